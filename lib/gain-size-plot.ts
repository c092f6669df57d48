import type { Measure } from "./chart-points";
import { formatNumber, formatParameters } from "./format";
import { gainKey, gainWords, lookOf } from "./gain-looks";
import { groupBy } from "./group-by";
import { type MeasuredGain, quantile, typicalGains } from "./measured-gains";
import { keyOf, type Line, type Mark, type Plot, spreadMarks, type Tick } from "./plot";
import { niceScale, placeOn } from "./series-order";

/** Sizes that stand under the axis, in billions of parameters. */
const SIZES = [0.01, 0.03, 0.1, 0.3, 1, 3, 7, 14, 32, 70, 200, 700, 2000];
/** Where the lane of unknown sizes begins, and its middle. */
const LANE = { from: 0.88, middle: 0.94 };
const PAD = 0.04;

interface LogScale {
  readonly low: number;
  readonly high: number;
  /** Where the scale ends, as a share of the plane: before the lane, where there is one. */
  readonly end: number;
}

function toScale(sizes: readonly number[], lane: boolean): LogScale {
  const end = lane ? LANE.from - 0.01 : 1;
  if (sizes.length === 0) return { low: 1, high: 100, end };
  const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
  return low === high ? { low: low / 3, high: high * 3, end } : { low, high, end };
}

function placeOfSize(size: number, { low, high, end }: LogScale): number {
  const share = Math.log(size / low) / Math.log(high / low);
  return PAD + share * (end - 2 * PAD);
}

/** Ticks that leave each other room, also on a phone. */
function sizeTicks(scale: LogScale): Tick[] {
  const ticks: Tick[] = [];
  for (const size of SIZES) {
    const at = placeOfSize(size, scale);
    if (at < 0 || at > scale.end || at - (ticks.at(-1)?.at ?? -1) < 0.1) continue;
    ticks.push({ at, label: formatParameters(size) });
  }
  return ticks;
}

/** A short line at the median of each size that three or more usual gains are of. */
function medianLines(gains: readonly MeasuredGain[], scale: LogScale, y: (gain: number) => number): Line[] {
  const known = typicalGains(gains).filter((gain) => gain.size !== null);
  return [...groupBy(known, (gain) => gain.size ?? 0)].flatMap(([size, members]): Line[] => {
    const median = quantile(
      members.map((gain) => gain.gain),
      0.5,
    );
    if (members.length < 3 || median === null) return [];
    const x = placeOfSize(size, scale);
    return [{ from: [x - 0.025, y(median)], to: [x + 0.025, y(median)], kind: "median" }];
  });
}

interface Setting {
  readonly measure: Measure;
  readonly sizeOf: "total" | "active";
  readonly unit: string | null;
  readonly directionKnown: boolean;
}

/** Gains against the size of the model, on a scale of powers, with a lane for sizes that nobody gives. */
export function gainSizePlot(gains: readonly MeasuredGain[], { measure, sizeOf, unit, directionKnown }: Setting): Plot {
  const sizes = gains.flatMap(({ size }) => (size !== null && size > 0 ? [size] : []));
  const lane = sizes.length < gains.length;
  const scale = toScale(sizes, lane);
  const values = niceScale([0, ...gains.map(({ gain }) => gain)], false);
  const y = (gain: number) => placeOn(values, gain) / 100;
  const toMark = (gain: MeasuredGain): Mark => ({
    claim: gain.claim,
    x: gain.size === null || gain.size <= 0 ? LANE.middle : placeOfSize(gain.size, scale),
    y: y(gain.gain),
    ...lookOf(gain),
    words: gainWords(gain, measure, unit),
  });
  const marks = gains.map(toMark).sort((a, b) => a.x - b.x || a.y - b.y);
  const spread = [
    ...spreadMarks(
      marks.filter(({ x }) => x < LANE.from || !lane),
      0.06,
    ),
    ...spreadMarks(
      marks.filter(({ x }) => x >= LANE.from && lane),
      0.06,
    ),
  ];
  return {
    xLabel: `${sizeOf} parameters, each step a multiple`,
    yLabel: "gain",
    xTicks: sizeTicks(scale),
    yTicks: values.ticks.map((tick) => ({ at: y(tick), label: formatNumber(tick) })),
    marks: spread,
    lines: [{ from: [0, y(0)], to: [1, y(0)], kind: "zero" }, ...medianLines(gains, scale, y)],
    bars: [],
    lane: lane ? { x: LANE.from, width: 1 - LANE.from, label: "size unknown" } : null,
    key: keyOf(spread, gainKey(directionKnown)),
  };
}
