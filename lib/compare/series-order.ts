import type { BeforeAfterPoint } from "./points";

/** What pairs may be sorted by; the better, larger or newer one comes first. */
export const PAIR_ORDERS = ["gain", "after", "size", "date"] as const;
export type PairOrder = (typeof PAIR_ORDERS)[number];

const SORT_VALUES: Readonly<Record<PairOrder, (pair: BeforeAfterPoint) => number | string | null>> = {
  gain: (pair) => pair.points,
  after: (pair) => pair.after,
  size: (pair) => pair.size_b ?? pair.active_b,
  date: (pair) => pair.published,
};

/** Orders that go by how good a result is: where less is better, the lowest comes first. */
export const isByQuality = (order: PairOrder): boolean => order === "gain" || order === "after";

interface PairSortOptions {
  readonly order: PairOrder;
  readonly lowerIsBetter: boolean;
  /** The last one first. */
  readonly reversed?: boolean;
}

/** Pairs in an order; what is unknown is last whichever way round, and equals keep their places. */
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

export interface ValueScale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

const ROUND_STEPS = [1, 2, 2.5, 5, 10];

/** The round step that cuts a range into at most `parts`. */
function niceStep(range: number, parts: number): number {
  const rough = range / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (ROUND_STEPS.find((step) => step * power >= rough * (1 - 1e-9)) ?? 10);
}

/** A scale of percentages shows at least this much, so that a tenth of a point does not look like a leap. */
const MIN_PERCENT_SPAN = 10;

function widenRange(low: number, high: number, least: number): [number, number] {
  const lack = Math.max(0, least - (high - low)) / 2;
  const up = high + lack > 100 && lack > 0 ? 100 - high : lack;
  return [low - (2 * lack - up), high + up];
}

/** A scale with round ends and ticks around all values; `bounded` percentages stay within 0 and 100. */
export function niceScale(values: readonly number[], bounded: boolean, parts = 5): ValueScale {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return { min: 0, max: 100, ticks: [0, 25, 50, 75, 100] };
  const inside = bounded && Math.min(...finite) >= 0 && Math.max(...finite) <= 100;
  const [low, high] = widenRange(Math.min(...finite), Math.max(...finite), inside ? MIN_PERCENT_SPAN : 0);
  const pad = high > low ? (high - low) * 0.06 : Math.abs(high) * 0.1 || 1;
  const from = inside || low >= 0 ? Math.max(0, low - pad) : low - pad;
  const to = inside ? Math.min(100, high + pad) : high + pad;
  const step = niceStep(to - from, parts);
  const first = Math.floor(from / step + 1e-9);
  const last = Math.ceil(to / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, ticks };
}

/** Where a value stands on a scale, in percent of its length. */
export function toScalePercent(scale: ValueScale, value: number): number {
  const share = (value - scale.min) / (scale.max - scale.min || 1);
  return Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 100;
}
