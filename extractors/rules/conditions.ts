import { wordAt } from "../text/word-at";
import { governorOf } from "./governor";
import type { Statuses } from "./judge";
import { type Item, isClass, isReportVerb } from "./scene";

/** A place where a rule's pattern fits. */
export interface Place {
  readonly items: readonly Item[];
  readonly statuses: Statuses;
  /** Items of the pattern, both inclusive. */
  readonly first: number;
  readonly last: number;
  /** Items of the captured cue and gain; -1 where the pattern captures none. */
  readonly cue: number;
  readonly gain: number;
}

/** "ranging from 3 to 7": the two ends of a range. */
const RANGES = /^(?:ranging|ranges?|ranged|varying|varies|vary|spanning|spans?|anywhere|sampled)$/;

/** "readers of *sizes from* 3 to 7", but not "it cuts the mean set *size from* 4.8 to 2.1": how large the things are, where nothing changes it. */
const isOfSize = (items: readonly Item[], first: number): boolean =>
  /^sizes?$/.test(wordAt(items, first - 1)) && governorOf(items, first) === null;

/** "IoU thresholds (0.1 to 0.5)", "correlations (0.28 to 0.32)": the bracket says how far these reach. */
const REACHES =
  /^(?:thresholds?|correlations?|ranges?|sizes?|terms?|horizons?|methods|models|baselines|dramatically|widely)$/;

/** "*varying* the depth from 1 to 4", "*spanning* heights from 80 m to 300 m", "*sweeping* all levels from 2 to 9": what a study goes through, with no verb of a result between. */
function isSwept(items: readonly Item[], first: number): boolean {
  const ahead = items.slice(Math.max(0, first - 10), first);
  const sweeps = ahead.findLastIndex((i) =>
    /^(?:varying|sweeping|sweeps?|swept|spanning|covering|ranging)$/.test(i.lower),
  );
  return (
    sweeps >= 0 && !ahead.slice(sweeps + 1).some((i) => i.quantity || /^[,.;:()]$/.test(i.lower) || isReportVerb(i))
  );
}

/** "95% accuracy and *substantial* improvements", "and closing *the* gap", "and *greater* gains on": a phrase of its own begins. */
const BEGINS =
  /^(?:a|an|the|substantial|significant|notable|marked|considerable|strong|consistent|large|clear|meaningful|greater|larger|higher|better|stronger|smaller|lower|bigger)$/;

/** "a 3x speedup *while* keeping a score of 30", "gains *when* asked for a window of 5": what follows is no size of the change. */
const OTHER = /^(?:with|while|given|when)$/;

/** "and *cuts* latency", "and *GPT-4o* drops", "and *a* clear gain": whether a phrase or a clause of its own begins behind "and". */
const begins = (behind: readonly Item[]): boolean =>
  behind.length === 0 ||
  /^(?:model|own)$/.test(behind[0]?.mention?.kind ?? "") ||
  behind.some((j) => BEGINS.test(j.lower));

/** "gains *of* 3% and", "and memory savings *of* 30%": the noun right before a number, or the one right behind, has it for its own. */
const isSized = (items: readonly Item[], gain: number, cue: number): boolean => {
  const own = items.slice(cue + 1, cue + 5);
  const size = own.findIndex((i) => i.quantity);
  const sizedBehind =
    size > 0 && own.slice(0, size).every((i) => /^(?:of|by|up|to|about|over|around|nearly)$/.test(i.lower));
  const of = items.slice(Math.max(0, gain - 3), gain).findLastIndex((i) => i.lower === "of");
  return sizedBehind || (of >= 0 && isClass("gain-noun", wordAt(items, Math.max(0, gain - 3) + of - 1)));
};

/** "over 90 days *demonstrates* clear gains": a verb whose object the noun of change is; not "12 points *yield* gains". */
const tellsOf = (i: Item): boolean =>
  i.kind === "word" && /(?:[^s]s|ed)$/.test(i.lower) && i.lower !== "scores" && isClass("strong-score", i.lower);

/** "*as* maps grow": the word that opens a clause of what goes along; not "as well as", "such as" nor "serves as". */
const opensAs = (items: readonly Item[], at: number): boolean =>
  wordAt(items, at) === "as" &&
  wordAt(items, at + 1) !== "well" &&
  !/^(?:well|such|same|much|many|far|long|high|low|known|serv|us|act|treat|defin|measur)(?:e?s|ing|ed|e)?$/.test(
    wordAt(items, at - 1),
  );

