import type { Claim, Slot } from "./claim";
import { formatNumber, formatParameters, formatValue, joinFigure, MISSING } from "./format";

/** What each slot is called on a page. */
export const SLOT_LABELS: Readonly<Record<Slot, string>> = {
  method: "method",
  model: "model",
  size_b: "size",
  benchmarks: "benchmark",
  benchmark_text: "evaluated on",
  metric: "metric",
  before: "before",
  after: "after",
  of: "out of",
  gain: "gain",
  gain_max: "gain to",
  qualifier: "qualifier",
  baseline: "compared with",
};

const GAIN_WORDS = { points: "points", relative: "% relative", percent: "%", times: "times" } as const;

/** A gain with the word for its kind, its sign kept as stored. */
function gainText(value: number | null, kind: Claim["gain_kind"]): string {
  if (value === null) return MISSING;
  const sign = value > 0 && kind !== "times" ? "+" : "";
  return joinFigure({ number: sign + formatNumber(value), unit: kind === null ? null : GAIN_WORDS[kind] });
}

/** The value of a slot as text, or null where the claim has none. */
export function slotText(claim: Claim, slot: Slot): string | null {
  const value = claim[slot];
  if (value === null || (Array.isArray(value) && value.length === 0)) return null;
  switch (slot) {
    case "size_b":
      return formatParameters(claim.size_b, claim.active_b);
    case "before":
    case "after":
      return formatValue(claim[slot], claim.unit);
    case "of":
      return formatNumber(claim.of);
    case "gain":
    case "gain_max":
      return gainText(claim[slot], claim.gain_kind);
    case "benchmarks":
      return claim.benchmarks.join(", ");
    default:
      return claim[slot];
  }
}
