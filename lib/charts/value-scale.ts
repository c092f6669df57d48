import { nice, ticks } from "d3-array";

export interface ValueScale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

/** Returns ticks at round values that cover a range, with about `intervals` intervals and never many more. */
function coveringTicks(from: number, to: number, intervals: number): number[] {
  for (let count = intervals; count > 1; count--) {
    const candidate = ticks(...nice(from, to, count), count);
    if (candidate.length <= intervals + 2) return candidate;
  }
  return ticks(...nice(from, to, 1), 1);
}

/** Minimum range of a percentage scale, so that a difference of a tenth of a point does not look large. */
const MIN_PERCENT_SPAN = 10;

/** Widens a range to a minimum length, upwards at most to 100. */
function widenRange(low: number, high: number, minLength: number): [number, number] {
  const missing = Math.max(0, minLength - (high - low)) / 2;
  const up = high + missing > 100 && missing > 0 ? 100 - high : missing;
  return [low - (2 * missing - up), high + up];
}

/**
 * Returns a scale with round ends and ticks that covers all values.
 * @param bounded true for percentages, whose scale stays within 0 and 100
 * @param parts approximate number of intervals
 */
export function niceScale(values: readonly number[], bounded: boolean, parts = 5): ValueScale {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return { min: 0, max: 100, ticks: [0, 25, 50, 75, 100] };
  const inside = bounded && Math.min(...finite) >= 0 && Math.max(...finite) <= 100;
  const [low, high] = widenRange(Math.min(...finite), Math.max(...finite), inside ? MIN_PERCENT_SPAN : 0);
  const pad = high > low ? (high - low) * 0.06 : Math.abs(high) * 0.1 || 1;
  const from = inside || low >= 0 ? Math.max(0, low - pad) : low - pad;
  const to = inside ? Math.min(100, high + pad) : high + pad;
  const scaleTicks = coveringTicks(from, to, parts);
  return { min: scaleTicks[0] ?? 0, max: scaleTicks.at(-1) ?? 1, ticks: scaleTicks };
}

/**
 * Returns a scale of scores: percentages and fractions stay within their ends.
 * @param unit as `protocol.scale.unit`
 */
export function toScoreScale(values: readonly number[], unit: string | null, parts = 5): ValueScale {
  if (unit !== "0–1") return niceScale(values, unit === "%", parts);
  const percent = values.map((value) => 100 * value);
  const { min, max, ticks: percentTicks } = niceScale(percent, true, parts);
  const toFraction = (value: number) => Math.round(value * 1e4) / 1e6;
  return { min: toFraction(min), max: toFraction(max), ticks: percentTicks.map(toFraction) };
}

/** Returns the position of a value on a scale in percent of its length, clamped to 0 to 100. */
export function toScalePercent(scale: ValueScale, value: number): number {
  const share = (value - scale.min) / (scale.max - scale.min || 1);
  return Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 100;
}

/** Estimated width of a digit of a tick label, and the space between two labels, in pixels. */
const DIGIT_WIDTH = 7;
const LABEL_GAP = 6;

/**
 * Drops labels that would overlap: keeps every second, third … tick, and the tick of zero if there is one.
 * @param ticks at equal distances
 * @param width distance of the first and the last tick in pixels
 */
export function thinTicks<T extends { readonly at: number; readonly label: string }>(
  ticks: readonly T[],
  width: number,
): T[] {
  const needed = Math.max(0, ...ticks.map(({ label }) => label.length)) * DIGIT_WIDTH + LABEL_GAP;
  const distance = width / Math.max(1, ticks.length - 1);
  const step = distance > 0 ? Math.ceil(needed / distance) : ticks.length;
  const zero = Math.max(
    0,
    ticks.findIndex(({ at }) => at === 0),
  );
  return ticks.filter((_, i) => (i - zero) % step === 0);
}
