import type { Claim } from "@/lib/claim/claim";
import { toAxis } from "@/lib/compare/axis";

/**
 * Finds the best values of a table: the best `after` of claims on one axis with a named metric of known direction and
 * at least two different values. Ties are all best.
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

/** Returns the key of comparable claims; null if the claim cannot be compared. */
function toComparisonKey(claim: Claim): string | null {
  const axis = toAxis(claim);
  if (axis.metric === null || axis.benchmarks.length === 0 || claim.higher_is_better === null) return null;
  // Counts are not comparable without their totals.
  return claim.of === null ? `${claim.higher_is_better} ${axis.key}` : null;
}
