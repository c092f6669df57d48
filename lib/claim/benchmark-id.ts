import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { toCanonicalBenchmarkId } from "./benchmark-synonyms";

/** Signs that distinguish benchmarks ("HumanEval+", "C#") and their words in an id. */
const SIGN_WORDS: Readonly<Record<string, string>> = {
  "+": "plus",
  "#": "sharp",
  "@": "at",
  "&": "and",
  "²": "2",
  "³": "3",
};

/**
 * Returns the id of a benchmark, safe in a URL and free of commas: "MATH-500" and "Math 500" are `math-500`,
 * "HumanEval+" is `humaneval-plus`, "MS COCO" and "COCO" are `coco`. A short hash distinguishes names that ASCII cannot
 * represent ("τ-bench"). The function is idempotent.
 */
export function benchmarkId(name: string): string {
  const spoken = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[+#@&²³]/gu, (sign) => `-${SIGN_WORDS[sign]}-`)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
  const slug = spoken.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  const letters = spoken.replace(/[^\p{L}\p{N}\p{S}]/gu, "");
  if (slug !== "" && /^[\x20-\x7e]*$/.test(letters) && slug.length <= 80) return toCanonicalBenchmarkId(slug);
  const hash = bytesToHex(sha256(utf8ToBytes(letters))).slice(0, 8);
  return toCanonicalBenchmarkId([slug.slice(0, 60).replace(/-+$/, ""), hash].filter(Boolean).join("-"));
}
