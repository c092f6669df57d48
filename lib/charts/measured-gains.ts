import { quantile } from "d3-array";
import { toImprovement } from "../compare/improvement";
import type { ChartPanel } from "../compare/panels";
import type { GainMeasure, GainPoint } from "../compare/points";
import { formatNumber, formatPoints, joinNumberParts } from "../format/numbers";

/** Gains of a panel in one measure, with statistics and formatting. */

export interface MeasuredGain extends GainPoint {
  /** In the requested measure, with the sign of the change of the value. */
  readonly gain: number;
  /** The same with a positive sign for an improvement. */
  readonly improvement: number;
  /** Billions of parameters, total or active; null if unknown. */
  readonly size: number | null;
}

type GainPanel = Pick<ChartPanel, "gains" | "lowerIsBetter">;

/** Lists the gains that are known in a measure; others are neither converted nor drawn. */
export function listMeasuredGains(panel: GainPanel, measure: GainMeasure, sizeOf: "total" | "active"): MeasuredGain[] {
  return panel.gains.flatMap((point) => {
    const gain = point.gains[measure];
    if (gain === null) return [];
    const size = sizeOf === "active" ? (point.active_b ?? point.size_b) : point.size_b;
    return [{ ...point, gain, improvement: toImprovement(gain, !panel.lowerIsBetter), size }];
  });
}

/** Counts the known gains of a panel by measure. */
export function countMeasures({ gains }: Pick<ChartPanel, "gains">): Readonly<Record<GainMeasure, number>> {
  const count = (measure: GainMeasure) => gains.filter((point) => point.gains[measure] !== null).length;
  return { points: count("points"), relative: count("relative"), percent: count("percent") };
}

/** Returns the measure with most known gains, preferring earlier ones. */
export function selectDefaultMeasure(
  panel: Pick<ChartPanel, "gains">,
  [first = "points", ...others]: readonly GainMeasure[],
): GainMeasure {
  const counts = countMeasures(panel);
  return others.reduce((best, measure) => (counts[measure] > counts[best] ? measure : best), first);
}

/** Rounds to two decimals, or to four below 0.1, because gains of scores from 0 to 1 are hundredths. */
function roundGain(value: number): number {
  const parts = Math.abs(value) < 0.1 ? 1e4 : 100;
  return Math.round(value * parts) / parts;
}

/** Returns a rounded quantile with linear interpolation; null for an empty list. */
export function roundedQuantile(values: readonly number[], share: number): number | null {
  const value = quantile(values, share);
  return value === undefined ? null : roundGain(value);
}

/** Keeps gains for medians: excludes "up to" values, which are best cases, and gains of unknown unit. */
export function excludeBestCases(gains: readonly MeasuredGain[]): MeasuredGain[] {
  return gains.filter((gain) => gain.qualifier !== "up to" && gain.unitStated);
}

/** Returns the mark of a gain of unknown unit. */
export const formatUnitMark = ({ unitStated }: Pick<GainPoint, "unitStated">): string => (unitStated ? "" : "\u00a0*");

/** Labels of measures in the selector and on axes. */
export const GAIN_MEASURE_LABELS: Readonly<Record<GainMeasure, string>> = {
  points: "points",
  relative: "relative %",
  percent: "% (absolute or relative not stated)",
};

/** Formats a gain: "+4.2 pts", "−12% rel."; points of tokens are "tokens". */
export function formatMeasuredGain(value: number, measure: GainMeasure, unit: string | null): string {
  const rounded = roundGain(value);
  if (measure === "points") return formatPoints(rounded, unit);
  const number = formatNumber(rounded);
  return joinNumberParts({
    number: rounded > 0 ? `+${number}` : number,
    unit: measure === "relative" ? "% rel." : "%",
  });
}
