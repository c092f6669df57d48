/** Evidence for or against something about a claim of type `C`. */
export interface Evidence<C> {
  readonly label: string;
  /** In log-odds: 0.7 doubles the odds, -0.7 halves them. */
  readonly weight: number;
  /** The amount of the evidence; for most rows, whether it is present. */
  readonly getAmount: (claim: C) => number | boolean;
}

/** Converts a probability to log-odds. */
export const toLogOdds = (share: number): number => Math.log(share / (1 - share));

/** Evidence that applies to a claim. */
export interface WeighedEvidence {
  readonly label: string;
  readonly logOdds: number;
}

/** Lists the evidence that applies to a claim, in the order of its rows. */
export const listEvidence = <C>(evidence: readonly Evidence<C>[], claim: C): WeighedEvidence[] =>
  evidence.flatMap(({ label, weight, getAmount }) => {
    const logOdds = weight * Number(getAmount(claim));
    return logOdds === 0 ? [] : [{ label, logOdds }];
  });

/**
 * Adds up the evidence.
 * @param prior log-odds without any evidence
 * @returns the probability, 0 to 1 with two decimals
 */
export function computeProbability<C>(prior: number, evidence: readonly Evidence<C>[], claim: C): number {
  let logOdds = prior;
  for (const { weight, getAmount } of evidence) logOdds += weight * Number(getAmount(claim));
  return Math.round(100 / (1 + Math.exp(-logOdds))) / 100;
}
