import { hasKind } from "../mentions/mention";
import { wordAt } from "../text/word-at";
import { isInWordClass } from "../words/word-classes";
import type { QuantityStatuses } from "./classify-quantities";
import { findHeadVerb } from "./head-verb";
import { isReportVerb, type SentenceItem } from "./sentence-context";

/** A place where a rule's pattern fits. */
export interface RuleMatchContext {
  readonly items: readonly SentenceItem[];
  readonly statuses: QuantityStatuses;
  /** Items of the pattern, both inclusive. */
  readonly first: number;
  readonly last: number;
  /** Items of the captured cue and gain; -1 where the pattern captures none. */
  readonly trigger: number;
  readonly gain: number;
}

/** "ranging from 3 to 7": the two ends of a range. */
const RANGE_WORD = /^(?:ranging|ranges?|ranged|varying|varies|vary|spanning|spans?|anywhere|sampled)$/;

/** "readers of *sizes from* 3 to 7", but not "it cuts the mean set *size from* 4.8 to 2.1": how large the things are, where nothing changes it. */
const isSizeRange = (items: readonly SentenceItem[], first: number): boolean =>
  /^sizes?$/.test(wordAt(items, first - 1)) && findHeadVerb(items, first) === null;

/** "IoU thresholds (0.1 to 0.5)", "correlations (0.28 to 0.32)": the bracket says how far these reach. */
const RANGE_NOUN =
  /^(?:thresholds?|correlations?|ranges?|sizes?|terms?|horizons?|methods|models|baselines|dramatically|widely)$/;

/** "*varying* the depth from 1 to 4", "*spanning* heights from 80 m to 300 m", "*sweeping* all levels from 2 to 9": what a study goes through, with no verb of a result between. */
function isSweptParameter(items: readonly SentenceItem[], first: number): boolean {
  const ahead = items.slice(Math.max(0, first - 10), first);
  const sweeps = ahead.findLastIndex((i) =>
    /^(?:varying|sweeping|sweeps?|swept|spanning|covering|ranging)$/.test(i.lower),
  );
  return (
    sweeps >= 0 && !ahead.slice(sweeps + 1).some((i) => i.quantity || /^[,.;:()]$/.test(i.lower) || isReportVerb(i))
  );
}

/** "95% accuracy and *substantial* improvements", "and closing *the* gap", "and *greater* gains on": a phrase of its own begins. */
const PHRASE_START =
  /^(?:a|an|the|substantial|significant|notable|marked|considerable|strong|consistent|large|clear|meaningful|greater|larger|higher|better|stronger|smaller|lower|bigger)$/;

/** "a 3x speedup *while* keeping a score of 30", "gains *when* asked for a window of 5": what follows is no size of the change. */
const OTHER_PHRASE_START = /^(?:with|while|given|when)$/;

/** "and *cuts* latency", "and *GPT-4o* drops", "and *a* clear gain": whether a phrase or a clause of its own begins behind "and". */
const startsPhrase = (behind: readonly SentenceItem[]): boolean =>
  behind.length === 0 ||
  hasKind(behind[0]?.mention, "model", "proposed") ||
  behind.some((j) => PHRASE_START.test(j.lower));

/** "gains *of* 3% and", "and memory savings *of* 30%": the noun right before a number, or the one right behind, has it for its own. */
const hasSizeOfItsOwn = (items: readonly SentenceItem[], gain: number, trigger: number): boolean => {
  const wordsAfterTrigger = items.slice(trigger + 1, trigger + 5);
  const size = wordsAfterTrigger.findIndex((i) => i.quantity);
  const sizedBehind =
    size > 0 &&
    wordsAfterTrigger.slice(0, size).every((i) => /^(?:of|by|up|to|about|over|around|nearly)$/.test(i.lower));
  const of = items.slice(Math.max(0, gain - 3), gain).findLastIndex((i) => i.lower === "of");
  return sizedBehind || (of >= 0 && isInWordClass("gain-noun", wordAt(items, Math.max(0, gain - 3) + of - 1)));
};

/** "over 90 days *demonstrates* clear gains": a verb whose object the noun of change is; not "12 points *yield* gains". */
const isReportingVerb = (i: SentenceItem): boolean =>
  i.kind === "word" && /(?:[^s]s|ed)$/.test(i.lower) && i.lower !== "scores" && isInWordClass("strong-score", i.lower);

