import type { Claim } from "./claim";

/**
 * Returns the final value of a claim for comparisons (a percentage of four digits for a count); null if it has none. A
 * score without an after value has its value in `before`.
 */
export function toComparisonValue({ before, after, of }: Pick<Claim, "before" | "after" | "of">): number | null {
  const value = after ?? before;
  return value === null || of === null ? value : Number(((100 * value) / of).toPrecision(4));
}
