import { findLexiconEntry } from "../lexicon/match-lexicon";
import {
  BASE_MODEL_ADJECTIVES,
  BASELINE_ADJECTIVES,
  isSystemNoun,
  OWNERSHIP_ADJECTIVES,
} from "../words/baseline-words";
import { isLearnerNoun } from "../words/head-nouns";

/** "7B model", "27-billion-parameter agent": a size, not a name; it stands for another model in each paper. */
const SIZE_ONLY = /^\d+(?:\.\d+)?\s?-?(?:[BMT]\b|billion|million)/i;

/** "the *strongest* open model": the rank says which of some, in whatever words it goes on. */
const RANK_ADJECTIVE = /^(?:best|worst|top|strongest|weakest|largest|smallest)(?:-|$)|-performing$/;

/** "70B", "deep", "fine-tuned": a size, or small letters alone, which no coined name has. */
const DESCRIPTIVE_WORD = /^(?:\d+(?:\.\d+)?[BMT]|[\p{Ll}'’-]+)$/u;

const ACRONYM = /^(?:\p{Ll}+-)?\p{Lu}{2,}s?$/u;

/** "Existing", "Baseline", "LLMs": what the trade calls systems by, in capitals as well. "KG-LLM" and "U-Net" are names. */
function isGenericWord(word: string): boolean {
  const lower = word.toLowerCase();
  const known = [BASELINE_ADJECTIVES, BASE_MODEL_ADJECTIVES, OWNERSHIP_ADJECTIVES].some((words) => words.has(lower));
  return known || (ACRONYM.test(word) && isSystemNoun(lower));
}

/** "best model", "clothing-only model", "untuned baseline": each paper means another one. "Random forest models" are the same. */
function isDescription(name: string): boolean {
  const words = name.split(/\s+/);
  const lower = name.toLowerCase().split(/\s+/);
  if (!isSystemNoun(lower.at(-1) ?? "")) return false;
  if (RANK_ADJECTIVE.test(lower[0] ?? "")) return true;
  if (lower.some((word) => findLexiconEntry(word)?.model || word.split("-").some(isLearnerNoun))) return false;
  return words.every((word) => DESCRIPTIVE_WORD.test(word) || isGenericWord(word));
}

/** "Instruct-7B" is "7B-Instruct": what a model was trained to be stands behind its size in one id. */
const ROLE_BEFORE_SIZE = /-(instruct|chat|base|it)-(\d+(?:\.\d+)?[bm])(?![\p{L}\p{N}])/u;

/**
 * "Qwen2.5-VL-7B", "Qwen 2.5 VL 7B" → "qwen2.5-vl-7b": one id for the spellings of one model; null for a bare size and
 * for words that only describe a model.
 */
export function toModelId(name: string): string | null {
  if (SIZE_ONLY.test(name) || isDescription(name)) return null;
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.+]+/gu, "-")
    .replace(/^([a-z]+)-(\d)/, "$1$2")
    .replace(/^-+|-+$/g, "")
    .replace(ROLE_BEFORE_SIZE, "-$2-$1");
}
