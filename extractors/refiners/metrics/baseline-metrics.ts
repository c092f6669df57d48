import { amendCandidate, type CandidateClaim, type SlotValue } from "../../rules/candidate-claim";

/** True if a slot was filled from the same words as the metric. */
const overlapsMetric = (slot: SlotValue<unknown> | null, metric: SlotValue<unknown>): boolean =>
  slot !== null && !slot.sentence && !metric.sentence && slot.first <= metric.last && metric.first <= slot.last;

/** Words before the number of a baseline are its name, not a metric: "a recall of 90.2%, ahead of keyword search (86.1%) and *direct generation* (81.5%)". The metric of the preceding score applies instead. */
export function refineBaselineMetrics(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (const candidate of candidates) {
    const { metric, role, sentence } = candidate;
    const unlisted = metric && !metric.value.mention?.metric && role === "baseline" ? metric : null;
    if (unlisted && (overlapsMetric(candidate.method, unlisted) || overlapsMetric(candidate.model, unlisted))) {
      const before = out.findLast((o) => o.sentence === sentence && o.after !== null && o.metric !== null)?.metric;
      const shared = before ? { ...before, inferred: "same-sentence" as const } : null;
      out.push(amendCandidate(candidate, { metric: shared }, "metric-words-are-baseline"));
    } else out.push(candidate);
  }
  return out;
}
