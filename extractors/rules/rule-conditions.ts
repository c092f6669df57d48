import { hasKind } from "../mentions/mention";
import { wordAt } from "../text/word-at";
import { hasWordClass, isInWordClass } from "../words/word-classes";
import type { QuantityStatuses } from "./classify-quantities";
import { findHeadVerb } from "./head-verb";
import { isBracket, isReportVerb, type SentenceItem } from "./sentence-context";

/** A match of a rule's pattern in a sentence. */
export interface RuleMatchContext {
  readonly items: readonly SentenceItem[];
  readonly statuses: QuantityStatuses;
  /** Items of the pattern, both inclusive. */
  readonly first: number;
  readonly last: number;
  /** Items of the captured trigger and gain; -1 if the pattern captures none. */
  readonly trigger: number;
  readonly gain: number;
}

/** "ranging from 3 to 7": the two ends of a range. */
const RANGE_WORD = /^(?:ranging|ranges?|ranged|varying|varies|vary|spanning|spans?|anywhere|sampled)$/;

/** "readers of *sizes from* 3 to 7", but not "it cuts the mean set *size from* 4.8 to 2.1": a range of sizes without a verb of change. */
const isSizeRange = (items: readonly SentenceItem[], first: number): boolean =>
  /^sizes?$/.test(wordAt(items, first - 1)) && findHeadVerb(items, first) === null;

/** "IoU thresholds (0.1 to 0.5)", "correlations (0.28 to 0.32)": the bracket states a range. */
const RANGE_NOUN =
  /^(?:thresholds?|correlations?|ranges?|sizes?|terms?|horizons?|methods|models|baselines|dramatically|widely)$/;

/** "*varying* the depth from 1 to 4", "*spanning* heights from 80 m to 300 m", "*sweeping* all levels from 2 to 9": a parameter sweep, with no result verb between. */
function isSweptParameter(items: readonly SentenceItem[], first: number): boolean {
  const ahead = items.slice(Math.max(0, first - 10), first);
  const sweeps = ahead.findLastIndex((item) =>
    /^(?:varying|sweeping|sweeps?|swept|spanning|covering|ranging)$/.test(item.lower),
  );
  return (
    sweeps >= 0 &&
    !ahead.slice(sweeps + 1).some((item) => item.quantity || /^[,.;:()]$/.test(item.lower) || isReportVerb(item))
  );
}

/** "95% accuracy and *substantial* improvements", "and closing *the* gap", "and *greater* gains on": a new phrase begins. */
const PHRASE_START =
  /^(?:a|an|the|substantial|significant|notable|marked|considerable|strong|consistent|large|clear|meaningful|greater|larger|higher|better|stronger|smaller|lower|bigger)$/;

/** "a 3x speedup *while* keeping a score of 30", "gains *when* asked for a window of 5": the number after it is not the size of the change. */
const OTHER_PHRASE_START = /^(?:with|while|given|when)$/;

/** "and *cuts* latency", "and *GPT-4o* drops", "and *a* clear gain": true if a new phrase or clause begins after "and". */
const startsPhrase = (behind: readonly SentenceItem[]): boolean =>
  behind.length === 0 ||
  hasKind(behind[0]?.mention, "model", "proposed") ||
  behind.some((j) => PHRASE_START.test(j.lower));

/** "gains *of* 3% and", "and memory savings *of* 30%": true if the number belongs to the noun directly before it, or the trigger has another number after it. */
const hasSeparateSize = (items: readonly SentenceItem[], gain: number, trigger: number): boolean => {
  const wordsAfterTrigger = items.slice(trigger + 1, trigger + 5);
  const size = wordsAfterTrigger.findIndex((item) => item.quantity);
  const isSizedAfter =
    size > 0 &&
    wordsAfterTrigger.slice(0, size).every((item) => /^(?:of|by|up|to|about|over|around|nearly)$/.test(item.lower));
  const of = items.slice(Math.max(0, gain - 3), gain).findLastIndex((item) => item.lower === "of");
  return isSizedAfter || (of >= 0 && isInWordClass("gain-noun", wordAt(items, Math.max(0, gain - 3) + of - 1)));
};

/** "over 90 days *demonstrates* clear gains": a verb with the noun of change as its object; not "12 points *yield* gains". */
const isReportingVerb = (item: SentenceItem): boolean =>
  item.kind === "word" &&
  /(?:[^s]s|ed)$/.test(item.lower) &&
  item.lower !== "scores" &&
  hasWordClass("strong-score", item);

