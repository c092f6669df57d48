import { findLexiconEntry } from "../../lexicon/match-lexicon";
import { amendCandidate, type CandidateClaim, type SlotValue } from "../../rules/candidate-claim";

/**
 * Removes self-comparisons: clears a model, method, metric or benchmark that was taken from the words of the
 * baseline.
 */
export function refineSelfBaselines(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  return candidates.map((d) => {
    if (!d.baseline) return d;
    const { baseline } = d;
    const baselineName = foldName(baseline.value);
    const benchmarks = d.benchmarks.filter((b) => !isInside(b, baseline) || findLexiconEntry(b.value)?.benchmark);
    const metric = d.metric && isSameSpan(d.metric, baseline) ? null : d.metric;
    const model = d.model && foldName(d.model.value.name) === baselineName ? null : d.model;
    const method = d.method && foldName(d.method.value) === baselineName ? null : d.method;
    const isUnchanged = benchmarks.length === d.benchmarks.length && metric === d.metric;
    return isUnchanged && model === d.model && method === d.method
      ? d
      : amendCandidate(d, { benchmarks, metric, model, method }, "not-its-own-baseline");
  });
}

/** "Tide+" is a variant of "Tide", not the same system. */
const foldName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}+]/gu, "");

/** True if the value is inside the words of the baseline in the claim's sentence. */
const isInside = (a: SlotValue<unknown>, b: SlotValue<string>): boolean =>
  !a.sentence && !b.sentence && a.first >= b.first && a.last <= b.last;

const isSameSpan = (a: SlotValue<unknown>, b: SlotValue<string>): boolean =>
  isInside(a, b) && a.first === b.first && a.last === b.last;
