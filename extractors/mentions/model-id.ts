import { toModelId } from "@/lib/claim/model-id";
import { findLexiconEntry } from "../lexicon/match-lexicon";
import {
  BASE_MODEL_ADJECTIVES,
  BASELINE_ADJECTIVES,
  isSystemNoun,
  OWNERSHIP_ADJECTIVES,
} from "../words/baseline-words";
import { isLearnerNoun } from "../words/head-nouns";

/** "7B model", "27-billion-parameter agent": a size without a name, which means another model in each paper. */
const SIZE_ONLY = /^\d+(?:\.\d+)?\s?-?(?:[BMT]\b|billion|million)/i;

/** "the *strongest* open model": a rank marks a description. */
const RANK_ADJECTIVE = /^(?:best|worst|top|strongest|weakest|largest|smallest)(?:-|$)|-performing$/;

/** "70B", "deep", "fine-tuned": a size or a lower-case word, neither of which is a coined name. */
const DESCRIPTIVE_WORD = /^(?:\d+(?:\.\d+)?[BMT]|[\p{Ll}'’-]+)$/u;

const ACRONYM = /^(?:\p{Ll}+-)?\p{Lu}{2,}s?$/u;

/** "Existing", "Baseline", "LLMs": a generic word for systems, in any case. "KG-LLM" and "U-Net" are names. */
function isGenericWord(word: string): boolean {
  const lower = word.toLowerCase();
  const isKnown = [BASELINE_ADJECTIVES, BASE_MODEL_ADJECTIVES, OWNERSHIP_ADJECTIVES].some((words) => words.has(lower));
  return isKnown || (ACRONYM.test(word) && isSystemNoun(lower));
}

/** "best model", "clothing-only model", "untuned baseline": descriptions, which mean another model in each paper. "Random forest models" is a name. */
function isDescription(name: string): boolean {
  const words = name.split(/\s+/);
  const lower = name.toLowerCase().split(/\s+/);
  if (!isSystemNoun(lower.at(-1) ?? "")) return false;
  if (RANK_ADJECTIVE.test(lower[0] ?? "")) return true;
  if (lower.some((word) => findLexiconEntry(word)?.model || word.split("-").some(isLearnerNoun))) return false;
  return words.every((word) => DESCRIPTIVE_WORD.test(word) || isGenericWord(word));
}

/** Returns the id of a model, which is the same for all spellings; null for a bare size and for a description of a model. */
export function identifyModelName(name: string): string | null {
  return SIZE_ONLY.test(name) || isDescription(name) ? null : toModelId(name) || null;
}
