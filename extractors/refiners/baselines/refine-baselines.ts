/** Decides which baseline of its sentence each claim is compared with. */

import type { Quantity } from "../../quantities/quantity";
import { amendCandidate, type CandidateClaim, type SlotValue, startsWithBy } from "../../rules/candidate-claim";
import { isClauseEnd, type SentenceContext, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { skipAdverbs, skipAdverbsBackward } from "../../words/adverbs";
import { hasWordClass } from "../../words/word-classes";
import { isSystemMention } from "../context/paper-context";
import { phraseToSlotValue } from "../context/phrases";
import { groupListedCandidates } from "../context/search-windows";
import { type Baseline, findBaselines, toUntriggeredBaseline } from "./find-baselines";
import { canReach } from "./reachable-baselines";
import { findBracketedBaseline, findOwnerBaseline } from "./untriggered-baselines";

/** Splits a coordinated phrase into baselines: "A, B, and C" has three. Brackets stay with their baseline. */
function splitBaselines(candidate: CandidateClaim, baseline: Baseline): SlotValue<string>[] {
  const { items } = candidate.sentence;
  const parts: SlotValue<string>[] = [];
  let from = baseline.from;
  let isInsideBracket = false;
  for (let i = baseline.from; i <= baseline.to + 1; i++) {
    const word = wordAt(items, i);
    if (/^[()]$/.test(word)) isInsideBracket = word === "(";
    if (i <= baseline.to && (isInsideBracket || (word !== "," && word !== "and"))) continue;
    if (i > from) parts.push(phraseToSlotValue(candidate.sentence, { from, to: i - 1 }));
    from = i + 1;
  }
  return parts;
}

/**
 * Fills the baseline of each claim: one after the number in its clause, or one before it if a verb such as "beats"
 * governs "by N".
 */
export function refineBaselines(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const groups = groupListedCandidates(candidates);
  return groups.flatMap((group, groupIndex) => {
    const first = group[0] as CandidateClaim;
    const baselines = findBaselines(first.sentence);
    const owner = findOwnerBaseline(group.at(-1) ?? first);
    if (baselines.length === 0 && owner === null) return group;
    const before = groups[groupIndex - 1]?.at(-1);
    const lowerBound = before?.sentence === first.sentence ? before.last : -1;
    const chosen =
      owner ??
      findBracketedBaseline(first, baselines) ??
      selectBaseline(group, baselines, lowerBound, collectResultNumbers(candidates, first.sentence));
    if (!chosen) return group;
    const parts = group.length > 1 && first.gain !== null ? splitBaselines(first, chosen) : [];
    return group.map((candidate, i) => {
      if (candidate.role === "baseline") return candidate;
      const value = parts.length === group.length ? (parts[i] ?? chosen.value) : chosen.value;
      return amendCandidate(
        candidate,
        { baseline: value },
        {
          code: "baseline-after-trigger",
          trigger: chosen.triggerWord,
        },
      );
    });
  });
}

/** "beats older parsers, *which reach* 41%": a relative clause about the baseline. */
export function describesBaseline(items: readonly SentenceItem[], baseline: Baseline, end: number): boolean {
  const index = items[baseline.to + 1]?.lower === "," ? baseline.to + 2 : baseline.to + 1;
  return (
    /^(?:which|who)$/.test(wordAt(items, index)) && !items.slice(index, end).some((item) => /^[,;.]$/.test(item.lower))
  );
}

/**
 * Prefers a baseline after the number, then one before it if the verb that beats it governs "by N" or the sentence
 * begins with it.
 */
function selectBaseline(
  group: readonly CandidateClaim[],
  baselines: readonly Baseline[],
  lowerBound: number,
  usedNumbers: ReadonlySet<Quantity | null>,
): Baseline | null {
  const first = group[0] as CandidateClaim;
  const last = group.at(-1) as CandidateClaim;
  const { items } = first.sentence;
  const behind = findBaselineAfter(group, baselines, usedNumbers);
  const ahead = baselines.findLast(
    (baseline) =>
      baseline.to < first.first &&
      !baseline.hasValueBefore &&
      leadsToNumber(first, baseline) &&
      !describesBaseline(items, baseline, first.first),
  );
  const isOwnedByBaseline = ahead && items[ahead.to + 1]?.lower === "of" && ahead.to + 2 === first.first;
  if (isOwnedByBaseline && first.after && !first.gain) return null;
  if (ahead && items[ahead.to + 1]?.lower === "by" && first.first - ahead.to < 5) return ahead;
  const isGoverned = first.trigger !== null && startsWithBy(first) && hasWordClass("beat-verb", items[first.trigger]);
  if (isGoverned)
    return (
      (lowerBound >= 0 && first.gain ? findCoordinatedBaseline(first, lowerBound) : null) ?? ahead ?? behind ?? null
    );
  if (behind?.kind === "equals" && first.gain && ahead?.kind === "compares") return ahead;
  if (behind) return behind;
  if (!ahead)
    return baselines.find(isSentenceOpener) ?? baselines.find((baseline) => isSentenceCloser(last, baseline)) ?? null;
  return appliesTo(first, ahead, lowerBound) ? ahead : null;
}

/**
 * Finds the first baseline after a number, or inside its claim; for gains an explicit comparison has priority over an
 * equality.
 */
function findBaselineAfter(
  group: readonly CandidateClaim[],
  baselines: readonly Baseline[],
  usedNumbers: ReadonlySet<Quantity | null>,
): Baseline | undefined {
  const first = group[0] as CandidateClaim;
  const last = extendToPairedGain(group.at(-1) as CandidateClaim);
  const { items } = first.sentence;
  const inside = baselines.find((baseline) => baseline.triggerLast > first.first && baseline.triggerLast < last.last);
  const followers = baselines.filter(
    (baseline) =>
      baseline.triggerLast > last.last &&
      !(
        (first.gain || first.before) &&
        (startsCoordinatedClause(items, baseline) ||
          enablesOther(items, last, baseline) ||
          (!first.after && hasSeparateGain(items, baseline)))
      ) &&
      canReach(last, baseline, usedNumbers),
  );
  const compared = first.gain ? followers.find((baseline) => baseline.kind === "compares") : undefined;
  return inside ?? (followers[0]?.kind === "equals" ? compared : undefined) ?? followers[0];
}

/** "71% and 72%, gains of 5% and *6%* over B": a score extends to the gain that was paired with it. */
function extendToPairedGain(candidate: CandidateClaim): CandidateClaim {
  const gain = candidate.gain ? candidate.sentence.items.findIndex((item) => item.quantity === candidate.gain) : -1;
  return gain > candidate.last ? { ...candidate, last: gain } : candidate;
}

/** "raises recall by 7%, *enabling* small models to beat B": the comparison is about another system. */
const enablesOther = (items: readonly SentenceItem[], { last }: CandidateClaim, baseline: Baseline): boolean =>
  items
    .slice(last + 1, baseline.triggerFirst)
    .some((item) => /^(?:enabl(?:es|ing)|allow(?:s|ing)|bringing|letting|making)$/.test(item.lower));

/**
 * True if a baseline before a number applies to it: it opens the clause, follows the previous number, or was beaten.
 */
function appliesTo(first: CandidateClaim, ahead: Baseline, lowerBound: number): boolean {
  const { items } = first.sentence;
  const isScore = !first.gain && !first.before;
  if (
    isScore &&
    (hasSeparateGain(items, ahead) ||
      belongsToNumberBefore(ahead, lowerBound) ||
      startsOtherClause(items, ahead, first.first))
  )
    return false;
  const hasContrast = items
    .slice(ahead.to + 1, first.first)
    .some((item) => /^(?:yet|but|although|though)$/.test(item.lower));
  if (isScore && hasContrast) return false;
  const isOpening =
    ahead.triggerLast <= 2 ||
    wordAt(items, ahead.triggerLast - 2) === "," ||
    COMPARISON_TRIGGER.test(ahead.triggerWord);
  const isLocal = ahead.triggerLast > lowerBound;
  if (!first.gain || first.after) return isOpening || isLocal || ahead.kind === "beats";
  const isBeaten = ahead.kind === "beats" || items[ahead.to + 1]?.lower === ":";
  const isDirect = items.slice(ahead.to + 1, first.first).every((item) => item.kind !== "sign");
  if (first.sign < 0 && ahead.kind === "beats" && !isDirect) return false;
  return isOpening || isLocal || (isBeaten && first.sign >= 0);
}

/**
 * "a gain over B, *and C reaches 71%*": another clause begins after the baseline; "outperforms B and reaches 71%"
 * continues the same one.
 */
function startsOtherClause(items: readonly SentenceItem[], ahead: Baseline, end: number): boolean {
  if (ahead.kind === "beats") return false;
  const between = items.slice(ahead.to + 1, end);
  const connector = between.findIndex((item) => /^(?:and|while|but)$/.test(item.lower));
  const isScoreVerb = (item: SentenceItem): boolean => hasWordClass("strong-score", item) && !/ing$/.test(item.lower);
  return connector >= 0 && between.slice(connector + 1).some((item) => item.kind === "word" && isScoreVerb(item));
}

/**
 * "…, and matches B", "… and outperforms B": a coordinated clause, which does not refer to the numbers before it; "to
 * match B" is none.
 */
const startsCoordinatedClause = (items: readonly SentenceItem[], baseline: Baseline): boolean =>
  (baseline.kind === "equals" &&
    /^(?:match|matches|matched|rivals|rivaled|equals)$/.test(baseline.triggerWord) &&
    items[baseline.triggerFirst - 1]?.lower !== "to") ||
  (baseline.kind === "beats" &&
    !/ing$/.test(baseline.triggerWord) &&
    /^(?:and|or)$/.test(wordAt(items, skipAdverbsBackward(items, baseline.triggerFirst))));

/** "Compared to A, it … while …": a comparison at the start holds for the whole sentence. */
const isSentenceOpener = (baseline: Baseline): boolean =>
  baseline.triggerLast <= 2 && COMPARISON_TRIGGER.test(baseline.triggerWord);

const COMPARISON_TRIGGER = /^(?:compared|relative|comparison)$/;

/**
 * "reaches 72.7% and 92.4% with only 30% of the data, outperforming A": a comparison at the end holds for all scores
 * before it; "while keeping its size" continues with the same system.
 */
function isSentenceCloser(candidate: CandidateClaim, baseline: Baseline): boolean {
  if (
    !candidate.after ||
    candidate.gain ||
    baseline.triggerLast <= candidate.last ||
    !/ing$/.test(baseline.triggerWord) ||
    baseline.kind !== "beats"
  )
    return false;
  const between = candidate.sentence.items.slice(candidate.last + 1, baseline.triggerLast);
  const hasOtherScoreVerb = between.some(
    (item, index) => isSystemMention(between[index - 1]?.mention) && hasWordClass("strong-score", item),
  );
  const isInterrupted = between.some(
    (item, index) => isClauseEnd(item) && !/ing$/.test(wordAt(between, skipAdverbs(between, index + 1))),
  );
  return !hasOtherScoreVerb && between.some((item) => item.lower === ",") && !isInterrupted;
}

/** "and *on* average by 1.2%", "and *along* the second measure by 1.2%": prepositions that precede no baseline. */
const NON_BASELINE_PREPOSITION = /^(?:on|in|at|for|along|across|over)$/;

/** "outperforms A by 3.7% and B by 1.2%": the verb is omitted, and the second baseline is between "and" and "by". */
function findCoordinatedBaseline(candidate: CandidateClaim, lowerBound: number): Baseline | null {
  const { items } = candidate.sentence;
  const between = items.slice(lowerBound + 1, candidate.first);
  const comma = between.findIndex((item) => /^(?:and|,)$/.test(item.lower));
  const and = between[comma + 1]?.lower === "and" ? comma + 1 : comma;
  const by = between.findLastIndex((item) => item.lower === "by");
  if (comma < 0 || by <= and + 1 || by - and > 8) return null;
  const verb = between.findLastIndex((item) => item.kind === "word" && hasWordClass("beat-verb", item));
  const phrase = { from: lowerBound + 1 + Math.max(and, verb) + 1, to: lowerBound + by };
  if (verb > and || NON_BASELINE_PREPOSITION.test(between[and + 1]?.lower ?? "")) return null;
  return toUntriggeredBaseline(candidate.sentence, phrase, "and", "beats");
}

/** "exceeding *B by 1.5 points*": the gain over this baseline follows directly. */
const hasSeparateGain = (items: readonly SentenceItem[], baseline: Baseline): boolean =>
  baseline.kind === "beats" &&
  items[baseline.to + 1]?.lower === "by" &&
  items.slice(baseline.to + 2, baseline.to + 5).some((item) => item.quantity);

/**
 * "a gain of 1.5 points *over B*, with a recall of 0.92": a baseline after the previous number belongs to that
 * number, unless a verb such as "beats" precedes it.
 */
const belongsToNumberBefore = (baseline: Baseline, lowerBound: number): boolean =>
  lowerBound >= 0 && baseline.kind !== "beats" && baseline.triggerFirst > lowerBound;

/** Returns the quantities of the sentence that are results. */
const collectResultNumbers = (
  candidates: readonly CandidateClaim[],
  sentence: SentenceContext,
): ReadonlySet<Quantity | null> =>
  new Set(
    candidates.flatMap((candidate) =>
      candidate.sentence === sentence ? [candidate.before, candidate.after, candidate.gain] : [],
    ),
  );

/**
 * "outperforms A and B by N", "compared with A, it reduces X by N": only words that connect the baseline with the
 * number are between.
 */
function leadsToNumber(candidate: CandidateClaim, baseline: Baseline): boolean {
  const between = candidate.sentence.items.slice(baseline.to + 1, candidate.first);
  return !between.some((item) => isClauseEnd(item) && item.lower !== ":");
}
