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
import { isInWordClass } from "../../words/word-classes";
import { groupListedCandidates } from "../context/search-windows";

/** Words near a number that determine the kind of its gain. */
const RELATIVE_WORD = /^(?:relative|relatively)$/;
const ABSOLUTE_WORD = /^(?:absolute|points?|percentage-point|pp)$/;

/** Sets the kind of each gain (points or relative) from its unit and from words such as "absolute" near the number. */
export function refineGainKinds(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const marked = setGainKinds(candidates);
  const shared = marked.map((d, i) =>
    shareGainKind(
      d,
      marked.slice(0, i).findLast((p) => p.sentence === d.sentence && p.gain !== null),
    ),
  );
  return groupListedCandidates(shared).flatMap((group) => {
    const last = group.at(-1);
    return group.map((d) => (last?.gainKind ? shareGainKind(d, last) : d));
  });
}

/** "by 1.9%, 4.6% and 9.5% absolute": the kind is stated once for all numbers of one trigger. */
function shareGainKind(d: CandidateClaim, other: CandidateClaim | undefined): CandidateClaim {
  const shares = d.gain && !d.gainKind && other?.gainKind && other.trigger !== null && other.trigger === d.trigger;
  return shares ? amendCandidate(d, { gainKind: other.gainKind }, "gain-kind-of-list") : d;
}