/** "*as* maps grow": the word that opens a clause of what goes along; not "as well as", "such as" nor "serves as". */
const startsAsClause = (items: readonly SentenceItem[], at: number): boolean =>
  wordAt(items, at) === "as" &&
  wordAt(items, at + 1) !== "well" &&
  !/^(?:well|such|same|much|many|far|long|high|low|known|serv|us|act|treat|defin|measur)(?:e?s|ing|ed|e)?$/.test(
    wordAt(items, at - 1),
  );

/** "expands the set", "doubles the rank": a verb of what a work makes larger, not of what it reaches. */
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

/** "0.12 and 0.08 both *fall short*", "35% *fall in* the second kind": a verb says where things lie; not "a 5% fall in cost". */
const isLocativeFall = (items: readonly SentenceItem[], gain: number, trigger: number): boolean =>
  wordAt(items, trigger) === "fall" &&
  (/^(?:short|into|within|below|outside)$/.test(wordAt(items, trigger + 1)) ||
    (wordAt(items, trigger + 1) === "in" && !/^(?:an?|the|with|by|of)$/.test(wordAt(items, gain - 1))));

/** A percentage, or a number told to a decimal. */
const isPreciseValue = ({ quantity }: SentenceItem): boolean => quantity?.decimal === true || quantity?.unit === "%";

/** A number that is more than a bare whole one. */
const hasUnitOrDecimals = ({ quantity }: SentenceItem): boolean =>
  quantity !== undefined && (quantity.decimal || quantity.unit !== "");

