/**
 * Shares a baseline that is stated once for several numbers of a sentence: after the last, before the first, or
 * between them.
 */

import {
  amendCandidate,
  type CandidateClaim,
  haveSameRules,
  isFoundBy,
  type SlotValue,
  startsWithBy,
} from "../../rules/candidate-claim";
import { isUnambiguousReportVerb, type SentenceContext, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { skipAdverbs } from "../../words/adverbs";
import { hasWordClass } from "../../words/word-classes";
import { type Baseline, findBaselines } from "./find-baselines";
import { describesBaseline } from "./refine-baselines";

/** Copies each baseline to the neighbouring claims that it applies to. */
export function refineSharedBaselines(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  return shareWithGains(shareForward(shareBackward(candidates)));
}

/** From the last claim to the first: scores before "outperforming B", gains before "compared with B". */
function shareBackward(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (const candidate of candidates.toReversed()) {
    const next = out.at(-1)?.sentence === candidate.sentence ? out.at(-1) : undefined;
    if (next?.baseline && isEndOfList(candidate, next)) out.push(withSharedBaseline(candidate, next.baseline, "after"));
    else if (next === undefined || candidate.baseline || candidate.role === "baseline") out.push(candidate);
    else if (next.role === "baseline") {
      const named = out.findLast(
        (n) => n.sentence === candidate.sentence && n.role === "baseline" && (n.method ?? n.model),
      );
      out.push(
        amendCandidate(
          candidate,
          { baseline: toBaselineOfResult(named ?? next, candidate) },
          "compared-with-next-number",
        ),
      );
    } else
      out.push(
        next.baseline && canShareBackward(candidate, next)
          ? withSharedBaseline(candidate, next.baseline, "after")
          : candidate,
      );
  }
  return out.reverse();
}

/**
 * "outperforms earlier parsers, with gains of 3% on old and 5% on new letters *over the best one*": the baseline at
 * the end of a list of gains holds for all of them.
 */
function isEndOfList(candidate: CandidateClaim, next: CandidateClaim): boolean {
  const { items } = candidate.sentence;
  if (
    !candidate.gain ||
    !next.gain ||
    !candidate.baseline ||
    !next.baseline ||
    candidate.baseline.sentence ||
    next.baseline.sentence
  )
    return false;
  if (startsWithBy(candidate) && candidate.trigger !== null && hasWordClass("beat-verb", items[candidate.trigger]))
    return false;
  const { first, last } = candidate.baseline;
  const start = items[candidate.first]?.first ?? 0;
  if (first > start || next.baseline.first < (items[candidate.last]?.last ?? 0)) return false;
  return (
    items.some((item) => item.lower === "," && item.first > last && item.first < start) &&
    canShareBackward(candidate, next)
  );
}

const withSharedBaseline = (
  candidate: CandidateClaim,
  baseline: SlotValue<string>,
  position: "before" | "after",
): CandidateClaim =>
  amendCandidate(
    candidate,
    { baseline: { ...baseline, inferred: "same-list" } },
    { code: "baseline-of-claim", position },
  );

function canShareBackward(candidate: CandidateClaim, next: CandidateClaim): boolean {
  const between = candidate.sentence.items.slice(candidate.last + 1, next.first);
  if (between.some((item) => CLAUSE_STOP.test(item.lower))) return false;
  if (!haveSameSystem(candidate, next) && between.some(isUnambiguousReportVerb)) return false;
  // "reaches 0.89 and 0.52, a gain of 0.10 over B": a gain belongs to the score before it alone
  if (candidate.gain === null || next.gain === null)
    return (
      candidate.after !== null &&
      next.after !== null &&
      next.gain === null &&
      !(candidate.gain === null && (isSubordinate(between) || isParityOnly(next)))
    );
  if (candidate.trigger === next.trigger) return true;
  if (isFoundBy(candidate, "gain-comparative") && isFoundBy(next, "gain-comparative") && between.length < 5)
    return true;
  const isLastOfList =
    isComparedAtEnd(next) ||
    (((!candidate.baseline && joinsSecondVerb(between)) || between.some((item) => item.lower === "while")) &&
      isComparedAfter(next));
  const connectors = isLastOfList ? /^(?:,|and|or|while|with)$/ : /^(?:,|and|or)$/;
  if (!between.some((item) => connectors.test(item.lower)) || changesSubject(between)) return false;
  return isLastOfList ? between.length < 24 : between.length < 14 && !between.some(isUnambiguousReportVerb);
}

/**
 * "a recall of 0.82, *with* 12% of the cost of B", "*while* keeping 94% of the speed of B": the second score is not
 * in the list, and keeps its baseline.
 */
const isSubordinate = (between: readonly SentenceItem[]): boolean =>
  between.some((item) => /^(?:while|whereas|with)$/.test(item.lower));

/** "0.82 recall and 0.71 F1, *on par with* B": an equality or a validation holds for the last score alone. */
const isParityOnly = ({ sentence, baseline }: CandidateClaim): boolean =>
  findBaselines(sentence).some(
    (r) => r.value.first === baseline?.first && /^(?:par|within|comparable|close|similar|against)$/.test(r.triggerWord),
  );

/** "…, and saves 10% of memory compared to B": the comparison follows the whole list and holds for all of it. */
function isComparedAtEnd({ sentence: { items }, baseline, last }: CandidateClaim): boolean {
  const index = items.findIndex((item) => item.first === baseline?.first);
  if (index <= last) return false;
  const words = items.slice(Math.max(0, index - 4), index).map((item) => item.lower);
  return words.some((word) => /^(?:compared|comparison|comparable|relative|comparing)$/.test(word));
}

/**
 * "cuts latency by 9% *while* raising recall by 3% *over B*", "needs 9% less memory *while* it runs 3% faster *than
 * B*".
 */
function isComparedAfter({ sentence: { items }, baseline, last }: CandidateClaim): boolean {
  const index = items.findIndex((item) => item.first === baseline?.first);
  return index > last && items.slice(Math.max(0, index - 2), index).some((item) => /^(?:over|than)$/.test(item.lower));
}

/** "by 9% *and cuts* latency by 3% over B": a second verb of the same system, so that "over" may apply to both. */
const joinsSecondVerb = (between: readonly SentenceItem[]): boolean =>
  between.some((item, index) => item.lower === "and" && isUnambiguousReportVerb(between[index + 1] ?? item));

/**
 * From the first claim to the last: scores after a score with a baseline, gains of one kind. In "7.6%, versus 15.9%
 * for B" the second number is B's value.
 */
function shareForward(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (const candidate of candidates) {
    const before = out.at(-1);
    const lacksBaseline =
      before?.sentence === candidate.sentence &&
      !candidate.baseline &&
      candidate.role !== "baseline" &&
      !crossesStop(before, candidate);
    const baseline = lacksBaseline && canShareForward(before, candidate) ? before.baseline : null;
    out.push(
      baseline && baseline.first < (candidate.sentence.items[candidate.first]?.first ?? 0)
        ? withSharedBaseline(candidate, baseline, "before")
        : candidate,
    );
  }
  return out;
}

/** A gain in a sentence that named a baseline before: "outperforms B on six tasks, cutting latency by 30%". */
function shareWithGains(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  let sentence: SentenceContext | undefined;
  let baselines: readonly Baseline[] = [];
  let baselineResult: CandidateClaim | null = null;
  return candidates.map((candidate) => {
    if (candidate.sentence !== sentence)
      [sentence, baselines, baselineResult] = [candidate.sentence, findBaselines(candidate.sentence), null];
    if (candidate.role === "baseline") baselineResult = candidate;
    if (
      candidate.baseline ||
      candidate.role === "baseline" ||
      candidate.gain === null ||
      candidate.after ||
      candidate.before
    )
      return candidate;
    const preceding = baselines.findLast(
      (baseline) =>
        baseline.to < candidate.first && !describesBaseline(candidate.sentence.items, baseline, candidate.first),
    );
    const value = baselineResult ? toBaselineOfResult(baselineResult, candidate) : (preceding?.value ?? null);
    const from = baselineResult ? baselineResult.last + 1 : (preceding?.to ?? 0) + 1;
    const between = candidate.sentence.items.slice(from, candidate.first);
    const clauseStop = !baselineResult && preceding?.kind === "beats" ? /^\.$/ : CLAUSE_STOP;
    if (value === null || between.some((k) => clauseStop.test(k.lower)) || changesSubject(between)) return candidate;
    return amendCandidate(
      candidate,
      { baseline: { ...value, inferred: "baseline-named-before" } },
      "baseline-of-sentence",
    );
  });
}

const CLAUSE_STOP = /^[;.]$/;

/** "while B drops by 5%", "with C alone contributing 3": another subject. "while reducing" keeps the subject. */
const changesSubject = (between: readonly SentenceItem[]): boolean =>
  between.some(
    (item, index) =>
      /^(?:whereas|however|contribut\w*|losing|los(?:es|t))$/.test(item.lower) ||
      (item.lower === "while" && !/^(?:.*ing|only|it)$/.test(wordAt(between, skipAdverbs(between, index + 1)))),
  );

/** "A reaches 70 and B reaches 72, above C": the numbers of another system have their own baselines. */
const haveSameSystem = (a: CandidateClaim, b: CandidateClaim): boolean =>
  a.model?.value.name === b.model?.value.name && a.method?.value === b.method?.value;

const canShareForward = (a: CandidateClaim, b: CandidateClaim): boolean =>
  (a.gain !== null && b.gain !== null && (a.trigger === b.trigger || haveSameRules(a, b)) && a.sign === b.sign) ||
  (a.after !== null &&
    b.after !== null &&
    a.gain === null &&
    b.gain === null &&
    (b.before !== null || isInSameList(a, b)));

/**
 * "0.81 on old letters *and* 0.72 on new ones", but not "0.81, *while* it needs 0.72 of the letters": whether two
 * scores are in one list.
 */
const isInSameList = ({ sentence: { items }, last }: CandidateClaim, { first }: CandidateClaim): boolean =>
  !items.slice(last + 1, first).some((item) => /^(?:while|whereas|with|where|but|narrowing)$/.test(item.lower));

/** Returns the name of the system as a baseline; null for a baseline without a name on the same model. */
function toBaselineOfResult({ method, model }: CandidateClaim, proposed: CandidateClaim): SlotValue<string> | null {
  const provenance = "baseline-of-next-number";
  if (method) return { ...method, inferred: provenance };
  if (!model || model.value.name === proposed.model?.value.name) return null;
  return { value: model.value.name, first: model.first, last: model.last, inferred: provenance };
}

const crossesStop = (a: CandidateClaim, b: CandidateClaim): boolean =>
  a.sentence.items.slice(a.last + 1, b.first).some((item) => CLAUSE_STOP.test(item.lower));
