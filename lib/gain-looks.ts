import type { Measure } from "./chart-points";
import { formatDate, formatParameters, formatValue } from "./format";
import { formatMeasured, type MeasuredGain, unitMark } from "./measured-gains";
import type { KeyEntry, Look } from "./plot";
import { changeSign, qualified, qualifierSign } from "./qualifier";

/** How gains look in every chart of them, and what each says of itself. */

export const gainKey = (directionKnown: boolean): readonly KeyEntry[] => [
  { shape: "dot", tone: "after", label: "from a before and an after" },
  { shape: "ring", tone: "after", label: "stated alone" },
  { shape: "square", tone: "after", label: "stated alone, in points of no stated unit *" },
  { shape: "triangle", tone: "good", label: "up to (a best case)" },
  { shape: "diamond", tone: "worse", label: directionKnown ? "for the worse" : "a fall" },
];

export function lookOf({ improvement, qualifier, before, after, unitStated }: MeasuredGain): Look {
  if (improvement < 0) return { shape: "diamond", tone: "worse" };
  if (qualifier === "up to") return { shape: "triangle", tone: "good" };
  if (!unitStated) return { shape: "square", tone: "after" };
  return { shape: before === null || after === null ? "ring" : "dot", tone: "after" };
}

/** "+6.6 pts", "66.3 → 72.9 %", the model with its size, the paper, the day. */
export function gainWords(gain: MeasuredGain, measure: Measure, unit: string | null): string[] {
  const { before, after, name, title, published } = gain;
  const size = gain.size_b === null && gain.active_b === null ? null : formatParameters(gain.size_b, gain.active_b);
  const model = [name, size !== null && !name?.includes(size) ? size : null].filter(Boolean).join(", ");
  return [
    qualified(changeSign(gain.gainQualifier, gain.gain), formatMeasured(gain.gain, measure, unit)) + unitMark(gain),
    before === null || after === null
      ? ""
      : `${formatValue(before, null)} → ${qualified(qualifierSign(gain.valueQualifier), formatValue(after, unit))}`,
    model + (gain.metricStated ? "" : " °"),
    title,
    published === null ? "" : formatDate(published),
  ].filter((words) => words.trim() !== "");
}
