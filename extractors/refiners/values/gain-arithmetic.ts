import type { CandidateClaim } from "../../rules/candidate-claim";

/** True if the gain equals the difference or ratio of before and after, within rounding ("45.0% to 71.9%, 27.0 points"). */
export function isGainOfChange({ before, after }: CandidateClaim, { gain, isMultiple }: CandidateClaim): boolean {
  if (!before || !after || !gain || gain.max !== null) return false;
  const size = Math.abs(gain.value);
  const ratio = before.value === 0 ? Number.NaN : Math.abs(after.value / before.value);
  if (isMultiple || gain.unit === "times") return [ratio, 1 / ratio].some((r) => Math.abs(r - size) < 0.03 * size);
  const points = Math.abs(after.value - before.value);
  const relative = Math.abs(100 * (ratio - 1));
  return size >= 1 && (Math.abs(points - size) < 0.11 || (gain.unit === "%" && Math.abs(relative - size) < 0.6));
}

/** Relative tolerance between a stated and a computed gain, since a stated gain may be rounded, a bound or a mean. */
const GAIN_TOLERANCE = 0.2;

/**
 * True if the gain may belong to the change. The gains in "lower memory by 45% (F1 81 vs. 83)" and "cuts the loss by 5x,
 * improves accuracy from 75.3% to 98.6%" belong to another metric. True if the values cannot decide.
 */
export function canBeGainOfChange({ before, after }: CandidateClaim, { gain, isMultiple }: CandidateClaim): boolean {
  if (!before || !after || !gain || before.unit !== after.unit || before.value === 0 || after.value === 0) return true;
  const [least, most] = [
    Math.abs(gain.value) * (1 - GAIN_TOLERANCE),
    Math.abs(gain.max ?? gain.value) * (1 + GAIN_TOLERANCE),
  ];
  const ratio = Math.abs(after.value / before.value);
  const points = Math.abs(after.value - before.value);
  const top = Math.max(before.value, after.value) > 1 ? 100 : 1;
  const possibleSizes =
    isMultiple || gain.unit === "times"
      ? [ratio, 1 / ratio]
      : [
          ...[points, (100 * points) / top],
          ...[before.value, after.value, top - before.value].map((whole) => Math.abs((100 * points) / whole)),
        ];
  return possibleSizes.some((size) => size >= least && size <= most);
}

/**
 * True if a gain, or one end of its range, is the difference between two scores: in points, as a percentage of the
 * baseline's score, or as a multiple of it. Fractions may have a gain in percentage points ("0.81 … by 26 points (0.55)").
 */
export function isDistanceBetween(
  proposed: number,
  baseline: number,
  { gain, isMultiple }: CandidateClaim,
  isShare = true,
): boolean {
  if (!gain || baseline === 0) return false;
  const [least, most] = [Math.abs(gain.value), Math.abs(gain.max ?? gain.value)];
  const fits = (size: number, slack: number): boolean => size > least - slack && size < most + slack;
  const ratio = Math.abs(proposed / baseline);
  if (isMultiple || gain.unit === "times") return [ratio, 1 / ratio].some((r) => r > 1.15 && fits(r, 0.03 * most));
  const points = Math.abs(proposed - baseline);
  const areFractions = least >= 1 && Math.max(Math.abs(proposed), Math.abs(baseline)) <= 1;
  return (
    fits(points, Math.min(0.11, 0.1 * most)) ||
    (areFractions && fits(100 * points, 0.6)) ||
    (isShare && gain.unit === "%" && fits((100 * points) / Math.abs(baseline), 0.6))
  );
}