/** "*as* maps grow": "as" opens a subordinate clause; not in "as well as", "such as" nor "serves as". */
const startsAsClause = (items: readonly SentenceItem[], index: number): boolean =>
  wordAt(items, index) === "as" &&
  wordAt(items, index + 1) !== "well" &&
  !/^(?:well|such|same|much|many|far|long|high|low|known|serv|us|act|treat|defin|measur)(?:e?s|ing|ed|e)?$/.test(
    wordAt(items, index - 1),
  );

/** "expands the set", "doubles the rank": verbs for enlarging an input, not for reaching a result. */
const ENLARGEMENT_VERB = /^(?:expand|doubl|tripl|quadrupl)(?:e?s|ing|ed|e)?$/;

/** "*log* loss", "recall of 0.86, loss": not "an accuracy loss", "a small loss", "loss". */
const isKindOfLoss = (ahead: SentenceItem | undefined): boolean =>
  ahead?.lower === "," ||
  (ahead?.kind === "word" &&
    !/^(?:an?|the|no|its|any|and|or|with|of|only|just|performance|quality|utility|accuracy|precision|recall|information)$/.test(
      ahead.lower,
    ) &&
    !isInWordClass("adjective", ahead.lower) &&
    !isReportVerb(ahead));

/** "0.12 and 0.08 both *fall short*", "35% *fall in* the second kind": a verb of location; not "a 5% fall in cost". */
const isLocativeFall = (items: readonly SentenceItem[], gain: number, trigger: number): boolean =>
  wordAt(items, trigger) === "fall" &&
  (/^(?:short|into|within|below|outside)$/.test(wordAt(items, trigger + 1)) ||
    (wordAt(items, trigger + 1) === "in" && !/^(?:an?|the|with|by|of)$/.test(wordAt(items, gain - 1))));

/** True for a percentage or a decimal. */
const isPreciseValue = ({ quantity }: SentenceItem): boolean => quantity?.decimal === true || quantity?.unit === "%";

/** True for a number with a unit or a decimal point. */
const hasUnitOrDecimals = ({ quantity }: SentenceItem): boolean =>
  quantity !== undefined && (quantity.decimal || quantity.unit !== "");

