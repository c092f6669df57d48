/** Strength of the L2 regularization, in cases. */
const RIDGE_PENALTY = 5;
const ROUNDS = 1000;

/** Features of a case, the last of them 1 for the prior, and the outcome to predict. */
export interface LogisticCase {
  readonly features: readonly number[];
  readonly isCorrect: boolean;
}

export const dotProduct = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Fits a logistic regression by accelerated gradient descent with a safe step size; returns a weight for each feature. The prior is not regularized. */
export function fitWeights(cases: readonly LogisticCase[]): number[] {
  const width = cases[0]?.features.length ?? 0;
  const largest = Math.max(...cases.map(({ features }) => dotProduct(features, features)));
  const step = 4 / (largest * cases.length + 4 * RIDGE_PENALTY);
  let weights = new Array<number>(width).fill(0);
  let velocity = new Array<number>(width).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const lookahead = weights.map((w, i) => w + 0.95 * (velocity[i] ?? 0));
    const gradient = lookahead.map((w, i) => (i === width - 1 ? 0 : RIDGE_PENALTY * w));
    for (const { features, isCorrect } of cases) {
      const miss = sigmoid(dotProduct(features, lookahead)) - Number(isCorrect);
      for (const [i, x] of features.entries()) gradient[i] = (gradient[i] ?? 0) + miss * x;
    }
    const next = lookahead.map((w, i) => w - step * (gradient[i] ?? 0));
    velocity = next.map((w, i) => w - (weights[i] ?? 0));
    weights = next;
  }
  return weights;
}
