/** "7B model", "27-billion-parameter agent": a size, not a name; it stands for another model in each paper. */
const SIZE_ONLY = /^\d+(?:\.\d+)?\s?-?(?:[BMT]\b|billion|million)/i;

/** "Instruct-7B" is "7B-Instruct": what a model was trained to be stands behind its size in one id. */
const ROLE_AHEAD = /-(instruct|chat|base|it)-(\d+(?:\.\d+)?[bm])(?![\p{L}\p{N}])/u;

/** "Qwen2.5-VL-7B", "Qwen 2.5 VL 7B" → "qwen2.5-vl-7b": one id for the spellings of one model; null for a bare size. */
export function modelId(name: string): string | null {
  if (SIZE_ONLY.test(name)) return null;
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.+]+/gu, "-")
    .replace(/^([a-z]+)-(\d)/, "$1$2")
    .replace(/^-+|-+$/g, "")
    .replace(ROLE_AHEAD, "-$2-$1");
}
