import type { Claim, Slot } from "@/lib/claim/claim";
import {
  formatModelSize,
  formatNumber,
  formatValue,
  getDifferenceUnit,
  joinNumberParts,
  MISSING,
} from "@/lib/format/numbers";

/** Labels of the slots. */
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
  baseline: "vs.",
};

const GAIN_KIND_WORDS = { relative: "% relative", percent: "%", times: "times" } as const;

function getGainUnitWord({ gain_kind, unit }: Claim): string | null {
  if (gain_kind !== "points") return gain_kind && GAIN_KIND_WORDS[gain_kind];
  const word = getDifferenceUnit(unit);
  return word === "pts" ? "points" : word;
}

/** Formats a gain with its kind and the stored sign. */
function formatSignedGain(value: number | null, claim: Claim): string {
  if (value === null) return MISSING;
  const sign = value > 0 && claim.gain_kind !== "times" ? "+" : "";
  return joinNumberParts({ number: sign + formatNumber(value), unit: getGainUnitWord(claim) });
}

/** Formats the value of a slot; null if the claim has none. */
export function formatSlot(claim: Claim, slot: Slot): string | null {
  const value = claim[slot];
  if (value === null || (Array.isArray(value) && value.length === 0)) return null;
  switch (slot) {
    case "size_b":
      return formatModelSize(claim.size_b, claim.active_b);
    case "before":
    case "after":
      return formatValue(claim[slot], claim.unit);
    case "of":
      return formatNumber(claim.of);
    case "gain":
    case "gain_max":
      return formatSignedGain(claim[slot], claim);
    case "benchmarks":
      return claim.benchmarks.join(", ");
    default:
      return claim[slot];
  }
}
