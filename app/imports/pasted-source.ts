import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { toPastedName } from "@/lib/paper/source-kind";

const MAX_SHOWN_CHARS = 40;

/** Returns the source name of pasted text: its first words and a hash, so that the same text is the same source. */
export function toPastedSourceName(text: string): string {
  const line = text.slice(0, 400).replace(/\s+/g, " ").trim().replaceAll('"', "'");
  const words = line.length > MAX_SHOWN_CHARS ? `${line.slice(0, MAX_SHOWN_CHARS).replace(/\s\S*$/, "")} …` : line;
  return toPastedName(`${words} (${bytesToHex(sha256(utf8ToBytes(text.trim()))).slice(0, 6)})`);
}
