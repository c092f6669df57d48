import type { Claim } from "../claim/claim";

/** Direction of metrics and sign of improvements. */

/**
 * Returns the change with a positive sign for an improvement; if the direction of the metric is unknown, a rise counts
 * as positive.
 */
export function toImprovement(moved: number, higherIsBetter: boolean | null): number {
  return higherIsBetter === false ? 0 - moved : moved;
}

/** Direction of a metric. */
export interface MetricDirection {
  /** True if lower is better, as for an error rate. */
  readonly lowerIsBetter: boolean;
  /** False if the direction is unknown: a fall is then not a decline. */
  readonly directionKnown: boolean;
}

/** Returns the direction of claims of one metric, some of which may not name it. */
export function findMetricDirection(claims: readonly Pick<Claim, "higher_is_better">[]): MetricDirection {
  return {
    lowerIsBetter: claims.some((claim) => claim.higher_is_better === false),
    directionKnown: claims.some((claim) => claim.higher_is_better !== null),
  };
}

/**
 * Whether values of a unit can be ranked: higher is better for percentages and scores unless a metric says otherwise.
 */
export const hasRanking = (unit: string | null, { directionKnown }: MetricDirection): boolean =>
  directionKnown || unit === null || unit === "%";

/** Returns the highest value, or the lowest if lower is better. */
export const selectBestValue = (values: readonly number[], lowerIsBetter: boolean): number =>
  lowerIsBetter ? Math.min(...values) : Math.max(...values);

/** Returns a comparator that sorts the best value first. */
export const compareBestFirst =
  (lowerIsBetter: boolean) =>
  (a: number, b: number): number =>
    lowerIsBetter ? a - b : b - a;

/** Words for an improvement, and for a rising value. */
const IMPROVEMENT_WORDS = /\b(?:improv|better|gain|outperform|surpass|advantage|superior|enhanc|benefit)|\bbeat/i;
const INCREASE_WORDS =
  /\b(?:increas|rais|rises?\b|rising|rose\b|higher|larger|longer|slower|add(?:s|ed|ing)?\b|grow|grew|surg|jump|inflat|overhead|exceed|more\b(?! than))/i;

type StatedGainFields = Pick<Claim, "gain" | "higher_is_better" | "sentence">;

/**
 * Returns a stated gain with the sign of the change of the value; null if the text does not state the direction. The
 * gain of a claim has the sign of the verb: an error that "improves by 3" and one that "increases by 3" are both +3,
 * and only the words distinguish them.
 */
export function toStatedChange({ gain, higher_is_better, sentence }: StatedGainFields): number | null {
  if (gain === null || gain <= 0 || higher_is_better !== false) return gain;
  const [better, rise] = [IMPROVEMENT_WORDS.test(sentence), INCREASE_WORDS.test(sentence)];
  if (better === rise) return null;
  return better ? -gain : gain;
}
