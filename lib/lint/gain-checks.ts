import type { Claim } from "../claim/claim";
import { computeDifference, findGainReadings, getRoundingError, relativeOf } from "../claim/gain";
import { getMetricBound } from "../claim/metric-facts";
import type { Result } from "../compare/result";
import { formatGain, formatPoints, formatRelative, formatValue } from "../format/numbers";
import { type ClaimCheck, listMessages } from "./claim-check";

/** Checks of a stated gain against the values of its claim. */

type Numbers = Pick<Claim, "before" | "after" | "gain" | "gain_max" | "gain_kind" | "unit">;

/** The kinds in which a gain in percent may be read. */
type PercentKind = "points" | "relative";

const KIND_NAMES: Readonly<Record<PercentKind, string>> = { points: "points", relative: "relative" };

const isPercentKind = (kind: Claim["gain_kind"]): kind is PercentKind | "percent" =>
  kind === "points" || kind === "relative" || kind === "percent";

/** Formats the change from before to after in both measures: "+10 pts or +20% relative". */
function formatChange(before: number, after: number, unit: string | null): string {
  const points = formatPoints(computeDifference(before, after), unit);
  const relative = relativeOf(before, after);
  return relative === null ? points : `${points} or ${formatRelative(relative)} relative`;
}

/** The only kind that agrees with both values; null if both do or none does. */
function findKindByValues({ before, after, gain }: Numbers): PercentKind | null {
  if (before === null || after === null || gain === null) return null;
  const { points, relative } = findGainReadings(before, after, gain);
  if (points === relative) return null;
  return points ? "points" : "relative";
}

/**
 * True if a gain cannot be points, because the value at its other end is outside 0–100%.
 * @param gain with the sign of the change
 */
function isImpossibleAsPoints({ before, after, gain }: Numbers): boolean {
  if (gain === null || (before === null) === (after === null)) return false;
  const other = after === null ? (before ?? 0) + gain : after - gain;
  const slack = getRoundingError(gain) + getRoundingError(after ?? before ?? 0);
  return other < -slack || other > 100 + slack;
}

function findOnlyKind(claim: Numbers, isShare: boolean): PercentKind | null {
  return findKindByValues(claim) ?? (isShare && isImpossibleAsPoints(claim) ? "relative" : null);
}

/** A gain in percent, points or relative percent, whose values allow only one reading, and the claim has another. */
export const checkGainKind: ClaimCheck = ({ claim, result }) => {
  const { before, after, gain, gain_kind, unit } = claim;
  const isShare = isShareResult(result);
  const canBeChecked = before !== null && after !== null ? true : isShare && (before !== null || after !== null);
  if (gain === null || claim.of !== null || !isPercentKind(gain_kind) || !canBeChecked) return null;
  const only = findOnlyKind(claim, isShare);
  if (only === null || only === gain_kind) return [];
  const stored = gain_kind === "percent" ? "does not say which percent" : `says ${KIND_NAMES[gain_kind]}`;
  const reason =
    before !== null && after !== null
      ? `${formatValue(before, unit)} to ${formatValue(after, unit)} is ${formatChange(before, after, unit)}`
      : `as points it would ${after === null ? "end" : "start"} outside 0–100%`;
  return [`The gain of ${formatGain(claim)} can only be ${KIND_NAMES[only]}, and the claim ${stored}: ${reason}`];
};

/** A stated gain that is no reading of the change. One that only has the wrong kind is a finding of `checkGainKind`. */
export const checkArithmetic: ClaimCheck = ({ claim }) => {
  const { before, after, gain, gain_kind, unit } = claim;
  if (claim.check === null || before === null || after === null || gain === null) return null;
  if (claim.check === "ok" || (isPercentKind(gain_kind) && findKindByValues(claim) !== null)) return [];
  const change = `${formatValue(before, unit)} to ${formatValue(after, unit)} is ${formatChange(before, after, unit)}`;
  return [`The stated gain is ${formatGain(claim)}, but ${change}`];
};

/**
 * True for a percentage of a metric that is never below 0% or above 100%. Correlations can be negative, word error rates
 * can exceed 100%, and a drawdown is stated as a loss.
 */
export function isShareResult({ protocol: { metric, scale }, higherIsBetter }: Result): boolean {
  return scale.unit === "%" && metric.id !== null && getMetricBound(metric.id) === 100 && higherIsBetter !== false;
}

/** A gain whose size no metric allows: a fall by more than the whole, or more points than the scale has. */
export function listImpossibleGains(claim: Numbers, isShare: boolean): string[] {
  const { gain, gain_kind, before, after } = claim;
  if (gain === null || !isPercentKind(gain_kind)) return [];
  const isMoreThanAll = gain_kind !== "points" && gain < -100 && before === null && after === null;
  return listMessages([
    isMoreThanAll && `A fall of ${formatValue(-gain, "%")} is more than all of it`,
    gain_kind === "points" &&
      isShare &&
      Math.abs(gain) > 100 &&
      `${formatGain(claim)} is more than the scale of 0–100%`,
  ]);
}
