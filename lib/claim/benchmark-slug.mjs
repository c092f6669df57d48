// JavaScript, because the build step of the lexicon computes ids of aliases before there is any TypeScript to run.

/** Signs that distinguish benchmarks ("HumanEval+", "C#") and their words in an id. */
const SIGN_WORDS = new Map([
  ["+", "plus"],
  ["#", "sharp"],
  ["@", "at"],
  ["&", "and"],
  ["²", "2"],
  ["³", "3"],
]);

/**
 * Returns the id of a benchmark name, derived from its spelling alone: "math-500" for "Math 500", "humaneval-plus" for
 * "HumanEval+". Names that ASCII cannot express ("τ-bench") get a hash of eight digits.
 * @param {string} name
 * @param {(text: string) => string} sha256 SHA-256 of a text in UTF-8, in hexadecimal
 */
export function toBenchmarkSlug(name, sha256) {
  const expanded = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[+#@&²³]/gu, (sign) => `-${SIGN_WORDS.get(sign)}-`)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
  const slug = expanded.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  const letters = expanded.replace(/[^\p{L}\p{N}\p{S}]/gu, "");
  if (slug !== "" && /^[\x20-\x7e]*$/.test(letters) && slug.length <= 80) return slug;
  return [slug.slice(0, 60).replace(/-+$/, ""), sha256(letters).slice(0, 8)].filter(Boolean).join("-");
}
