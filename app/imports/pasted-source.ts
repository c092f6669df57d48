import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { getSourceKind, toPastedName } from "@/lib/paper/source-kind";

const MAX_SHOWN_CHARS = 40;

/** Returns the source name of pasted text: its first words and a hash, so that the same text is the same source. */
export function toPastedSourceName(text: string): string {
  return toPastedName(`${shorten(text)} (${bytesToHex(sha256(utf8ToBytes(text.trim()))).slice(0, 6)})`);
}

function shorten(text: string): string {
  const line = text.slice(0, 400).replace(/\s+/g, " ").trim().replaceAll('"', "'");
  return line.length > MAX_SHOWN_CHARS ? `${line.slice(0, MAX_SHOWN_CHARS).replace(/\s\S*$/, "")} …` : line;
}

const HASH = / \([0-9a-f]{6}\)$/;

/**
 * Returns the name of pasted text after it was read: the title of its first paper and the number of the others, as a copied
 * page begins with menus. Other sources keep their names.
 */
export function toReadSourceName(name: string, titles: readonly string[], papers: number): string {
  const [title] = titles;
  const hash = HASH.exec(name)?.[0];
  if (getSourceKind(name) !== "pasted" || title === undefined || hash === undefined) return name;
  const others = papers > 1 ? ` and ${papers - 1} more` : "";
  return toPastedName(`${shorten(title)}${others}${hash}`);
}