function setGainKinds(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  return candidates.map((d) => {
    const kind = d.gain ? findGainKind(d) : null;
    return kind ? amendCandidate(d, { gainKind: kind }) : d;
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
  const words = near.filter((i) => i.kind === "word");
  if (words.some((i) => RELATIVE_WORD.test(i.lower) && wordAt(items, items.indexOf(i) + 1) !== "to")) return "relative";
  const stated = (i: SentenceItem): boolean => ABSOLUTE_WORD.test(i.lower) && !isNonUnitPoint(items, items.indexOf(i));
  return words.some(stated) ? "points" : null;
}

/** "*point* clouds", "a working *point*": a location or data, not a unit. */
const isNonUnitPoint = (items: readonly SentenceItem[], at: number): boolean =>
  /^clouds?$/.test(wordAt(items, at + 1)) || /^(?:working|operating)$/.test(wordAt(items, at - 1));

const PART_BOUNDARY = /^[;()]$/;
const LIST_BOUNDARY = /^(?:[;,()]|and)$/;

/** Returns the words before an item, back to a number, a punctuation mark or a reporting verb: "(absolute +0.23; *relative* +89%)", "by *relative* cost it gives up to 7%". */
function takeWordsBefore(
  items: readonly SentenceItem[],
  at: number,
  size: number,
  ends = PART_BOUNDARY,
): readonly SentenceItem[] {
  const words = items.slice(Math.max(0, at - size), at);
  const reports = (i: SentenceItem, k: number): boolean =>
    isReportVerb(i) && !words.slice(0, k).some((w) => isInWordClass("gain-noun", w.lower));
  return words.slice(words.findLastIndex((i, k) => i.quantity || ends.test(i.lower) || reports(i, k)) + 1);
}

/** "relative page alignment *(PA)* gains": skips a bracketed short form before the gain noun. */
const skipShortFormBackward = (items: readonly SentenceItem[], trigger: number): number =>
  wordAt(items, trigger - 1) === ")" && wordAt(items, trigger - 3) === "(" ? trigger - 3 : trigger;

/** Returns the words from an item on, up to a number or a punctuation mark: "by 7.8 *absolute*, beside relative gains of 35%". */
function takeWordsAfter(items: readonly SentenceItem[], from: number, size: number): readonly SentenceItem[] {
  const words = items.slice(from, from + size);
  const end = words.findIndex((i) => i.quantity || /^[;),]$/.test(i.lower));
  return end < 0 ? words : words.slice(0, end);
}

/** Sets the qualifier of each claim; a qualifier carries over to coordinated numbers: "about 35x and 6x". */
export function refineQualifiers(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const qualified = candidates.map((d) => {
    const q = d.gain?.qualifier ? d.gain : d.after?.qualifier ? d.after : d.before?.qualifier ? d.before : null;
    if (q?.qualifier) {
      if (d.role === "baseline" && isComparisonQualifier(d, q)) return d;
      const to = /^an?$/.test(wordAt(d.sentence.tokens, q.phraseStart - 1)) ? q.phraseStart - 2 : q.phraseStart - 1;
      const bound = wordAt(d.sentence.tokens, to) === "to" && wordAt(d.sentence.tokens, to - 1) === "up";
      const value = bound ? "up to" : q.qualifier === "over" && isNegated(d, q.phraseStart) ? "under" : q.qualifier;
      return amendCandidate(d, { qualifier: { value, ...getQualifierTokens(q, bound ? to - 1 : q.phraseStart) } });
    }
    const stated = findQualifierAfter(d) ?? findQualifierBefore(d);
    return stated ? amendCandidate(d, { qualifier: stated }) : d;
  });
  const listed = groupListedCandidates(qualified).flatMap((group) => {
    const lead = group[0]?.qualifier;
    if (!lead) return group;
    return group.map((d) => (d.qualifier ? d : amendCandidate(d, { qualifier: lead }, "qualifier-of-list")));
  });
  return carryQualifiers(listed);
}

/** Returns the tokens of a qualifier, both ends inclusive: from `first` to the number, or the plus after the unit. */
const getQualifierTokens = ({ plusAt, numberAt }: Quantity, first: number): { first: number; last: number } =>
  plusAt === null ? { first, last: numberAt - 1 } : { first: plusAt, last: plusAt };

/** "*surpassing the* 66% of B", "*lower than* B's 41%": the words compare with the baseline's value and do not bound it. */
const isComparisonQualifier = ({ sentence }: CandidateClaim, q: Quantity): boolean =>
  sentence.tokens
    .slice(q.phraseStart, q.numberAt)
    .some((t) =>
      /^(?:surpass|exceed|above|below|over$|lower|higher|greater|less|fewer|beyond|close|near$)/.test(t.lower),
    );

/** "*none* achieves more than 45%", "*no* attack exceeds 50%": a negated lower bound is an upper bound. */
function isNegated({ sentence: { items } }: CandidateClaim, token: number): boolean {
  const at = items.findIndex((i) => i.last >= token);
  const from = items.slice(0, at).findLastIndex((i) => isClauseEnd(i) || i.lower === ",") + 1;
  return items.slice(from, at).some((i) => /^(?:no|none|neither|never|nobody)$/.test(i.lower));
}

/** "up to 2x higher throughput and 40% lower latency": the bound is stated once for the gains of one verb. */
function carryQualifiers(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (const d of candidates) {
    const lead = out.at(-1);
    const source = lead?.sentence === d.sentence && !d.qualifier ? lead : null;
    const carried = source !== null && appliesToBoth(source, d) && haveSameVerb(source, d);
    out.push(carried ? amendCandidate(d, { qualifier: source.qualifier }, "qualifier-of-list") : d);
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
      (i) =>
        /^(?:;|while|whereas|but|only|average|with|including|is|are|was|were|becomes?|became)$/.test(i.lower) ||
        isInWordClass("keep-verb", i.lower) ||
        isUnambiguousReportVerb(i),
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
  const ends = next?.kind !== "word" || isInWordClass("preposition", next.lower);
  return ends && /^(?:above|more|higher|beyond|greater)$/.test(more.lower)
    ? { value: "over", first: connector.first, last: more.last }
    : null;
}

/** "peak enhancements *reached* 3.56%", "a maximum recall *of* 0.8": the qualifier applies to the number; not in "reduces peak memory by 40%". */
const leadsToNumber = (between: readonly SentenceItem[]): boolean =>
  between.length === 0 ||
  (!between.some((i) => i.lower === "by") &&
    between.some((i) => /^(?:of|at|reached|reaches|reaching|=|:)$/.test(i.lower)));

/** "peak enhancements reached 3.56%", "a maximum recall of 0.8", "peaks at 83%", "up to an additional 5%". */
function findQualifierBefore(d: CandidateClaim): { value: Qualifier; first: number; last: number } | null {
  const { items } = d.sentence;
  for (let i = d.first - 1; i >= Math.max(0, d.first - 8); i--) {
    const item = items[i];
    const next = wordAt(items, i + 1);
    const isMaximum = item && /^(?:peak|maximum|max)$/.test(item.lower) && leadsToNumber(items.slice(i + 1, d.first));
    const isUpperBound = isMaximum && (d.gain || item.lower === "peak" || /^(?:an?|\()$/.test(wordAt(items, i - 1)));
    if (item && (isUpperBound || (/^peak(?:s|ed|ing)$/.test(item.lower) && next === "at")))
      return { value: "up to", first: item.first, last: item.last };
    if (item?.lower === "up" && next === "to" && d.gain)
      return { value: "up to", first: item.first, last: item.last + 1 };
    if (item?.lower === "as" && next === "much" && wordAt(items, i + 2) === "as" && d.gain)
      return { value: "up to", first: item.first, last: item.last + 2 };
    if (item?.kind === "quantity" || item?.kind === "sign") return null;
  }
  return null;
}
