import type { Claim } from "./claim";
import { RELATIVE_UNITS } from "./relative-unit";

/** What looks wrong in a claim: in the paper, or in how it was read. */
export interface ConsistencyIssue {
  readonly kind: "arithmetic" | "unit" | "range" | "direction" | "baseline";
  readonly message: string;
}

/** Units in which a metric that ends at 100 or 1 is told. */
const BOUNDED_METRIC_UNITS: ReadonlySet<string> = new Set(["%", "score", "count", ...RELATIVE_UNITS]);

/** What is known of metrics, by their ids. */
export interface MetricProperties {
  /** Whether there is a best value. */
  readonly isBounded: (metric: string) => boolean;
  /** Whether it is a share of something. */
  readonly isShare: (metric: string) => boolean;
}

/** All that looks wrong in a claim by itself. */
export function findConsistencyIssues(claim: Claim, { isBounded, isShare }: MetricProperties): ConsistencyIssue[] {
  const issues: ConsistencyIssue[] = [];
  if (claim.check === "mismatch")
    issues.push({ kind: "arithmetic", message: claim.check_note ?? "the stated gain does not match before and after" });
  const { before, after, gain, gain_kind, unit, of, higher_is_better } = claim;
  const { metric_id } = claim;
  if (metric_id !== null && unit !== null && !BOUNDED_METRIC_UNITS.has(unit) && isBounded(metric_id))
    issues.push({ kind: "unit", message: `${claim.metric ?? metric_id} is not measured in ${unit}` });
  // A percentage of anything else may be a bias of -0.9 % or a return of 120 %.
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
    // "4 times faster" says how far, and not which way the number went.
    gain_kind !== "times" &&
    // Where less is better, "improves by 3" and "falls by 3" are the same change.
    higher_is_better === true &&
    before !== after &&
    Math.sign(after - before) !== Math.sign(gain)
  ) {
    issues.push({ kind: "direction", message: `changes from ${before} to ${after}, but the stated gain is ${gain}` });
  }
  return issues;
}
