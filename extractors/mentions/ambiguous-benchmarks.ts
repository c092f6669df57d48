import { getDeclaredClass, type LexiconMatch, matchLexicon } from "../lexicon/match-lexicon";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { BENCHMARK_NOUNS, TASK_NOUNS } from "../words/head-nouns";
import type { Mention } from "./mention";

/** Prepositions before dataset names: "on Texas", "across Texas and". */
const DATASET_PREPOSITION = /^(?:on|across|over|upon|including)$/;
/** Nouns after dataset names: "the Texas graph", "Habitat simulator". */
const DATASET_HEAD_NOUN =
  /^(?:graphs?|archive|repository|environments?|simulat(?:ors?|ions?)|games?|contests?|domain|test|train|training)$/;
const LIST_CONNECTOR = /^(?:,|and|&|\/|or)$/;

const isDataNoun = (word: string): boolean => BENCHMARK_NOUNS.has(word) || TASK_NOUNS.has(word);

/** True if the surrounding words mark an ambiguous name as a benchmark. */
function hasDatasetContext(
  text: string,
  tokens: readonly Token[],
  { last, surface }: LexiconMatch,
  index: number,
  before?: Mention,
): boolean {
  const word = (i: number): string => wordAt(tokens, i);
  const next = word(tokens[last + 1]?.kind === "number" ? last + 2 : last + 1);
  if (surface.includes(" ") || isDataNoun(next) || DATASET_HEAD_NOUN.test(next)) return true;
  let lead = index - 1;
  while (/^(?:the|both|our|[(:“"])$/.test(word(lead))) lead--;
  if (DATASET_PREPOSITION.test(word(lead)) || isDataNoun(word(lead))) return true;
  if (word(lead) === "in" && /^\p{Lu}{3,}$/u.test(surface)) return true;
  if (before?.kind === "benchmark" && before.last >= index - 3 && LIST_CONNECTOR.test(word(before.last + 1)))
    return true;
  return LIST_CONNECTOR.test(word(last + 1)) && matchLexicon(text, tokens, last + 2)?.entry.benchmark !== undefined;
}

/** True if a lexicon match has another meaning here: a term that the abstract spells out, or an ordinary word. */
export function hasOtherMeaning(
  text: string,
  tokens: readonly Token[],
  index: number,
  found: LexiconMatch,
  terms: ReadonlySet<string>,
  before: Mention | undefined,
): boolean {
  const { benchmark } = found.entry;
  if (!benchmark) return false;
  return (
    (terms.has(found.surface) && getDeclaredClass(found.surface) === null) ||
    (benchmark.common === true && !hasDatasetContext(text, tokens, found, index, before))
  );
}
