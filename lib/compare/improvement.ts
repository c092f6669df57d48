import type { Claim } from "../claim/claim";

/** Which way a result went, and whether that is for the better. */

/** Positive for the better; where nothing says whether more or less is better, a rise is. */
export function toImprovement(moved: number, higherIsBetter: boolean | null): number {
  return higherIsBetter === false ? 0 - moved : moved;
}

/** Which way is better for results that may be compared. */
export interface MetricDirection {
  /** True where less is better, as with an error rate. */
  readonly lowerIsBetter: boolean;
  /** False where nothing says whether more or less is better: then a fall is a fall and no worsening. */
  readonly directionKnown: boolean;
}

/** The direction of claims of one metric, some of which may not name it. */
export function findMetricDirection(claims: readonly Pick<Claim, "higher_is_better">[]): MetricDirection {
  return {
    lowerIsBetter: claims.some((claim) => claim.higher_is_better === false),
    directionKnown: claims.some((claim) => claim.higher_is_better !== null),
  };
}

/** Whether one value of a unit is better than another: percentages and bare scores rise unless a metric says otherwise. */
export const hasRanking = (unit: string | null, { directionKnown }: MetricDirection): boolean =>
  directionKnown || unit === null || unit === "%";

/** The highest value, or the lowest where less is better. */
export const selectBestValue = (values: readonly number[], lowerIsBetter: boolean): number =>
  lowerIsBetter ? Math.min(...values) : Math.max(...values);

/** Orders values of one axis, the best first. */
export const compareBestFirst =
  (lowerIsBetter: boolean) =>
  (a: number, b: number): number =>
    lowerIsBetter ? a - b : b - a;

/** Words of what got better, and of a value that rose. */
const IMPROVEMENT_WORDS = /\b(?:improv|better|gain|outperform|surpass|advantage|superior|enhanc|benefit)|\bbeat/i;
const INCREASE_WORDS =
  /\b(?:increas|rais|rises?\b|rising|rose\b|higher|larger|longer|slower|add(?:s|ed|ing)?\b|grow|grew|surg|jump|inflat|overhead|exceed|more\b(?! than))/i;

type StatedGainFields = Pick<Claim, "gain" | "higher_is_better" | "sentence">;

/**
 * A stated gain, signed as the value moved; null where the text does not tell. The sign of a claim's gain is that of the
 * text's verb: an error that "improves by 3" and one that "increases by 3" are both +3, and only the words tell them apart.
 */
export function toStatedChange({ gain, higher_is_better, sentence }: StatedGainFields): number | null {
  if (gain === null || gain <= 0 || higher_is_better !== false) return gain;
  const [better, rise] = [IMPROVEMENT_WORDS.test(sentence), INCREASE_WORDS.test(sentence)];
  if (better === rise) return null;
  return better ? -gain : gain;
}
