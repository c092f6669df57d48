import type { BeforeAfterPoint } from "./points";

/** Orders of pairs; the better, larger or newer one comes first. */
export const PAIR_ORDERS = ["gain", "after", "size", "date"] as const;
export type PairOrder = (typeof PAIR_ORDERS)[number];

const SORT_VALUES: Readonly<Record<PairOrder, (pair: BeforeAfterPoint) => number | string | null>> = {
  gain: (pair) => pair.points,
  after: (pair) => pair.after,
  size: (pair) => pair.size_b ?? pair.active_b,
  date: (pair) => pair.published,
};

/** True for orders by quality of the result: if lower is better, the lowest comes first. */
export const isByQuality = (order: PairOrder): boolean => order === "gain" || order === "after";

interface PairSortOptions {
  readonly order: PairOrder;
  readonly lowerIsBetter: boolean;
  /** Reverses the order. */
  readonly reversed?: boolean;
}

/** Sorts pairs; unknown values come last in both directions, and the sort is stable. */
export function sortPairs(
  pairs: readonly BeforeAfterPoint[],
  { order, lowerIsBetter, reversed: turned = false }: PairSortOptions,
): BeforeAfterPoint[] {
  const value = SORT_VALUES[order];
  const lowestFirst = (isByQuality(order) && lowerIsBetter) !== turned;
  return [...pairs].sort((a, b) => {
    const [x, y] = [value(a), value(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    if (x === y) return 0;
    return x < y === lowestFirst ? -1 : 1;
  });
}
