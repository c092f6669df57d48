import { isLearner } from "../rules/cues";
import { BASE_ADJECTIVES, isSystemNoun, OWNER_ADJECTIVES, RIVAL_ADJECTIVES } from "../rules/rival-words";
import { lookUp } from "./match-lexicon";

/** "7B model", "27-billion-parameter agent": a size, not a name; it stands for another model in each paper. */
const SIZE_ONLY = /^\d+(?:\.\d+)?\s?-?(?:[BMT]\b|billion|million)/i;

/** "the *strongest* open model": the rank says which of some, in whatever words it goes on. */
const RANK = /^(?:best|worst|top|strongest|weakest|largest|smallest)(?:-|$)|-performing$/;

/** "70B", "deep", "fine-tuned": a size, or small letters alone, which no coined name has. */
const PLAIN = /^(?:\d+(?:\.\d+)?[BMT]|[\p{Ll}'’-]+)$/u;

const ACRONYM = /^(?:\p{Ll}+-)?\p{Lu}{2,}s?$/u;

/** "Existing", "Baseline", "LLMs": what the trade calls systems by, in capitals as well. "KG-LLM" and "U-Net" are names. */
function isTradeWord(word: string): boolean {
  const lower = word.toLowerCase();
  const known = [RIVAL_ADJECTIVES, BASE_ADJECTIVES, OWNER_ADJECTIVES].some((words) => words.has(lower));
  return known || (ACRONYM.test(word) && isSystemNoun(lower));
}

/** "best model", "clothing-only model", "untuned baseline": each paper means another one. "Random forest models" are the same. */
function isDescription(name: string): boolean {
  const words = name.split(/\s+/);
  const lower = name.toLowerCase().split(/\s+/);
  if (!isSystemNoun(lower.at(-1) ?? "")) return false;
  if (RANK.test(lower[0] ?? "")) return true;
  if (lower.some((word) => lookUp(word)?.model || word.split("-").some(isLearner))) return false;
  return words.every((word) => PLAIN.test(word) || isTradeWord(word));
}

/** "Instruct-7B" is "7B-Instruct": what a model was trained to be stands behind its size in one id. */
const ROLE_AHEAD = /-(instruct|chat|base|it)-(\d+(?:\.\d+)?[bm])(?![\p{L}\p{N}])/u;

/**
 * "Qwen2.5-VL-7B", "Qwen 2.5 VL 7B" → "qwen2.5-vl-7b": one id for the spellings of one model; null for a bare size and
 * for words that only describe a model.
 */
export function modelId(name: string): string | null {
  if (SIZE_ONLY.test(name) || isDescription(name)) return null;
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.+]+/gu, "-")
    .replace(/^([a-z]+)-(\d)/, "$1$2")
    .replace(/^-+|-+$/g, "")
    .replace(ROLE_AHEAD, "-$2-$1");
}
