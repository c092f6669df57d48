import { getAttempts } from "../claim/metric-facts";
import type { Protocol } from "./protocol";

/**
 * Sampling error of a share of test items: the binomial standard error sqrt(p (1 − p) / n) of a score p on n items.
 * Answers to one item vary from run to run; the mean over k attempts for each item (avg@k) has n × k answers. This is an
 * approximation for independent answers: it leaves out how much the items differ.
 */

export interface SamplingError {
  /** Number of test items. */
  readonly items: number;
  /** Attempts for each item that the value averages; 1 if none are stated. */
  readonly attempts: number;
  /** Standard error in the unit of the scale: points of a percentage, or a fraction. */
  readonly standardError: number;
}

const AVERAGED_ATTEMPTS = /^(?:avg|mean)@(\d+)$/;

/** Returns the number of attempts for each item that a value averages. */
function countAttempts({ metric, conditions }: Protocol): number {
  const stated = [metric.key, ...conditions.map(({ text }) => text)].flatMap(
    (text) => AVERAGED_ATTEMPTS.exec(text ?? "")?.[1] ?? [],
  );
  return Math.max(1, ...stated.map(Number));
}

/**
 * Returns the sampling error of a value of a protocol; null if the number of items is unknown, or the metric is no share
 * of items.
 * @param value in the unit of the scale of the protocol
 */
export function computeSamplingError(value: number, protocol: Protocol): SamplingError | null {
  const { items, metric, scale } = protocol;
  const bound = scale.unit === "%" ? 100 : scale.unit === "0–1" ? 1 : null;
  if (items === null || bound === null || metric.id === null || getAttempts(metric.id) === null) return null;
  const share = value / bound;
  if (share < 0 || share > 1) return null;
  const attempts = countAttempts(protocol);
  return { items, attempts, standardError: bound * Math.sqrt((share * (1 - share)) / (items * attempts)) };
}

/**
 * Returns whether a difference is smaller than the standard error of the difference of two independent values; false if
 * an error is unknown.
 */
export function isWithinSamplingError(
  before: { readonly value: number; readonly error: SamplingError | null },
  after: { readonly value: number; readonly error: SamplingError | null },
): boolean {
  if (before.error === null || after.error === null) return false;
  const error = Math.hypot(before.error.standardError, after.error.standardError);
  return Math.abs(after.value - before.value) < error;
}
