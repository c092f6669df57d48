import { createHash } from "node:crypto";
import type { Claim } from "@/lib/claim/claim";
import { parseBibliographyName } from "@/lib/paper/person-name";

type CitedPaper = Pick<Claim, "paper_id" | "paper_title" | "authors" | "published">;

/** Stop words at the beginning of titles. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(["a", "an", "the", "on", "in", "of", "for", "to", "and", "is", "are"]);

const toAsciiWord = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/ß/g, "ss")
    .replace(/[øØ]/g, "o")
    .replace(/[łŁ]/g, "l")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

/** Returns the lead name: "ito" of Ana Ito, "qwen" of the Qwen Team. */
function toLeadName(author: string): string {
  const { family, isGroup } = parseBibliographyName(author);
  return toAsciiWord(isGroup ? (family.split(/[\s,]/)[0] ?? "") : family);
}

/**
 * Returns the citation key of a paper: "bell2025owls-1f3c". It depends only on the paper, so it is the same in every
 * export; the four hexadecimal digits distinguish papers with otherwise equal keys.
 */
export function toCitationKey({ paper_id, paper_title, authors, published }: CitedPaper): string {
  const name = toLeadName(authors[0] ?? "") || "anon";
  const words = paper_title.split(/[\s:,/–—-]+/).map(toAsciiWord);
  const word = words.find((one) => one !== "" && !EMPTY_WORDS.has(one)) ?? "paper";
  const digits = createHash("sha256").update(paper_id).digest("hex").slice(0, 4);
  return `${name.slice(0, 30)}${published?.slice(0, 4) ?? ""}${word.slice(0, 30)}-${digits}`;
}
