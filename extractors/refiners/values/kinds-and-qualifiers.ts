import type { Qualifier } from "@/lib/claim/claim";
import type { Quantity } from "../../quantities/quantity";
import {
  amendCandidate,
  type CandidateClaim,
  haveSameRules,
  isGainOnly,
  isScoreOnly,
} from "../../rules/candidate-claim";
import { isClauseEnd, isReportVerb, isUnambiguousReportVerb, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { hasWordClass } from "../../words/word-classes";
import { groupListedCandidates } from "../context/search-windows";

/** Words near a number that determine the kind of its gain. */
const RELATIVE_WORD = /^(?:relative|relatively)$/;
const ABSOLUTE_WORD = /^(?:absolute|points?|percentage-point|pp)$/;

/** Sets the kind of each gain (points or relative) from its unit and from words such as "absolute" near the number. */
export function refineGainKinds(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const marked = setGainKinds(candidates);
  const shared = marked.map((candidate, i) =>
    shareGainKind(
      candidate,
      marked.slice(0, i).findLast((p) => p.sentence === candidate.sentence && p.gain !== null),
    ),
  );
  return groupListedCandidates(shared).flatMap((group) => {
    const last = group.at(-1);
    return group.map((candidate) => (last?.gainKind ? shareGainKind(candidate, last) : candidate));
  });
}

/** "by 1.9%, 4.6% and 9.5% absolute": the kind is stated once for all numbers of one trigger. */
function shareGainKind(candidate: CandidateClaim, other: CandidateClaim | undefined): CandidateClaim {
  const shares =
    candidate.gain &&
    !candidate.gainKind &&
    other?.gainKind &&
    other.trigger !== null &&
    other.trigger === candidate.trigger;
  return shares ? amendCandidate(candidate, { gainKind: other.gainKind }, "gain-kind-of-list") : candidate;
}

function setGainKinds(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  return candidates.map((candidate) => {
    const kind = candidate.gain ? findGainKind(candidate) : null;
    return kind ? amendCandidate(candidate, { gainKind: kind }) : candidate;
  });
}

/** Finds the kind that the words near a gain state; words after its number take precedence: "25% relative and 6% *absolute* gains". */
function findGainKind({ sentence: { items }, first, last, trigger, gain }: CandidateClaim): CandidateClaim["gainKind"] {
  if (gain?.unit === "points") return "points";
  const wordsAfter = takeWordsAfter(items, last + 1, 3);
  const wordsBefore = takeWordsBefore(items, first, 4);
  const wordsBeforeTrigger =
    trigger === null ? [] : takeWordsBefore(items, skipShortFormBackward(items, trigger), 3, LIST_BOUNDARY);
  return (
    findStatedKind(items, wordsAfter) ??
    findStatedKind(items, [...wordsBefore, ...wordsBeforeTrigger, ...items.slice(first, last)])
  );
}

/** "relative", but not "relative to"; "absolute" or "points", but not "point clouds" and "a working point". */
function findStatedKind(items: readonly SentenceItem[], near: readonly SentenceItem[]): CandidateClaim["gainKind"] {
  const words = near.filter((item) => item.kind === "word");
  if (words.some((item) => RELATIVE_WORD.test(item.lower) && wordAt(items, items.indexOf(item) + 1) !== "to"))
    return "relative";
  const stated = (item: SentenceItem): boolean =>
    ABSOLUTE_WORD.test(item.lower) && !isNonUnitPoint(items, items.indexOf(item));
  return words.some(stated) ? "points" : null;
}

/** "*point* clouds", "a working *point*": a location or data, not a unit. */
const isNonUnitPoint = (items: readonly SentenceItem[], index: number): boolean =>
  /^clouds?$/.test(wordAt(items, index + 1)) || /^(?:working|operating)$/.test(wordAt(items, index - 1));

const PART_BOUNDARY = /^[;()]$/;
const LIST_BOUNDARY = /^(?:[;,()]|and)$/;

/** Returns the words before an item, back to a number, a punctuation mark or a reporting verb: "(absolute +0.23; *relative* +89%)", "by *relative* cost it gives up to 7%". */
function takeWordsBefore(
  items: readonly SentenceItem[],
  index: number,
  size: number,
  ends = PART_BOUNDARY,
): readonly SentenceItem[] {
  const words = items.slice(Math.max(0, index - size), index);
  const reports = (item: SentenceItem, k: number): boolean =>
    isReportVerb(item) && !words.slice(0, k).some((w) => hasWordClass("gain-noun", w));
  return words.slice(words.findLastIndex((item, k) => item.quantity || ends.test(item.lower) || reports(item, k)) + 1);
}

/** "relative page alignment *(PA)* gains": skips a bracketed short form before the gain noun. */
const skipShortFormBackward = (items: readonly SentenceItem[], trigger: number): number =>
  wordAt(items, trigger - 1) === ")" && wordAt(items, trigger - 3) === "(" ? trigger - 3 : trigger;

/** Returns the words from an item on, up to a number or a punctuation mark: "by 7.8 *absolute*, beside relative gains of 35%". */
function takeWordsAfter(items: readonly SentenceItem[], from: number, size: number): readonly SentenceItem[] {
  const words = items.slice(from, from + size);
  const end = words.findIndex((item) => item.quantity || /^[;),]$/.test(item.lower));
  return end < 0 ? words : words.slice(0, end);
}

