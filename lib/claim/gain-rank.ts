import type { ExtractedClaim } from "./claim";

/**
 * Kinds of gains, which cannot be compared with each other, in the order in which they are sorted: percentage points,
 * differences on other scales, relative percentages, percentages that may be either, times, no gain.
 */
export const GAIN_RANKS = { percentagePoints: 1, difference: 2, relative: 3, percent: 4, times: 5, none: 6 } as const;

type Gain = Pick<ExtractedClaim, "gain" | "gain_kind" | "points" | "unit" | "spans">;

/**
 * Returns the rank of the gain of a claim, stated or computed; a computed difference is in the unit of its values.
 * @param abstract text of the spans
 */
export function getGainRank(claim: Gain, abstract: string): number {
  const { gain, gain_kind, points, unit } = claim;
  if (gain === null) {
    if (points === null) return GAIN_RANKS.none;
    return unit === "%" ? GAIN_RANKS.percentagePoints : GAIN_RANKS.difference;
  }
  if (gain_kind === "relative" || gain_kind === "percent") return GAIN_RANKS[gain_kind];
  if (gain_kind !== "points") return GAIN_RANKS.times;
  return arePercentagePoints(claim, abstract) ? GAIN_RANKS.percentagePoints : GAIN_RANKS.difference;
}

/**
 * A gain without before and after has no unit: "0.04 points" may refer to scores from 0 to 1, so its text, up to the end
 * of its range, must contain a percent sign or word.
 */
function arePercentagePoints({ unit, spans }: Gain, abstract: string): boolean {
  if (unit !== null) return unit === "%";
  if (!spans.gain) return false;
  const [start] = spans.gain;
  const [, end] = spans.gain_max ?? spans.gain;
  return /%|percent|pp/i.test(abstract.slice(start, end));
}
