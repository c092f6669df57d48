import {
  amendCandidate,
  type CandidateClaim,
  candidateWordAt,
  isFoundBy,
  isGainOnly,
  isScoreOnly,
} from "../../rules/candidate-claim";
import { isClauseEnd, isReportVerb, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { hasWordClass, isInWordClass } from "../../words/word-classes";
import { isDistanceBetween } from "./gain-arithmetic";
import { mergeCandidates, mergeNeighbours } from "./merge-patterns";

/**
 * Merges candidates that state the same result: "from 57.8% to 72.8% (+15.0%)", "by 40% (from 313 to 181)",
 * "raises the score to 0.725 (+3.97%)".
 */
export function refineRestatements(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (const candidate of candidates) {
    const previous = out.at(-1);
    const baselineCount = countTrailingBaselines(out);
    const scoreIndex =
      previous &&
      isGainOnly(candidate) &&
      isScoreOnly(previous) &&
      !candidate.sentence.items.slice(previous.last + 1, candidate.first).some(isClauseEnd) &&
      (baselineCount > 0 || candidate.gain?.sign || closesBracketBeforeGain(previous, candidate))
        ? findScoreOfGain(out.slice(-Math.max(1, baselineCount)), candidate, out)
        : -1;
    const score = out[scoreIndex];
    if (score) {
      if (score.gain) out.push(amendCandidate(candidate, { after: score.after }, "score-of-gain"));
      else out[scoreIndex] = amendCandidate(mergeCandidates(score, candidate, score), { last: score.last });
      continue;
    }
    const earlierIndex =
      previous && isGainOnly(previous) && isScoreOnly(candidate) ? findScoreBeforeGain(candidate, previous, out) : -1;
    const earlier = out[earlierIndex];
    if (earlier && previous) {
      out[earlierIndex] = amendCandidate(mergeCandidates(earlier, previous, earlier), { last: earlier.last });
      out[out.length - 1] = candidate;
      continue;
    }
    // in "versus 28% for Harbora (a 2x gain)", the gain does not belong to Harbora
    const merged =
      previous && !(baselineCount > 0 && isGainOnly(candidate))
        ? mergeNeighbours(previous, candidate, out.at(-2))
        : null;
    if (merged) out[out.length - 1] = merged;
    else out.push(candidate);
  }
  return out;
}

/** "outperforming the best baseline (A at 74.0%) by 7.7": the value of a baseline in a bracket that closes before the gain. */
const closesBracketBeforeGain = (baseline: CandidateClaim, candidate: CandidateClaim): boolean =>
  isFoundBy(candidate, "gain-by") &&
  baseline.sentence.items.slice(baseline.last + 1, candidate.first).some((item) => item.lower === ")");

/** "versus *4.95* for Iris and *4.54* for Harbora": counts the trailing candidates that are values of baselines. */
function countTrailingBaselines(candidates: readonly CandidateClaim[]): number {
  const first = candidates.findLastIndex((candidate) => !isFoundBy(candidate, "score-list"));
  const baseline = candidates[first];
  if (!baseline || !isFoundBy(baseline, "score-baseline")) return 0;
  const isListed =
    candidates.length - 1 === first ||
    /^(?:for|by|with|using)$/.test(wordAt(baseline.sentence.items, baseline.last + 1));
  return isListed ? candidates.length - first : 0;
}

/** "89.7% vs. 88.5% for the baseline (+1.2)": finds the index of the score whose difference from a baseline is the gain, or -1. */
function findScoreOfGain(
  baselines: readonly CandidateClaim[],
  gain: CandidateClaim,
  candidates: readonly CandidateClaim[],
): number {
  // "stronger than its baselines (67.3), supported by 88% agreement": a percentage after "by" is relative only after a gain verb
  const isShare = !isFoundBy(gain, "gain-by") || isInWordClass("gain-verb", candidateWordAt(gain, gain.trigger ?? -1));
  const fitsGain = ({ after }: CandidateClaim): boolean =>
    after !== null &&
    baselines.some((baseline) => baseline.after && isDistanceBetween(after.value, baseline.after.value, gain, isShare));
  return candidates.findLastIndex(
    (candidate) => !baselines.includes(candidate) && candidate.before === null && fitsGain(candidate),
  );
}

const COMPARISON_WORD = /^(?:over|than|versus|vs\.?|below|above|behind|compared|relative|against|by|beyond)$/;

/**
 * Finds the index of the score that a gain belongs to if the value of the baseline follows, or -1: "a recall of 0.85 …,
 * *26 points* above the plain reader (0.59)".
 */
function findScoreBeforeGain(
  baseline: CandidateClaim,
  gain: CandidateClaim,
  candidates: readonly CandidateClaim[],
): number {
  const { items } = baseline.sentence;
  const between = items.slice(Math.min(gain.first, gain.trigger ?? gain.first), baseline.first);
  const isCompared = between.length < 24 && between.some((item) => COMPARISON_WORD.test(item.lower));
  if (!isCompared || between.some(isClauseEnd)) return -1;
  const isSeparated = (candidate: CandidateClaim): boolean =>
    items.slice(candidate.last + 1, gain.first).some((item) => item.lower === ";");
  const scoreIndex = findScoreOfGain([baseline], gain, candidates);
  return scoreIndex < 0 || isSeparated(candidates[scoreIndex] as CandidateClaim) || candidates[scoreIndex]?.gain
    ? -1
    : scoreIndex;
}

/**
 * True if the bracket follows the object of a change verb, so that the two values are before and after: "it cuts the
 * leaked share (2% vs. 18%)". False for "(2% vs. 18% for the plain reader)", which names a baseline.
 */
function isObjectOfChange({ sentence: { items }, first, last }: CandidateClaim): boolean {
  if (hasWordClass("preposition", items[last + 1])) return false;
  const open = items.slice(0, first).findLastIndex((item) => item.lower === "(");
  for (let i = open - 1; i >= Math.max(0, open - 5); i--) {
    const { kind, lower } = items[i] as SentenceItem;
    if (kind === "quantity" || kind === "sign" || isInWordClass("preposition", lower)) return false;
    if (kind === "word" && (isInWordClass("up-verb", lower) || isInWordClass("down-verb", lower))) return true;
  }
  return false;
}

/** "), drug accuracy (", ") and speed (": the next bracket in a list of objects. */
function continuesBracketList(changed: CandidateClaim, candidate: CandidateClaim): boolean {
  const between =
    changed.sentence === candidate.sentence ? changed.sentence.items.slice(changed.last + 1, candidate.first) : [];
  const close = between.findIndex((item) => item.lower === ")");
  return (
    between.length < 12 &&
    /^(?:,|and)$/.test(wordAt(between, close + 1)) &&
    !between.slice(close + 1, -1).some((item) => isClauseEnd(item) || isReportVerb(item))
  );
}

/** Splits "(75.0 vs. 60.0)" without a gain into the score of the system and the score of its baseline. */
export function refineVersusPairs(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  let changed: CandidateClaim | null = null;
  return candidates.flatMap((candidate) => {
    if (!isFoundBy(candidate, "change-bracket-versus", "change-list-versus") || !candidate.before) return [candidate];
    if (isObjectOfChange(candidate) || (changed && continuesBracketList(changed, candidate))) {
      changed = candidate;
      return [candidate];
    }
    const index = candidate.sentence.items.findIndex((item) => item.quantity === candidate.before);
    return [
      amendCandidate(candidate, { before: null, last: candidate.first }, "split-from-baseline-value"),
      amendCandidate(
        candidate,
        { before: null, after: candidate.before, first: index, last: index, ruleNames: ["score-baseline"] },
        "baseline-value",
      ),
    ];
  });
}
