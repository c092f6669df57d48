/** A range of proportions, 0 to 1. */
export interface ProportionInterval {
  readonly low: number;
  readonly high: number;
}

/** Standard score of a two-sided confidence of 95%. */
const Z = 1.959964;

/**
 * Returns the 95% Wilson score interval of a proportion, which is also valid for few cases and for proportions of 0 and 1;
 * null without a case.
 * @param successes number of successes, at most `total`
 */
export function computeWilsonInterval(successes: number, total: number): ProportionInterval | null {
  if (total <= 0) return null;
  const share = successes / total;
  const z2 = Z * Z;
  const center = (share + z2 / (2 * total)) / (1 + z2 / total);
  const half = (Z / (1 + z2 / total)) * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total));
  return { low: Math.max(0, center - half), high: Math.min(1, center + half) };
}
