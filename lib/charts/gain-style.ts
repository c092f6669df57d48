import { getChangeQualifierSign, getQualifierSign, joinQualifier } from "../claim/qualifier";
import type { GainMeasure } from "../compare/points";
import { formatDate, formatModelSize, formatValue } from "../format/numbers";
import { excludeBestCases, formatMeasuredGain, formatUnitMark, type MeasuredGain } from "./measured-gains";
import type { LegendEntry, MarkStyle } from "./plot";
import type { PlottedGain } from "./plotted-gain";

/** Style and details of gains, shared by all charts. */

export const toGainLegend = (directionKnown: boolean): readonly LegendEntry[] => [
  { shape: "dot", tone: "after", label: "computed from before and after" },
  { shape: "ring", tone: "after", label: "gain only" },
  { shape: "square", tone: "after", label: "gain only, unit of points not stated *" },
  { shape: "triangle", tone: "good", label: "up to (best case)" },
  { shape: "diamond", tone: "worse", label: directionKnown ? "worse" : "decrease" },
];

function toGainStyle({ improvement, qualifier, before, after, unitStated }: MeasuredGain): MarkStyle {
  if (improvement < 0) return { shape: "diamond", tone: "worse" };
  if (qualifier === "up to") return { shape: "triangle", tone: "good" };
  if (!unitStated) return { shape: "square", tone: "after" };
  return { shape: before === null || after === null ? "ring" : "dot", tone: "after" };
}

/** Lists the details of a gain: "+6.6 pts", "66.3 → 72.9%", the model with its size, the paper, the date. */
function describeGain(gain: MeasuredGain, measure: GainMeasure, unit: string | null): string[] {
  const { before, after, name, title, published } = gain;
  const size = gain.size_b === null && gain.active_b === null ? null : formatModelSize(gain.size_b, gain.active_b);
  const model = [name, size !== null && !name?.includes(size) ? size : null].filter(Boolean).join(", ");
  return [
    joinQualifier(getChangeQualifierSign(gain.gainQualifier, gain.gain), formatMeasuredGain(gain.gain, measure, unit)) +
      formatUnitMark(gain),
    before === null || after === null
      ? ""
      : `${formatValue(before, null)} → ${joinQualifier(getQualifierSign(gain.valueQualifier), formatValue(after, unit))}`,
    model + (gain.metricStated ? "" : " °"),
    title,
    published === null ? "" : formatDate(published),
  ].filter((words) => words.trim() !== "");
}

/** Converts gains of a panel for a plot. */
export function toPlottedMeasuredGains(
  gains: readonly MeasuredGain[],
  measure: GainMeasure,
  unit: string | null,
): PlottedGain[] {
  const typical = new Set(excludeBestCases(gains));
  return gains.map((gain) => ({
    claim: gain.claim,
    gain: gain.gain,
    size: gain.size,
    style: toGainStyle(gain),
    details: describeGain(gain, measure, unit),
    isTypical: typical.has(gain),
  }));
}