/** Sets the qualifier of each claim; a qualifier carries over to coordinated numbers: "about 35x and 6x". */
export function refineQualifiers(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const qualified = candidates.map((candidate) => {
    const quantity = candidate.gain?.qualifier
      ? candidate.gain
      : candidate.after?.qualifier
        ? candidate.after
        : candidate.before?.qualifier
          ? candidate.before
          : null;
    if (quantity?.qualifier) {
      if (candidate.role === "baseline" && isComparisonQualifier(candidate, quantity)) return candidate;
      const to = /^an?$/.test(wordAt(candidate.sentence.tokens, quantity.phraseStart - 1))
        ? quantity.phraseStart - 2
        : quantity.phraseStart - 1;
      const isBound =
        wordAt(candidate.sentence.tokens, to) === "to" && wordAt(candidate.sentence.tokens, to - 1) === "up";
      const value = isBound
        ? "up to"
        : quantity.qualifier === "over" && isNegated(candidate, quantity.phraseStart)
          ? "under"
          : quantity.qualifier;
      return amendCandidate(candidate, {
        qualifier: { value, ...getQualifierTokens(quantity, isBound ? to - 1 : quantity.phraseStart) },
      });
    }
    const stated = findQualifierAfter(candidate) ?? findQualifierBefore(candidate);
    return stated ? amendCandidate(candidate, { qualifier: stated }) : candidate;
  });
  const listed = groupListedCandidates(qualified).flatMap((group) => {
    const lead = group[0]?.qualifier;
    if (!lead) return group;
    return group.map((candidate) =>
      candidate.qualifier ? candidate : amendCandidate(candidate, { qualifier: lead }, "qualifier-of-list"),
    );
  });
  return carryQualifiers(listed);
}

/** Returns the tokens of a qualifier, both ends inclusive: from `first` to the number, or the plus after the unit. */
const getQualifierTokens = ({ plusAt, numberAt }: Quantity, first: number): { first: number; last: number } =>
  plusAt === null ? { first, last: numberAt - 1 } : { first: plusAt, last: plusAt };

/** "*surpassing the* 66% of B", "*lower than* B's 41%": the words compare with the baseline's value and do not bound it. */
const isComparisonQualifier = ({ sentence }: CandidateClaim, quantity: Quantity): boolean =>
  sentence.tokens
    .slice(quantity.phraseStart, quantity.numberAt)
    .some((token) =>
      /^(?:surpass|exceed|above|below|over$|lower|higher|greater|less|fewer|beyond|close|near$)/.test(token.lower),
    );

/** "*none* achieves more than 45%", "*no* attack exceeds 50%": a negated lower bound is an upper bound. */
function isNegated({ sentence: { items } }: CandidateClaim, token: number): boolean {
  const index = items.findIndex((item) => item.last >= token);
  const from = items.slice(0, index).findLastIndex((item) => isClauseEnd(item) || item.lower === ",") + 1;
  return items.slice(from, index).some((item) => /^(?:no|none|neither|never|nobody)$/.test(item.lower));
}

