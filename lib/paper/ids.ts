import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { ExtractedClaim } from "../claim/claim";

const shortHash = (text: string, length: number): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, length);

/**
 * A title without what differs between copies of it: case, LaTeX, punctuation, spacing, accents.
 * `normalizeTitle("The {C}limb:  a $k$-NN study.")` is `"the climb a k nn study"`.
 */
export function normalizeTitle(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\\[a-zA-Z]+|[{}$]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * Id of a paper: a readable slug of its title and a hash, the same from whichever source the title comes,
 * and safe in a URL: "unsupervised-post-training-for-multi-3f9a1c2b".
 */
export function toPaperId(title: string): string {
  const key = normalizeTitle(title);
  const slug = key
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40)
    .replace(/-+$/, "");
  return `${slug || "paper"}-${shortHash(key, 10)}`;
}

/** Id of a claim: the same paper, sentence and numbers give the same id with any version of the extractor. */
export function toClaimId(
  paper: string,
  claim: Pick<ExtractedClaim, "sentence" | "before" | "after" | "of" | "gain" | "gain_max">,
  /** Counts claims of one sentence whose numbers are the same, from 0. */
  repeat = 0,
): string {
  const { sentence, before, after, of, gain, gain_max } = claim;
  const key = JSON.stringify([paper, sentence.replace(/\s+/g, " ").trim(), before, after, of, gain, gain_max, repeat]);
  return shortHash(key, 20);
}