/** "expands the set", "doubles the rank": a verb of what a work makes larger, not of what it reaches. */
const ENLARGES = /^(?:expand|doubl|tripl|quadrupl)(?:e?s|ing|ed|e)?$/;

/** "*log* loss", "recall of 0.86, loss": not "an accuracy loss", "a small loss", "loss". */
const isKindOfLoss = (ahead: Item | undefined): boolean =>
  ahead?.lower === "," ||
  (ahead?.kind === "word" &&
    !/^(?:an?|the|no|its|any|and|or|with|of|only|just|performance|quality|utility|accuracy|precision|recall|information)$/.test(
      ahead.lower,
    ) &&
    !isClass("adjective", ahead.lower) &&
    !isReportVerb(ahead));

/** "0.12 and 0.08 both *fall short*", "35% *fall in* the second kind": a verb says where things lie; not "a 5% fall in cost". */
const fallsSomewhere = (items: readonly Item[], gain: number, cue: number): boolean =>
  wordAt(items, cue) === "fall" &&
  (/^(?:short|into|within|below|outside)$/.test(wordAt(items, cue + 1)) ||
    (wordAt(items, cue + 1) === "in" && !/^(?:an?|the|with|by|of)$/.test(wordAt(items, gain - 1))));

/** A percentage, or a number told to a decimal. */
const isExact = ({ quantity }: Item): boolean => quantity?.decimal === true || quantity?.unit === "%";

/** A number that is more than a bare whole one. */
const isMoreThanWhole = ({ quantity }: Item): boolean =>
  quantity !== undefined && (quantity.decimal || quantity.unit !== "");

