import { getGainQualifier } from "../claim/qualifier";
import type { ResultMeasure } from "../compare/result";
import type { GroupedResult } from "../compare/result-groups";
import type { LegendEntry, MarkStyle } from "./plot";
import { describeResult, formatResultGain } from "./ranked-labels";

/** The gain of one claim in the measure of a plot. */
export interface PlottedGain {
  /** Id of the claim. */
  readonly claim: string;
  readonly gain: number;
  /** Billions of parameters, total or active; null if unknown. */
  readonly size: number | null;
  readonly style: MarkStyle;
  /** Lines of the tooltip, the value first. */
  readonly details: readonly string[];
  /** False for gains that medians leave out, such as best cases. */
  readonly isTypical: boolean;
}

/** Styles of gains of results. */
const STYLES = {
  change: { shape: "dot", tone: "after", label: "computed from before and after" },
  gain: { shape: "ring", tone: "after", label: "gain only" },
  average: { shape: "square", tone: "after", label: "average" },
  "up to": { shape: "triangle", tone: "good", label: "up to (best case)" },
  decline: { shape: "diamond", tone: "worse", label: "decline" },
} as const satisfies Readonly<Record<string, LegendEntry>>;

export const RESULT_GAIN_LEGEND: readonly LegendEntry[] = Object.values(STYLES);

function toStyle({ claim, better, form, protocol }: GroupedResult): MarkStyle {
  if (better === false) return STYLES.decline;
  if (getGainQualifier(claim) === "up to") return STYLES["up to"];
  if (protocol.scope === "average") return STYLES.average;
  return form === "change" ? STYLES.change : STYLES.gain;
}

/**
 * Returns the gains of proposed systems that are known in a measure, positive for improvements; others are not
 * converted. Medians leave out averages and best cases.
 * @param sizeOf which parameters of a mixture of experts are its size
 */
export function toPlottedGains(
  results: readonly GroupedResult[],
  measure: ResultMeasure,
  sizeOf: "total" | "active" = "total",
): PlottedGain[] {
  return results.flatMap((result) => {
    const { claim, gains, protocol } = result;
    const gain = gains[measure];
    if (gain === null || claim.role !== "own") return [];
    return [
      {
        claim: claim.id,
        gain,
        size: sizeOf === "active" ? (claim.active_b ?? claim.size_b) : claim.size_b,
        style: toStyle(result),
        details: describeResult(result, formatResultGain(result, measure)),
        isTypical: claim.qualifier !== "up to" && protocol.scope === "single",
      },
    ];
  });
}
