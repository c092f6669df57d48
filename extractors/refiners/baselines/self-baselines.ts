import { findLexiconEntry } from "../../lexicon/match-lexicon";
import { amendCandidate, type CandidateClaim, type SlotValue } from "../../rules/candidate-claim";

/**
 * Removes self-comparisons: clears a model, method, metric or benchmark that was taken from the words of the
 * baseline.
 */
export function refineSelfBaselines(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  return candidates.map((candidate) => {
    if (!candidate.baseline) return candidate;
    const { baseline } = candidate;
    const baselineName = foldName(baseline.value);
    const benchmarks = candidate.benchmarks.filter(
      (b) => !isInside(b, baseline) || findLexiconEntry(b.value)?.benchmark,
    );
    const metric = candidate.metric && isSameSpan(candidate.metric, baseline) ? null : candidate.metric;
    const model = candidate.model && foldName(candidate.model.value.name) === baselineName ? null : candidate.model;
    const method = candidate.method && foldName(candidate.method.value) === baselineName ? null : candidate.method;
    const isUnchanged = benchmarks.length === candidate.benchmarks.length && metric === candidate.metric;
    return isUnchanged && model === candidate.model && method === candidate.method
      ? candidate
      : amendCandidate(candidate, { benchmarks, metric, model, method }, "not-its-own-baseline");
  });
}

/** "Tide+" is a variant of "Tide", not the same system. */
const foldName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}+]/gu, "");

/** True if the value is inside the words of the baseline in the claim's sentence. */
const isInside = (a: SlotValue<unknown>, b: SlotValue<string>): boolean =>
  !a.sentence && !b.sentence && a.first >= b.first && a.last <= b.last;

const isSameSpan = (a: SlotValue<unknown>, b: SlotValue<string>): boolean =>
  isInside(a, b) && a.first === b.first && a.last === b.last;
