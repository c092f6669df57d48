import { toImprovement } from "../compare/improvement";
import type { ChartPanel } from "../compare/panels";
import type { GainMeasure, GainPoint } from "../compare/points";
import { formatNumber, formatPoints, joinNumberParts } from "../format/numbers";

/** The gains of a panel in one measure, and what can be said of all of them. */

export interface MeasuredGain extends GainPoint {
  /** In the measure that was asked for, signed as the value moved. */
  readonly gain: number;
  /** The same, positive for the better. */
  readonly improvement: number;
  /** Billions of parameters, total or active; null where it is not known. */
  readonly size: number | null;
}

type GainPanel = Pick<ChartPanel, "gains" | "lowerIsBetter">;

/** The gains that are known in a measure; the others are not converted and not drawn. */
export function listMeasuredGains(panel: GainPanel, measure: GainMeasure, sizeOf: "total" | "active"): MeasuredGain[] {
  return panel.gains.flatMap((point) => {
    const gain = point.gains[measure];
    if (gain === null) return [];
    const size = sizeOf === "active" ? (point.active_b ?? point.size_b) : point.size_b;
    return [{ ...point, gain, improvement: toImprovement(gain, !panel.lowerIsBetter), size }];
  });
}

/** How many gains of a panel are known in each measure. */
export function countMeasures({ gains }: Pick<ChartPanel, "gains">): Readonly<Record<GainMeasure, number>> {
  const count = (measure: GainMeasure) => gains.filter((point) => point.gains[measure] !== null).length;
  return { points: count("points"), relative: count("relative"), percent: count("percent") };
}

/** The one of these measures in which most gains are known; of equals the plainest. */
export function selectDefaultMeasure(
  panel: Pick<ChartPanel, "gains">,
  [first = "points", ...others]: readonly GainMeasure[],
): GainMeasure {
  const counts = countMeasures(panel);
  return others.reduce((best, measure) => (counts[measure] > counts[best] ? measure : best), first);
}

/** To two decimals; below a tenth to four, because gains of scores from 0 to 1 are hundredths. */
function roundGain(value: number): number {
  const parts = Math.abs(value) < 0.1 ? 1e4 : 100;
  return Math.round(value * parts) / parts;
}

/** The value below which a share of the values lies, between neighbours in proportion; null of nothing. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(rank)], sorted[Math.ceil(rank)]];
  if (low === undefined || high === undefined) return null;
  return roundGain(low + (high - low) * (rank % 1));
}

/** Gains that a median may count: "up to" is the best case of a paper and stands for no usual one, and all are in one unit. */
export function excludeBestCases(gains: readonly MeasuredGain[]): MeasuredGain[] {
  return gains.filter((gain) => gain.qualifier !== "up to" && gain.unitStated);
}

/** Stands behind a figure whose unit nobody states. */
export const formatUnitMark = ({ unitStated }: Pick<GainPoint, "unitStated">): string => (unitStated ? "" : "\u00a0*");

/** What a measure is called in the switch and on an axis. */
export const GAIN_MEASURE_LABELS: Readonly<Record<GainMeasure, string>> = {
  points: "points",
  relative: "relative %",
  percent: "% (absolute or relative not stated)",
};

/** "+4.2 pts", "−12 % rel."; the points of tokens are tokens. */
export function formatMeasuredGain(value: number, measure: GainMeasure, unit: string | null): string {
  const rounded = roundGain(value);
  if (measure === "points") return formatPoints(rounded, unit);
  const number = formatNumber(rounded);
  return joinNumberParts({
    number: rounded > 0 ? `+${number}` : number,
    unit: measure === "relative" ? "% rel." : "%",
  });
}
