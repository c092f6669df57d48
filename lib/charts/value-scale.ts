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