/** What must hold beside the pattern of a rule that lists it. Each says in its name what it asks. */
export const CONDITIONS = {
  /** "ranging from 54 to 784", "sizes from 3 to 7", "varying the depth from 1 to 4": two ends and no change. */
  "no range": ({ items, first }) =>
    !RANGES.test(wordAt(items, first - 1)) && !isOfSize(items, first) && !isSwept(items, first),

  /** "sizes (10 to 50)", "strong correlations (0.82 to 0.99)": a bracket with two ends of a range. */
  "no range ahead": ({ items, first }) => !REACHES.test(wordAt(items, first - 1)),

  /** "(recall 0.4 to 0.6; precision 0.5 to 0.7)": each part of a bracket, and nothing outside of it. */
  "in a bracket": ({ items, first }) =>
    items.slice(0, first + 1).findLast((i) => /^[()]$/.test(i.lower))?.lower === "(",

  /** "a 512 → 768 map", "1 → 0 flips": two whole numbers before a noun, with no word of change, say of what kind it is. */
  "no step of a kind": ({ items, first, last }) =>
    governorOf(items, first) !== null ||
    items.slice(first, last + 1).some(isMoreThanWhole) ||
    items[last + 1]?.kind !== "word" ||
    isClass("preposition", wordAt(items, last + 1)) ||
    /^(?:and|or|while|but)$/.test(wordAt(items, last + 1)),

  /** "from 54 to 784 dimensions": two ends are a change only where something rises or falls, or a metric is told in shares or decimals. */
  "something moves": ({ items, first, last }) =>
    governorOf(items, first) !== null ||
    items
      .slice(Math.max(0, first - 12), last + 6)
      .some(
        (i) =>
          (i.mention?.kind === "metric" && items.slice(first, last + 1).some(isExact)) ||
          (i.kind === "word" && isClass("move-verb", i.lower)),
      ),

  /** "expands the set from 500 to 900 letters", "as maps grow from 5 to 90 rooms": whole numbers tell how much was put in. */
  "nothing put in": ({ items, first, last }) => {
    const verb = governorOf(items, first);
    if (verb === null || items.slice(first, last + 1).some(isExact)) return true;
    const from = Math.max(0, verb - 7);
    return !ENLARGES.test(wordAt(items, verb)) && !items.slice(from, verb).some((_, k) => opensAs(items, from + k));
  },

  /** "to 70% from 60% on one set and to 58% on another": a value before "from" has the number behind it as its own. */
  "no value ahead": ({ items, first }) => !(items[first - 1]?.quantity && wordAt(items, first - 2) === "to"),

  /** ", 7.1% to 6.0% on another": a list that an earlier "from" with its number leads; not "across sweeps of width from 1 to 3, depth from 3 to 9". */
  "behind a from": ({ items, first }) =>
    items
      .slice(0, first)
      .some(
        (i, at) => i.lower === "from" && items.slice(at + 1, at + 5).some((q) => q.quantity) && !isSwept(items, at),
      ),

  /** "(0.63 vs. 0.55 on one set *and* 0.73 vs.": an earlier pair in the bracket that holds the place. */
  "behind a versus in its bracket": ({ items, first }) => {
    const open = items.slice(0, first).findLastIndex((i) => /^[()]$/.test(i.lower));
    const pair = items.slice(open + 1, first).findIndex((i) => /^(?:vs\.?|versus)$/.test(i.lower));
    return wordAt(items, open) === "(" && pair > 0 && items.slice(open + 1, open + 1 + pair).some((i) => i.quantity);
  },

  /** "95% accuracy and substantial improvements", "95% accuracy but lower gains", "0.85 (an improvement", "rated 80% good, a clear gain", "22 small readers show *the* gap", "over 90 days *demonstrates* clear gains": the noun belongs to the phrase behind. */
  "one phrase": ({ items, gain, cue }) =>
    !fallsSomewhere(items, gain, cue) &&
    !items
      .slice(gain + 1, cue)
      .some(
        (i, k, all) =>
          (i.lower === "(" && !all.slice(k).some((j) => j.lower === ")")) ||
          /^(?:but|while|an?|the)$/.test(i.lower) ||
          tellsOf(i) ||
          (i.lower === "and" && (begins(all.slice(k + 1, k + 3)) || isSized(items, gain, cue))),
      ),

  /** "Orion (64.0) lead": a bracket that gives a name its number gives no size to the word behind. */
  "no name's bracket": ({ items, gain }) =>
    !(items[gain - 1]?.lower === "(" && items[gain + 1]?.lower === ")" && items[gain - 2]?.mention !== undefined),

  /** "improves trees and plain tuning up to 10%": a long object only before "up to", and no other verb in it. */
  "an object between": ({ items, gain, cue }) =>
    (gain - cue < 6 || items[gain]?.quantity?.qualifier === "up to") &&
    !items
      .slice(cue + 1, gain)
      .some((i) => i.kind === "word" && (isClass("strong-score", i.lower) || isClass("keep-verb", i.lower))),

  /** "improvements on both sets (10.3% vs. 7.5%)": the bracket sets two values against each other. */
  "no values set against each other": ({ items, gain }) => {
    const behind = items.slice(gain + 1, gain + 8);
    const end = behind.findIndex((i) => /^[);]$/.test(i.lower));
    return !behind.slice(0, end < 0 ? 8 : end).some((i) => /^(?:vs|vs\.|versus)$/.test(i.lower));
  },

  /** "tied to the learning gain (r = 0.28)": one letter before the sign names a statistic. */
  "no symbol's value": ({ items, gain }) =>
    wordAt(items, gain - 1) !== "=" || !/^[a-zρτη]$/.test(wordAt(items, gain - 2)),

  /** "a 24% improvement over the plain reader (41% recall)": the noun has its size, the bracket tells a value; not "(up to 30%)". */
  "not sized yet": ({ items, gain, cue }) =>
    items[gain]?.quantity?.sign !== "" ||
    items[gain]?.quantity?.qualifier != null ||
    !items.slice(Math.max(0, cue - 4), cue).some((i) => /^(?:%|points|times)$/.test(i.quantity?.unit ?? "")),

  /** "improvements with a window of 5", "a 3x speedup while it keeps a score of 30", "drops to an average of 20%": the number belongs to what follows. */
  "no other phrase between": ({ items, gain, cue }) =>
    !items
      .slice(cue + 1, gain)
      .some(
        (i, k, all) =>
          OTHER.test(i.lower) ||
          (i.lower === "and" && (/^an?$/.test(wordAt(all, k + 1)) || all.slice(k + 1).some(isReportVerb))) ||
          (i.lower === "to" && /^an?$/.test(wordAt(all, k + 1))),
      ),

  /** "gaps are common: 96% of them", "the gap by adding Tide: 38 hours": a colon gives a noun its size only where no clause goes on between. */
  "no verb before a colon": ({ items, gain, cue }) =>
    wordAt(items, gain - 1) !== ":" ||
    !items
      .slice(cue + 1, gain)
      .some((i, k, all) => i.kind === "word" && (/^(?:is|are|was|were)$/.test(i.lower) || wordAt(all, k - 1) === "by")),

  /** "as the depth increases *from* 5 *to* 90": the first of two ends is no size. */
  "no first end": ({ items, gain }) =>
    wordAt(items, gain - 1) !== "from" || !(wordAt(items, gain + 1) === "to" && items[gain + 2]?.quantity),

  /** "an F1 of 0.88, a *log loss* of 0.18": a bare number behind a loss of some kind is what was measured, unless a word says of what it is lost. */
  "no measured loss": ({ items, gain, cue }) =>
    wordAt(items, cue) !== "loss" ||
    items[gain]?.quantity?.unit !== "" ||
    items[gain]?.quantity?.qualifier != null ||
    !isKindOfLoss(items[cue - 1]),

  /** "a *lead time* of 40 min", "*cut times* of 3 s": what is measured, though it begins with a word of change. */
  "no lead time": ({ items, cue }) => !/^times?$/.test(wordAt(items, cue + 1)),

  /** "0.94 (from 0.87)", not "5 points (from 3 runs)": two percentages, or two decimals. */
  "one scale": ({ items, first, last }) => {
    const [a, b] = items.slice(first, last + 1).flatMap((i) => i.quantity ?? []);
    return a !== undefined && a.unit === b?.unit && (a.unit === "%" || (a.decimal && b.decimal));
  },

  /** "0.5 s ahead", "3 hours behind": how far in time, no difference of two results. */
  "no span of time": ({ items, statuses, gain, cue }) =>
    !(/^(?:ahead|behind)$/.test(wordAt(items, cue)) && statuses.get(gain)?.status === "soft"),

  /** "back by 26 years", "error reduction over 1-7 days": a span of the calendar. */
  "no calendar": ({ items, gain }) => !/^(?:years?|months?|weeks?|days?)$/i.test(items[gain]?.quantity?.unit ?? ""),

  /** Only two ends: "18% to 51%". */
  "a range": ({ items, gain }) => items[gain]?.quantity?.max != null,

  /** A bare number may be anything: only one with a unit or a sign. */
  marked: ({ items, gain }) => items[gain]?.quantity?.unit !== "" || items[gain]?.quantity?.sign !== "",

  /** Only "up to 30%". */
  "at most": ({ items, gain }) => items[gain]?.quantity?.qualifier === "up to",

  /** "by 9.8%", and "by 0.03 RMSE" with the name of what it is measured in. */
  "share or measured": ({ items, gain }) =>
    items[gain]?.quantity?.unit === "%" ||
    (items[gain]?.quantity?.decimal === true && items[gain + 1]?.mention?.kind === "metric"),

  /** Only a percentage. */
  share: ({ items, gain }) => items[gain]?.quantity?.unit === "%",

  /** Only a number with a qualifier: "over 25%", "up to 40%". */
  qualified: ({ items, gain }) => items[gain]?.quantity?.qualifier != null,

  /** "stays in a narrow 28-40% band": behind an article the word only describes. */
  "a verb": ({ items, cue }) => !/^(?:a|an|the)$/.test(wordAt(items, cue - 1)),

  /** "two minutes more", "degrades above 1500 m", "over rough ground (up to 4 cm)": how long, where or how high, not by how much. */
  "no measure": ({ items, gain }) => /^(?:%|points|times|dB|)$/.test(items[gain]?.quantity?.unit ?? ""),

  /** "the agents fall below 2%": what a verb leads to under a bound is a value, not the size of a change. */
  "no upper bound": ({ items, gain, cue }) =>
    items[gain]?.quantity?.qualifier !== "under" || !isClass("gain-verb", wordAt(items, cue)),
} satisfies Readonly<Record<string, (place: Place) => boolean>>;

export type Condition = keyof typeof CONDITIONS;
