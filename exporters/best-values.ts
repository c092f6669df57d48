import type { Claim } from "@/lib/claim/claim";
import { toAxis } from "@/lib/compare/axis";

/**
 * Finds the best values of a table: the best `after` among the claims that stand on one axis, where the metric is named,
 * its direction is known, and there is something to be better than. Equal ones are all best.
 */
export class BestValues {
  readonly #axes = new Map<string, { best: number; count: number }>();

  add(claim: Claim): void {
    const key = toComparisonKey(claim);
    if (key === null || claim.after === null) return;
    const axis = this.#axes.get(key);
    if (!axis) this.#axes.set(key, { best: claim.after, count: 1 });
    else {
      axis.best = (claim.higher_is_better ? Math.max : Math.min)(axis.best, claim.after);
      axis.count += 1;
    }
  }

  isBest(claim: Claim): boolean {
    const axis = this.#axes.get(toComparisonKey(claim) ?? "");
    return axis !== undefined && axis.count > 1 && axis.best === claim.after;
  }
}

/** Claims of the same text here may be compared; null for those that stand alone. */
function toComparisonKey(claim: Claim): string | null {
  const axis = toAxis(claim);
  if (axis.metric === null || axis.benchmarks.length === 0 || claim.higher_is_better === null) return null;
  // A count is as good as its total is high.
  return claim.of === null ? `${claim.higher_is_better} ${axis.key}` : null;
}
