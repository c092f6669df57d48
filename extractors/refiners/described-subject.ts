import { METHOD_NOUNS, MODEL_NOUNS, TASK_NOUNS } from "../rules/cues";
import type { Draft, Filled } from "../rules/draft";
import { headOf, type Item, isClass } from "../rules/scene";
import { fillPhrase } from "./phrases";

/** Between a subject and its verb: "can effectively enhance", "not only improves". */
const AUXILIARY = /^(?:can|could|may|might|will|would|not|only|also|even|both|has|have|had|further|thus|alone)$|ly$/;
const BOUNDARY =
  /^(?:that|while|whereas|and|but|because|since|where|whether|when|as|if|find|show|shows|found|observe)$/;
const OPENS_BADLY =
  /^(?:the|a|an|our|its|their|this|these|those|we|it|they|i|he|she|both|all|most|some|many|several|such|each|any|no|more|which|there|here|what|how|for|in|on|at|by|with|from|using|under|across|to|of|than|over|between|through|after|during|despite|among|without|within|via|per|compared|based|given|evaluated|trained|tested|only|up|one|two|three|other|others|different|various|current|existing|recent|human|humans|people|participants|patients|users|men|women|students)$/;

/** Heads that are no doing of the paper's: what was found, measured or counted. */
const NO_DOING =
  /^(?:results?|experiments?|evaluations?|experimentation|analys[ei]s|stud(?:y|ies)|findings?|simulations?|performances?|improvements?|enhancements?|gains?|increases?|reductions?|comparisons?|ablations?|accurac(?:y|ies)|errors?|rates?|scores?|values?|levels?|numbers?|estimates?|predictions?|sizes?|costs?|time|times|latency|speed|quality|efficiency|data|samples?|work|works|state-of-the-art|baselines?|llms?|mllms?|vlms?|agents?|humans?|tests?|testing|validation|assessments?|investigations?|observations?|trials?|benchmarking|research|literature|evidence|measurements?|agreement|correlations?|precision|recall|coverage|success|throughput|consumption|usage|savings?|differences?|gaps?|share|portion|majority|percent|percentage|cases|questions|responses|answers|tokens|parameters|papers|authors|competition|case)$/;

/** "prompting boosts the recall": a word that may also be a noun is a verb where its object follows. */
const hasObject = (items: readonly Item[], at: number): boolean => {
  const next = items[at + 1];
  return (
    next !== undefined &&
    /^(?:word|mention)$/.test(next.kind) &&
    !isClass("preposition", next.lower) &&
    next.lower !== "and"
  );
};

/** Tasks that a score is reached in: "*reminder recognition* reached 89%". */
const TASK_HEAD =
  /^(?:recognition|matching|detection|classification|identification|retrieval|segmentation|prediction|localization|generation|verification|estimation|completion|diagnosis)$/;

/** The verb that governs a draft's number, and the item where it stands. */
function verbBefore(items: readonly Item[], first: number, floor: number): number | null {
  for (let i = first - 1; i >= Math.max(floor, first - 14); i--) {
    const item = items[i] as Item;
    if (item.kind === "quantity" || /^[;:.]$/.test(item.lower)) return null;
    const verb =
      item.kind === "word" &&
      (isClass("gain-verb", item.lower) || isClass("strong-score", item.lower) || /^helps?$/.test(item.lower)) &&
      !/ing$/.test(item.lower) &&
      (!isClass("gain-noun", item.lower) || hasObject(items, i));
    if (verb) return i;
  }
  return null;
}

/** Learners that are models whatever they are called: "logistic regression", "random forests", "a support vector machine". */
export const namesLearner = (head: string): boolean =>
  /^(?:regressions?|forests?|boosting|perceptrons?|trees?|machines?|ensembles?|lstms?|grus?|svms?|mlps?|cnns?|rnns?|gnns?|transformers?|autoencoders?)$/.test(
    head,
  );

/** A phrase, and whether it describes a model rather than a method. */
export interface Described {
  readonly phrase: Filled<string>;
  readonly model: boolean;
}

/**
 * What a clause without any name says achieved its number: "*prompt engineering* raises accuracy from …",
 * "*exposure to top-rated papers* cuts the spread by …". Bare noun phrases only: a determiner points at something
 * named elsewhere. Null where the subject is a finding, a metric, people, or named.
 */
export function describedSubject({ scene, first, before, gain }: Draft, floor: number): Described | null {
  const { items } = scene;
  const verb = verbBefore(items, first, floor);
  if (verb === null) return null;
  let to = verb - 1;
  while (to >= floor && AUXILIARY.test(items[to]?.lower ?? "")) to--;
  let from = to + 1;
  while (from - 1 >= floor && to - from < 7) {
    const item = items[from - 1] as Item;
    if (item.kind === "quantity" || (item.kind === "sign" && item.lower !== "-") || BOUNDARY.test(item.lower)) break;
    from--;
  }
  if (from > to || to - from > 6) return null;
  if (items[from]?.lower === "even") from += items[from + 1]?.lower === "the" ? 2 : 1;
  if (/^the$/.test(items[from]?.lower ?? "") && items[from + 1]?.lower === "proposed") from += 2;
  const phrase = items.slice(from, to + 1);
  if (OPENS_BADLY.test(phrase[0]?.lower ?? "") || phrase.some((i) => i.kind !== "word")) return null;
  if (/^[,(]$/.test(items[from - 1]?.lower ?? "") && from - 1 > 0 && /^\w+(?:ed|ing)$/.test(phrase[0]?.lower ?? ""))
    return null;
  const preposition = phrase.findIndex((i) => isClass("preposition", i.lower));
  const head = headOf(phrase[preposition > 0 ? preposition - 1 : phrase.length - 1]?.lower);
  if (
    NO_DOING.test(head) ||
    (TASK_HEAD.test(head) && !before && !gain) ||
    (METHOD_NOUNS.has(head) && phrase.length === 1) ||
    TASK_NOUNS.has(head)
  )
    return null;
  const model = namesLearner(head) || MODEL_NOUNS.has(head);
  if (phrase.length === 1 && MODEL_NOUNS.has(head)) return null;
  if (!model && phrase.length === 1 && !/-/.test(phrase[0]?.lower ?? "") && !/(?:ing|tion|ment)$/.test(head))
    return null;
  if (phrase.some((i) => /^(?:is|are|was|were|be|do|does|did|to|s|not)$/.test(i.lower) || /^'/.test(i.lower)))
    return null;
  if (phrase.some((i) => isClass("gain-verb", i.lower) || isClass("strong-score", i.lower))) return null;
  return { phrase: fillPhrase(scene, { from, to }), model };
}