/** "up to 2x higher throughput and 40% lower latency": the bound is stated once for the gains of one verb. */
function carryQualifiers(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (const candidate of candidates) {
    const lead = out.at(-1);
    const source = lead?.sentence === candidate.sentence && !candidate.qualifier ? lead : null;
    const isCarried = source !== null && appliesToBoth(source, candidate) && haveSameVerb(source, candidate);
    out.push(isCarried ? amendCandidate(candidate, { qualifier: source.qualifier }, "qualifier-of-list") : candidate);
  }
  return out;
}

/** "up to" applies to later gains and parallel scores; "over", "under" and "about" apply to later gains of the same rule without a range. */
function appliesToBoth(a: CandidateClaim, b: CandidateClaim): boolean {
  const value = a.qualifier?.value;
  if (value === "up to") return (isGainOnly(a) && isGainOnly(b)) || (isScoreOnly(a) && isParallelScore(a, b));
  if (value === "under" && isScoreOnly(a)) return isParallelScore(a, b);
  const addsRange = b.gain?.max && !a.gain?.max;
  return value !== undefined && isGainOnly(a) && isGainOnly(b) && haveSameRules(a, b) && !addsRange;
}

/** "up to 99.2% recall and 99.9% precision": two adjacent scores with the same unit. */
const isParallelScore = (a: CandidateClaim, b: CandidateClaim): boolean =>
  isScoreOnly(b) && a.after?.unit === b.after?.unit && b.first - a.last < 9;

function haveSameVerb(a: CandidateClaim, b: CandidateClaim): boolean {
  const between = a.sentence.items.slice(a.last + 1, b.first);
  return (
    between.length <= 16 &&
    !between.some(
      (item) =>
        /^(?:;|while|whereas|but|only|average|with|including|is|are|was|were|becomes?|became)$/.test(item.lower) ||
        hasWordClass("keep-verb", item) ||
        isUnambiguousReportVerb(item),
    )
  );
}

/** "32% *and higher*", "67% *or more*". */
function findQualifierAfter({
  sentence: { items },
  last,
}: CandidateClaim): { value: Qualifier; first: number; last: number } | null {
  const [connector, more, next] = [items[last + 1], items[last + 2], items[last + 3]];
  if (!connector || !more || !/^(?:and|or)$/.test(connector.lower) || next?.quantity) return null;
  const isEnd = next?.kind !== "word" || hasWordClass("preposition", next);
  return isEnd && /^(?:above|more|higher|beyond|greater)$/.test(more.lower)
    ? { value: "over", first: connector.first, last: more.last }
    : null;
}

/** "peak enhancements *reached* 3.56%", "a maximum recall *of* 0.8": the qualifier applies to the number; not in "reduces peak memory by 40%". */
const leadsToNumber = (between: readonly SentenceItem[]): boolean =>
  between.length === 0 ||
  (!between.some((item) => item.lower === "by") &&
    between.some((item) => /^(?:of|at|reached|reaches|reaching|=|:)$/.test(item.lower)));

/** "peak enhancements reached 3.56%", "a maximum recall of 0.8", "peaks at 83%", "up to an additional 5%". */
function findQualifierBefore(candidate: CandidateClaim): { value: Qualifier; first: number; last: number } | null {
  const { items } = candidate.sentence;
  for (let i = candidate.first - 1; i >= Math.max(0, candidate.first - 8); i--) {
    const item = items[i];
    const next = wordAt(items, i + 1);
    const isMaximum =
      item && /^(?:peak|maximum|max)$/.test(item.lower) && leadsToNumber(items.slice(i + 1, candidate.first));
    const isUpperBound =
      isMaximum && (candidate.gain || item.lower === "peak" || /^(?:an?|\()$/.test(wordAt(items, i - 1)));
    if (item && (isUpperBound || (/^peak(?:s|ed|ing)$/.test(item.lower) && next === "at")))
      return { value: "up to", first: item.first, last: item.last };
    if (item?.lower === "up" && next === "to" && candidate.gain)
      return { value: "up to", first: item.first, last: item.last + 1 };
    if (item?.lower === "as" && next === "much" && wordAt(items, i + 2) === "as" && candidate.gain)
      return { value: "up to", first: item.first, last: item.last + 2 };
    if (item?.kind === "quantity" || item?.kind === "sign") return null;
  }
  return null;
}