/** What must hold beside the pattern of a rule that lists it. Each says in its name what it asks. */
export const RULE_CONDITIONS = {
  /** "ranging from 54 to 784", "sizes from 3 to 7", "varying the depth from 1 to 4": two ends and no change. */
  "not-range": ({ items, first }) =>
    !RANGE_WORD.test(wordAt(items, first - 1)) && !isSizeRange(items, first) && !isSweptParameter(items, first),

  /** "sizes (10 to 50)", "strong correlations (0.82 to 0.99)": a bracket with two ends of a range. */
  "not-after-range": ({ items, first }) => !RANGE_NOUN.test(wordAt(items, first - 1)),

  /** "(recall 0.4 to 0.6; precision 0.5 to 0.7)": each part of a bracket, and nothing outside of it. */
  "in-brackets": ({ items, first }) => items.slice(0, first + 1).findLast((i) => /^[()]$/.test(i.lower))?.lower === "(",

  /** "a 512 → 768 map", "1 → 0 flips": two whole numbers before a noun, with no word of change, say of what kind it is. */
  "not-ordinal-step": ({ items, first, last }) =>
    findHeadVerb(items, first) !== null ||
    items.slice(first, last + 1).some(hasUnitOrDecimals) ||
    items[last + 1]?.kind !== "word" ||
    isInWordClass("preposition", wordAt(items, last + 1)) ||
    /^(?:and|or|while|but)$/.test(wordAt(items, last + 1)),

  /** "from 54 to 784 dimensions": two ends are a change only where something rises or falls, or a metric is told in shares or decimals. */
  "has-changing-subject": ({ items, first, last }) =>
    findHeadVerb(items, first) !== null ||
    items
      .slice(Math.max(0, first - 12), last + 6)
      .some(
        (i) =>
          (i.mention?.kind === "metric" && items.slice(first, last + 1).some(isPreciseValue)) ||
          (i.kind === "word" && isInWordClass("move-verb", i.lower)),
      ),

  /** "expands the set from 500 to 900 letters", "as maps grow from 5 to 90 rooms": whole numbers tell how much was put in. */
  "not-input": ({ items, first, last }) => {
    const verb = findHeadVerb(items, first);
    if (verb === null || items.slice(first, last + 1).some(isPreciseValue)) return true;
    const from = Math.max(0, verb - 7);
    return (
      !ENLARGEMENT_VERB.test(wordAt(items, verb)) &&
      !items.slice(from, verb).some((_, k) => startsAsClause(items, from + k))
    );
  },

  /** "to 70% from 60% on one set and to 58% on another": a value before "from" has the number behind it as its own. */
  "no-value-before": ({ items, first }) => !(items[first - 1]?.quantity && wordAt(items, first - 2) === "to"),

  /** ", 7.1% to 6.0% on another": a list that an earlier "from" with its number leads; not "across sweeps of width from 1 to 3, depth from 3 to 9". */
  "after-from": ({ items, first }) =>
    items
      .slice(0, first)
      .some(
        (i, at) =>
          i.lower === "from" && items.slice(at + 1, at + 5).some((q) => q.quantity) && !isSweptParameter(items, at),
      ),

  /** "(0.63 vs. 0.55 on one set *and* 0.73 vs.": an earlier pair in the bracket that holds the place. */
  "after-versus-in-brackets": ({ items, first }) => {
    const open = items.slice(0, first).findLastIndex((i) => /^[()]$/.test(i.lower));
    const pair = items.slice(open + 1, first).findIndex((i) => /^(?:vs\.?|versus)$/.test(i.lower));
    return wordAt(items, open) === "(" && pair > 0 && items.slice(open + 1, open + 1 + pair).some((i) => i.quantity);
  },

  /** "95% accuracy and substantial improvements", "95% accuracy but lower gains", "0.85 (an improvement", "rated 80% good, a clear gain", "22 small readers show *the* gap", "over 90 days *demonstrates* clear gains": the noun belongs to the phrase behind. */
  "same-phrase": ({ items, gain, trigger }) =>
    !isLocativeFall(items, gain, trigger) &&
    !items
      .slice(gain + 1, trigger)
      .some(
        (i, k, all) =>
          (i.lower === "(" && !all.slice(k).some((j) => j.lower === ")")) ||
          /^(?:but|while|an?|the)$/.test(i.lower) ||
          isReportingVerb(i) ||
          (i.lower === "and" && (startsPhrase(all.slice(k + 1, k + 3)) || hasSizeOfItsOwn(items, gain, trigger))),
      ),

  /** "Orion (64.0) lead": a bracket that gives a name its number gives no size to the word behind. */
  "not-brackets-of-name": ({ items, gain }) =>
    !(items[gain - 1]?.lower === "(" && items[gain + 1]?.lower === ")" && items[gain - 2]?.mention !== undefined),

  /** "improves trees and plain tuning up to 10%": a long object only before "up to", and no other verb in it. */
  "object-between": ({ items, gain, trigger }) =>
    (gain - trigger < 6 || items[gain]?.quantity?.qualifier === "up to") &&
    !items
      .slice(trigger + 1, gain)
      .some(
        (i) => i.kind === "word" && (isInWordClass("strong-score", i.lower) || isInWordClass("keep-verb", i.lower)),
      ),

  /** "improvements on both sets (10.3% vs. 7.5%)": the bracket sets two values against each other. */
  "not-contrasted-values": ({ items, gain }) => {
    const behind = items.slice(gain + 1, gain + 8);
    const end = behind.findIndex((i) => /^[);]$/.test(i.lower));
    return !behind.slice(0, end < 0 ? 8 : end).some((i) => /^(?:vs|vs\.|versus)$/.test(i.lower));
  },

  /** "tied to the learning gain (r = 0.28)": one letter before the sign names a statistic. */
  "not-symbol-value": ({ items, gain }) =>
    wordAt(items, gain - 1) !== "=" || !/^[a-zρτη]$/.test(wordAt(items, gain - 2)),

  /** "a 24% improvement over the plain reader (41% recall)": the noun has its size, the bracket tells a value; not "(up to 30%)". */
  "no-size-stated": ({ items, gain, trigger }) =>
    items[gain]?.quantity?.sign !== "" ||
    items[gain]?.quantity?.qualifier != null ||
    !items.slice(Math.max(0, trigger - 4), trigger).some((i) => /^(?:%|points|times)$/.test(i.quantity?.unit ?? "")),

  /** "improvements with a window of 5", "a 3x speedup while it keeps a score of 30", "drops to an average of 20%": the number belongs to what follows. */
  "no-phrase-between": ({ items, gain, trigger }) =>
    !items
      .slice(trigger + 1, gain)
      .some(
        (i, k, all) =>
          OTHER_PHRASE_START.test(i.lower) ||
          (i.lower === "and" && (/^an?$/.test(wordAt(all, k + 1)) || all.slice(k + 1).some(isReportVerb))) ||
          (i.lower === "to" && /^an?$/.test(wordAt(all, k + 1))),
      ),

  /** "gaps are common: 96% of them", "the gap by adding Tide: 38 hours": a colon gives a noun its size only where no clause goes on between. */
  "no-verb-before-colon": ({ items, gain, trigger }) =>
    wordAt(items, gain - 1) !== ":" ||
    !items
      .slice(trigger + 1, gain)
      .some((i, k, all) => i.kind === "word" && (/^(?:is|are|was|were)$/.test(i.lower) || wordAt(all, k - 1) === "by")),

  /** "as the depth increases *from* 5 *to* 90": the first of two ends is no size. */
  "not-first-end": ({ items, gain }) =>
    wordAt(items, gain - 1) !== "from" || !(wordAt(items, gain + 1) === "to" && items[gain + 2]?.quantity),

  /** "an F1 of 0.88, a *log loss* of 0.18": a bare number behind a loss of some kind is what was measured, unless a word says of what it is lost. */
  "not-loss-value": ({ items, gain, trigger }) =>
    wordAt(items, trigger) !== "loss" ||
    items[gain]?.quantity?.unit !== "" ||
    items[gain]?.quantity?.qualifier != null ||
    !isKindOfLoss(items[trigger - 1]),

  /** "a *lead time* of 40 min", "*cut times* of 3 s": what is measured, though it begins with a word of change. */
  "not-lead-time": ({ items, trigger }) => !/^times?$/.test(wordAt(items, trigger + 1)),

  /** "0.94 (from 0.87)", not "5 points (from 3 runs)": two percentages, or two decimals. */
  "same-scale": ({ items, first, last }) => {
    const [a, b] = items.slice(first, last + 1).flatMap((i) => i.quantity ?? []);
    return a !== undefined && a.unit === b?.unit && (a.unit === "%" || (a.decimal && b.decimal));
  },

  /** "0.5 s ahead", "3 hours behind": how far in time, no difference of two results. */
  "not-time-span": ({ items, statuses, gain, trigger }) =>
    !(/^(?:ahead|behind)$/.test(wordAt(items, trigger)) && statuses.get(gain)?.status === "soft"),

  /** "back by 26 years", "error reduction over 1-7 days": a span of the calendar. */
  "not-calendar": ({ items, gain }) => !/^(?:years?|months?|weeks?|days?)$/i.test(items[gain]?.quantity?.unit ?? ""),

  /** Only two ends: "18% to 51%". */
  range: ({ items, gain }) => items[gain]?.quantity?.max != null,

  /** A bare number may be anything: only one with a unit or a sign. */
  marked: ({ items, gain }) => items[gain]?.quantity?.unit !== "" || items[gain]?.quantity?.sign !== "",

  /** Only "up to 30%". */
  "at-most": ({ items, gain }) => items[gain]?.quantity?.qualifier === "up to",

  /** "by 9.8%", and "by 0.03 RMSE" with the name of what it is measured in. */
  "share-or-measurement": ({ items, gain }) =>
    items[gain]?.quantity?.unit === "%" ||
    (items[gain]?.quantity?.decimal === true && items[gain + 1]?.mention?.kind === "metric"),

  /** Only a percentage. */
  share: ({ items, gain }) => items[gain]?.quantity?.unit === "%",

  /** Only a number with a qualifier: "over 25%", "up to 40%". */
  qualified: ({ items, gain }) => items[gain]?.quantity?.qualifier != null,

  /** "stays in a narrow 28-40% band": behind an article the word only describes. */
  verb: ({ items, trigger }) => !/^(?:a|an|the)$/.test(wordAt(items, trigger - 1)),

  /** "two minutes more", "degrades above 1500 m", "over rough ground (up to 4 cm)": how long, where or how high, not by how much. */
  "not-measurement": ({ items, gain }) => /^(?:%|points|times|dB|)$/.test(items[gain]?.quantity?.unit ?? ""),

  /** "the agents fall below 2%": what a verb leads to under a bound is a value, not the size of a change. */
  "no-upper-bound": ({ items, gain, trigger }) =>
    items[gain]?.quantity?.qualifier !== "under" || !isInWordClass("gain-verb", wordAt(items, trigger)),
} satisfies Readonly<Record<string, (place: RuleMatchContext) => boolean>>;

export type RuleCondition = keyof typeof RULE_CONDITIONS;
