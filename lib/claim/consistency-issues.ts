import type { Claim } from "./claim";
import { RELATIVE_UNITS } from "./relative-unit";

/** A likely error in a claim, in the paper or in its extraction. */
export interface ConsistencyIssue {
  readonly kind: "arithmetic" | "unit" | "range" | "direction" | "baseline";
  readonly message: string;
}

/** Units of metrics with an upper bound of 100 or 1. */
const BOUNDED_METRIC_UNITS: ReadonlySet<string> = new Set(["%", "score", "count", ...RELATIVE_UNITS]);

/** Properties of metrics by id. */
export interface MetricProperties {
  /** Whether the metric has a best possible value. */
  readonly isBounded: (metric: string) => boolean;
  /** Whether the metric is a proportion. */
  readonly isShare: (metric: string) => boolean;
}

/** Finds likely errors that are visible in a single claim. */
export function findConsistencyIssues(claim: Claim, { isBounded, isShare }: MetricProperties): ConsistencyIssue[] {
  const issues: ConsistencyIssue[] = [];
  if (claim.check === "mismatch")
    issues.push({ kind: "arithmetic", message: claim.check_note ?? "the stated gain does not match before and after" });
  const { before, after, gain, gain_kind, unit, of, higher_is_better } = claim;
  const { metric_id } = claim;
  if (metric_id !== null && unit !== null && !BOUNDED_METRIC_UNITS.has(unit) && isBounded(metric_id))
    issues.push({ kind: "unit", message: `${claim.metric ?? metric_id} is not measured in ${unit}` });
  // Percentages of other metrics may be negative or exceed 100, such as a bias of -0.9% or a return of 120%.
  const isPercentageShare = unit === "%" && metric_id !== null && isShare(metric_id);
  for (const value of [before, after]) {
    if (isPercentageShare && value !== null && (value < 0 || value > 100)) {
      issues.push({ kind: "range", message: `${value}% is outside 0–100%` });
    }
  }
  if (of !== null && after !== null && after > of) {
    issues.push({ kind: "range", message: `${after} exceeds the total of ${of}` });
  }
  if (
    before !== null &&
    after !== null &&
    gain !== null &&
    // "4 times faster" states the factor and not the direction of the change.
    gain_kind !== "times" &&
    // If lower is better, "improves by 3" and "falls by 3" are the same change.
    higher_is_better === true &&
    before !== after &&
    Math.sign(after - before) !== Math.sign(gain)
  ) {
    issues.push({ kind: "direction", message: `changes from ${before} to ${after}, but the stated gain is ${gain}` });
  }
  return issues;
}
