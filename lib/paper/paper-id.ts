import { shortHash } from "../format/short-hash";

/**
 * Normalizes a title: removes case, LaTeX, punctuation, extra spaces and accents. `normalizeTitle("The {C}limb:  a
 * $k$-NN study.")` is `"the climb a k nn study"`.
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
 * Returns the id of a paper: a readable slug of its title and a hash, independent of the source and safe in a URL:
 * "unsupervised-post-training-for-multi-3f9a1c2b".
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
