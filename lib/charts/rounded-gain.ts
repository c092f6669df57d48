import { quantile } from "d3-array";

/** Rounds a gain to two decimals, or to four below 0.1, because gains of fractions are hundredths. */
export function roundGain(value: number): number {
  const parts = Math.abs(value) < 0.1 ? 1e4 : 100;
  return Math.round(value * parts) / parts;
}

/** Returns the rounded median; null for an empty list. */
export function findRoundedMedian(values: readonly number[]): number | null {
  const value = quantile(values, 0.5);
  return value === undefined ? null : roundGain(value);
}
