import type { SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { BENCHMARK_NOUNS, METHOD_NOUNS, MODEL_NOUNS } from "../../words/head-nouns";
import { NUMBER_WORDS } from "../../words/number-words";
import { hasWordClass, isInWordClass, isScoreOrChangeVerb } from "../../words/word-classes";

/** Evaluative, comparative and function words before a metric that are not part of its name. */
const NON_METRIC_MODIFIER =
  /^(?:average|overall|mean|original|absolute|relative|further|significant|higher|lower|better|more|less|fewer|new|state-of-the-art|sota|best|top|highest|lowest|substantial|notable|its|their|our|the|a|an|final|reported|high|strong|improved|competitive|model|respective|corresponding|also|up|about|over|only|even|both|resulting|comparable|larger|smaller|near-zero|near-perfect|benchmark|strongest|greater|superior|impressive|remarkable|outstanding|commendable|maximum|peak|consistent|moderate|modest|striking|excellent|exceptional|considerable|additional|same|most|baseline|not|down|vs\.)$/;

/** Evaluative before a metric ("low test MSE", "a perfect recall"), but part of some terms ("low birth weight rate", "page good rate"). */
const AMBIGUOUS_ADJECTIVE = /^(?:low|good|perfect|solid|promising)$/;
const TERM_NOUN = /^(?:birth|grade|back|dose|risk|light|income|resource|match|outcome|fuel|density|frequency)$/;

/** True if a word before the head is not part of the metric's name. */
export const isNonMetricModifier = (items: readonly SentenceItem[], index: number): boolean => {
  const [before, word] = [items[index - 1], wordAt(items, index)];
  if (!AMBIGUOUS_ADJECTIVE.test(word)) return NON_METRIC_MODIFIER.test(word);
  const isOpening = before?.kind !== "word" || /^(?:an?|the|and)$|ly$/.test(before.lower);
  const isLed = before !== undefined && (hasWordClass("preposition", before) || isScoreOrChangeVerb(before.lower));
  const head = items[index + 1];
  const isPlain = head?.mention?.metric !== undefined && !GENERIC_MEASURE.test(head.lower);
  return (isOpening || isLed || isPlain) && !TERM_NOUN.test(head?.lower ?? "");
};

/** True for words of change or result ("raises", "gain", "reaches"), which are not part of a metric. */
export const isResultWord = (word: string): boolean =>
  ["gain-verb", "gain-noun", "score"].some((c) => isInWordClass(c, word));

/** Generic measure nouns that take a modifier: "memory *costs*". */
export const GENERIC_MEASURE = /^(?:costs?|overheads?|usage|consumption|times?|rates?|scores?|errors?)$/;

/** True for "rate" or "ratio" with a descriptive modifier: "sorting *rates*", "the hit-and-miss *ratio*". */
function isRateNoun(items: readonly SentenceItem[], index: number): boolean {
  const modifier = items[index - 1];
  return (
    /^(?:rates?|ratios?)$/.test(wordAt(items, index)) &&
    items[index]?.kind === "word" &&
    modifier?.kind === "word" &&
    /^[a-z-]{4,}$/.test(modifier.lower) &&
    !NON_METRIC_MODIFIER.test(modifier.lower) &&
    !NON_RESULT_RATE.test(modifier.lower) &&
    !isResultWord(modifier.lower)
  );
}

/** Modifiers of configured rates ("a *learning* rate"), and function words. */
const NON_RESULT_RATE =
  /^(?:learning|frame|sampling|update|growth|aspect|data|masking|dropout|compression|pruning|injection|this|that|these|those|similar|same|with|from|mean|than|over)$/;

/** True if an item is used as a metric, not as a modifier ("reward model") or as the unit of another number ("50 steps"). */
export const isMetricAt = (items: readonly SentenceItem[], index: number): boolean => {
  const metric = items[index]?.mention?.metric ?? null;
  if (isRateNoun(items, index)) return true;
  if (items[index]?.mention?.kind !== "metric") return false;
  if (items[index]?.lower === "scores" && (items[index + 1]?.quantity || RANK_WORD.test(wordAt(items, index + 1))))
    return false;
  if (
    items[index]?.lower === "score" &&
    /^(?:still|only|also|now|they|models|llms)$|ly$/.test(wordAt(items, index - 1))
  )
    return false;
  if (isFrequencyPhrase(items, index)) return false;
  const next = wordAt(items, index + 1);
  if (
    next === "loss" &&
    (items[index - 1]?.quantity || (items[index - 2]?.quantity && items[index - 1]?.kind === "word"))
  )
    return true;
  if (MODEL_NOUNS.has(next) || METHOD_NOUNS.has(next) || BENCHMARK_NOUNS.has(next) || MODIFIED_NOUN.test(next))
    return false;
  const preceding = items.slice(Math.max(0, index - 2), index);
  const isCounted =
    /^[kKMBT]?$/.test(items[index - 1]?.quantity?.unit ?? "-") &&
    !items[index - 1]?.quantity?.decimal &&
    metric !== null &&
    metric.kind !== "quality";
  const isCountedInWords =
    metric !== null && metric.kind !== "quality" && preceding.some((item) => NUMBER_WORDS.has(item.lower));
  return !isCounted && !isCountedInWords;
};

/** True for "time" as a frequency: "wrong 6% of the *time*". */
const isFrequencyPhrase = (items: readonly SentenceItem[], index: number): boolean =>
  items[index]?.lower === "time" && items[index - 1]?.lower === "the" && items[index - 2]?.lower === "of";

/** Nouns that a metric word merely modifies: "a *reward* source", "*error* codes", "a *memory* attack", "*error* detection". */
const MODIFIED_NOUN =
  /^(?:series|sources?|signals?|hack(?:s|ing)?|types?|codes?|attacks?|baselines?|analys[ei]s|patterns|functions?|intervals|targets?|classification|detection|recognition|prediction|estimation|assessment)$/;

/** Words after "scores" used as a verb: "scores highest at 30.6%". */
const RANK_WORD = /^(?:highest|lowest|best|worst|only|just|above|below|at|well)$/;

export const findFirstMetric = (items: readonly SentenceItem[], from: number, to: number): number | null => {
  for (let i = Math.max(0, from); i <= Math.min(to, items.length - 1); i++) if (isMetricAt(items, i)) return i;
  return null;
};

export const findLastMetric = (items: readonly SentenceItem[], from: number, to: number): number | null => {
  for (let i = to; i >= from; i--) if (isMetricAt(items, i)) return i;
  return null;
};