/** Conditions that a rule may list besides its pattern; a match counts only if all of them hold. */
export const RULE_CONDITIONS = {
  /** "ranging from 54 to 784", "sizes from 3 to 7", "varying the depth from 1 to 4": a range, not a change. */
  "not-range": ({ items, first }) =>
    !RANGE_WORD.test(wordAt(items, first - 1)) && !isSizeRange(items, first) && !isSweptParameter(items, first),

  /** "sizes (10 to 50)", "strong correlations (0.82 to 0.99)": the bracket states a range. */
  "not-after-range-noun": ({ items, first }) => !RANGE_NOUN.test(wordAt(items, first - 1)),

  /** "(recall 0.4 to 0.6; precision 0.5 to 0.7)": only inside a bracket. */
  "in-bracket": ({ items, first }) => items.slice(0, first + 1).findLast(isBracket)?.lower === "(",

  /** "a 512 → 768 map", "1 → 0 flips": two whole numbers before a noun, without a word of change, modify the noun. */
  "not-noun-modifier": ({ items, first, last }) =>
    findHeadVerb(items, first) !== null ||
    items.slice(first, last + 1).some(hasUnitOrDecimals) ||
    items[last + 1]?.kind !== "word" ||
    hasWordClass("preposition", items[last + 1]) ||
    /^(?:and|or|while|but)$/.test(wordAt(items, last + 1)),

  /** "from 54 to 784 dimensions": two ends are a change only after a verb of movement, or if a metric is stated as a percentage or decimal. */
  "has-change-or-metric": ({ items, first, last }) =>
    findHeadVerb(items, first) !== null ||
    items
      .slice(Math.max(0, first - 12), last + 6)
      .some(
        (item) =>
          (item.mention?.kind === "metric" && items.slice(first, last + 1).some(isPreciseValue)) ||
          (item.kind === "word" && hasWordClass("move-verb", item)),
      ),

  /** "expands the set from 500 to 900 letters", "as maps grow from 5 to 90 rooms": whole numbers state the size of an input. */
  "not-input-size": ({ items, first, last }) => {
    const verb = findHeadVerb(items, first);
    if (verb === null || items.slice(first, last + 1).some(isPreciseValue)) return true;
    const from = Math.max(0, verb - 7);
    return (
      !ENLARGEMENT_VERB.test(wordAt(items, verb)) &&
      !items.slice(from, verb).some((_, k) => startsAsClause(items, from + k))
    );
  },

  /** "to 70% from 60% on one set and to 58% on another": if a value precedes "from", the number after it belongs to that value. */
  "not-after-value": ({ items, first }) => !(items[first - 1]?.quantity && wordAt(items, first - 2) === "to"),

  /** ", 7.1% to 6.0% on another": continues a list that an earlier "from" with a number opens; not "across sweeps of width from 1 to 3, depth from 3 to 9". */
  "after-from": ({ items, first }) =>
    items
      .slice(0, first)
      .some(
        (item, index) =>
          item.lower === "from" &&
          items.slice(index + 1, index + 5).some((q) => q.quantity) &&
          !isSweptParameter(items, index),
      ),

  /** "(0.63 vs. 0.55 on one set *and* 0.73 vs.": continues an earlier pair in the same bracket. */
  "after-versus-in-bracket": ({ items, first }) => {
    const open = items.slice(0, first).findLastIndex(isBracket);
    const pair = items.slice(open + 1, first).findIndex((item) => /^(?:vs\.?|versus)$/.test(item.lower));
    return (
      wordAt(items, open) === "(" && pair > 0 && items.slice(open + 1, open + 1 + pair).some((item) => item.quantity)
    );
  },

  /** "95% accuracy and substantial improvements", "95% accuracy but lower gains", "0.85 (an improvement", "rated 80% good, a clear gain", "22 small readers show *the* gap", "over 90 days *demonstrates* clear gains": rejects these: the noun belongs to the next phrase. */
  "same-phrase": ({ items, gain, trigger }) =>
    !isLocativeFall(items, gain, trigger) &&
    !items
      .slice(gain + 1, trigger)
      .some(
        (item, k, all) =>
          (item.lower === "(" && !all.slice(k).some((j) => j.lower === ")")) ||
          /^(?:but|while|an?|the)$/.test(item.lower) ||
          isReportingVerb(item) ||
          (item.lower === "and" && (startsPhrase(all.slice(k + 1, k + 3)) || hasSeparateSize(items, gain, trigger))),
      ),

  /** "Orion (64.0) lead": the number in the bracket belongs to the name, not to the word after it. */
  "not-score-of-name": ({ items, gain }) =>
    !(items[gain - 1]?.lower === "(" && items[gain + 1]?.lower === ")" && items[gain - 2]?.mention !== undefined),

  /** "improves trees and plain tuning up to 10%": a long object is allowed only before "up to", and may not contain another verb. */
  "object-between": ({ items, gain, trigger }) =>
    (gain - trigger < 6 || items[gain]?.quantity?.qualifier === "up to") &&
    !items
      .slice(trigger + 1, gain)
      .some((item) => item.kind === "word" && (hasWordClass("strong-score", item) || hasWordClass("keep-verb", item))),

  /** "improvements on both sets (10.3% vs. 7.5%)": the bracket compares two values. */
  "not-comparison": ({ items, gain }) => {
    const behind = items.slice(gain + 1, gain + 8);
    const end = behind.findIndex((item) => /^[);]$/.test(item.lower));
    return !behind.slice(0, end < 0 ? 8 : end).some((item) => /^(?:vs|vs\.|versus)$/.test(item.lower));
  },

  /** "tied to the learning gain (r = 0.28)": a single letter before "=" denotes a statistic. */
  "not-statistic": ({ items, gain }) => wordAt(items, gain - 1) !== "=" || !/^[a-zρτη]$/.test(wordAt(items, gain - 2)),

  /** "a 24% improvement over the plain reader (41% recall)": the noun already has a size, so the bracket states a value; not "(up to 30%)". */
  "trigger-without-size": ({ items, gain, trigger }) =>
    items[gain]?.quantity?.sign !== "" ||
    items[gain]?.quantity?.qualifier != null ||
    !items
      .slice(Math.max(0, trigger - 4), trigger)
      .some((item) => /^(?:%|points|times)$/.test(item.quantity?.unit ?? "")),

  /** "improvements with a window of 5", "a 3x speedup while it keeps a score of 30", "drops to an average of 20%": the number belongs to the next phrase. */
  "no-phrase-between": ({ items, gain, trigger }) =>
    !items
      .slice(trigger + 1, gain)
      .some(
        (item, k, all) =>
          OTHER_PHRASE_START.test(item.lower) ||
          (item.lower === "and" && (/^an?$/.test(wordAt(all, k + 1)) || all.slice(k + 1).some(isReportVerb))) ||
          (item.lower === "to" && /^an?$/.test(wordAt(all, k + 1))),
      ),

  /** "gaps are common: 96% of them", "the gap by adding Tide: 38 hours": a colon connects noun and size only without a verb between. */
  "no-verb-before-colon": ({ items, gain, trigger }) =>
    wordAt(items, gain - 1) !== ":" ||
    !items
      .slice(trigger + 1, gain)
      .some(
        (item, k, all) =>
          item.kind === "word" && (/^(?:is|are|was|were)$/.test(item.lower) || wordAt(all, k - 1) === "by"),
      ),

  /** "as the depth increases *from* 5 *to* 90": the start of a change is not its size. */
  "not-start-of-change": ({ items, gain }) =>
    wordAt(items, gain - 1) !== "from" || !(wordAt(items, gain + 1) === "to" && items[gain + 2]?.quantity),

  /** "an F1 of 0.88, a *log loss* of 0.18": a number without a unit after a kind of loss is its value, not the size of a decrease. */
  "not-loss-metric": ({ items, gain, trigger }) =>
    wordAt(items, trigger) !== "loss" ||
    items[gain]?.quantity?.unit !== "" ||
    items[gain]?.quantity?.qualifier != null ||
    !isKindOfLoss(items[trigger - 1]),

  /** "a *lead time* of 40 min", "*cut times* of 3 s": a metric whose name begins with a word of change. */
  "not-lead-time": ({ items, trigger }) => !/^times?$/.test(wordAt(items, trigger + 1)),

  /** "0.94 (from 0.87)", not "5 points (from 3 runs)": two percentages, or two decimals. */
  "same-scale": ({ items, first, last }) => {
    const [a, b] = items.slice(first, last + 1).flatMap((item) => item.quantity ?? []);
    return a !== undefined && a.unit === b?.unit && (a.unit === "%" || (a.decimal && b.decimal));
  },

  /** "0.5 s ahead", "3 hours behind": a time difference, not a gain. */
  "not-time-difference": ({ items, statuses, gain, trigger }) =>
    !(/^(?:ahead|behind)$/.test(wordAt(items, trigger)) && statuses.get(gain)?.status === "soft"),

  /** "back by 26 years", "error reduction over 1-7 days": a calendar period. */
  "not-calendar-unit": ({ items, gain }) =>
    !/^(?:years?|months?|weeks?|days?)$/i.test(items[gain]?.quantity?.unit ?? ""),

  /** Only a range: "18% to 51%". */
  range: ({ items, gain }) => items[gain]?.quantity?.max != null,

  /** Only a number with a unit or a sign; others are too ambiguous. */
  "unit-or-sign": ({ items, gain }) => items[gain]?.quantity?.unit !== "" || items[gain]?.quantity?.sign !== "",

  /** Only "up to 30%". */
  "up-to": ({ items, gain }) => items[gain]?.quantity?.qualifier === "up to",

  /** "by 9.8%", or a decimal before a metric: "by 0.03 RMSE". */
  "percent-or-metric": ({ items, gain }) =>
    items[gain]?.quantity?.unit === "%" ||
    (items[gain]?.quantity?.decimal === true && items[gain + 1]?.mention?.kind === "metric"),

  /** Only a percentage. */
  percent: ({ items, gain }) => items[gain]?.quantity?.unit === "%",

  /** Only a number with a qualifier: "over 25%", "up to 40%". */
  qualified: ({ items, gain }) => items[gain]?.quantity?.qualifier != null,

  /** "stays in a narrow 28-40% band": after an article the trigger is a modifier. */
  "trigger-is-verb": ({ items, trigger }) => !/^(?:a|an|the)$/.test(wordAt(items, trigger - 1)),

  /** "two minutes more", "degrades above 1500 m", "over rough ground (up to 4 cm)": a duration, a position or a height, not the size of a change. */
  "not-physical-unit": ({ items, gain }) => /^(?:%|points|times|dB|)$/.test(items[gain]?.quantity?.unit ?? ""),

  /** "the agents fall below 2%": an upper bound after a verb is a value, not the size of a change. */
  "not-upper-bound": ({ items, gain, trigger }) =>
    items[gain]?.quantity?.qualifier !== "under" || !hasWordClass("gain-verb", items[trigger]),
} satisfies Readonly<Record<string, (place: RuleMatchContext) => boolean>>;

export type RuleCondition = keyof typeof RULE_CONDITIONS;
