import type { ExtractedClaim } from "./claim";

/** Values computed from before and after, each null if undefined. */
export interface ComputedGain {
  readonly points: number | null;
  readonly relative: number | null;
  readonly error_cut: number | null;
}

/** Rounds to four decimals, which is more than printed values need. */
const round = (x: number): number => Math.round(x * 1e4) / 1e4;

/** Returns after minus before without floating-point noise; small differences keep four significant digits. */
export function computeDifference(before: number, after: number): number {
  const rise = after - before;
  return Math.abs(rise) < 0.1 ? Number(rise.toPrecision(4)) : round(rise);
}

/** Replaces infinite quotients by null. */
const finite = (x: number): number | null => (Number.isFinite(x) ? x : null);

/** Returns (after - before) / before in percent; null if undefined. */
export const relativeOf = (before: number, after: number): number | null =>
  before === 0 ? null : finite((100 * (after - before)) / Math.abs(before));

type BeforeAfter = Pick<ExtractedClaim, "before" | "after">;

/** Returns the distance of a value from the best value of a bounded metric; null if unknown. */
function computeRemainingError(value: number, bound: number | null, higherIsBetter: boolean): number | null {
  if (bound === null || value > bound || value < 0) return null;
  return higherIsBetter ? bound - value : value;
}

/**
 * Computes difference, relative change and error reduction.
 * @param bound upper end of the metric's scale (100 for a percentage), null if it has none
 * @param higherIsBetter null if unknown: a falling value may then be an error, and no error reduction is computed
 */
export function computeGain(
  { before, after }: BeforeAfter,
  bound: number | null,
  higherIsBetter: boolean | null,
): ComputedGain {
  if (before === null || after === null) return { points: null, relative: null, error_cut: null };
  const points = finite(computeDifference(before, after));
  const relative = relativeOf(before, after);
  const [was, is] = [before, after].map((value) => computeRemainingError(value, bound, higherIsBetter ?? true));
  const isKnown = higherIsBetter !== null || after > before;
  const error_cut = isKnown && was && typeof is === "number" ? finite(round((100 * (was - is)) / was)) : null;
  return { points, relative: relative === null ? null : finite(round(relative)), error_cut };
}

/** Counts the decimals of a number, also in exponent notation ("2.3e-7"). */
function countDecimals(value: number): number {
  const [digits = "", exponent = "0"] = String(value).split("e");
  return Math.max(0, (digits.split(".")[1]?.length ?? 0) - Number(exponent));
}

/** Returns the rounding error of a printed number: half a unit of its last decimal. */
export const getRoundingError = (value: number): number => 0.5 * 10 ** -countDecimals(value);

type CheckedGain = Pick<ExtractedClaim, "before" | "after" | "gain" | "gain_kind">;
type GainCheck = Pick<ExtractedClaim, "check" | "check_note">;

/**
 * True if the gain equals the difference within rounding. Trailing zeros are not stored, so both values are assumed to
 * have the decimals of the more precise one.
 */
function isDifference(before: number, after: number, gain: number): boolean {
  const printed = Math.min(getRoundingError(before), getRoundingError(after));
  const isAt = (scale: number): boolean =>
    Math.abs(Math.abs(scale * (after - before)) - Math.abs(gain)) <=
    1.001 * (getRoundingError(gain) + 2 * scale * printed);
  // "0.82 to 0.91, a gain of 9 points"
  return isAt(1) || (printed < 0.5 && Math.max(Math.abs(before), Math.abs(after)) <= 1 && isAt(100));
}

/** Whether a change from before to after can be stated as a gain of this size, by the kind of the gain. */
export interface GainReadings {
  readonly points: boolean;
  readonly relative: boolean;
  readonly times: boolean;
}

/** Returns as which kinds of gain a number agrees with before and after, within rounding; signs are ignored. */
export function findGainReadings(before: number, after: number, gain: number): GainReadings {
  const relative = relativeOf(before, after);
  const ratio = before === 0 || after === 0 ? null : Math.max(after / before, before / after);
  return {
    points: isDifference(before, after, gain),
    relative:
      relative !== null && Math.abs(Math.abs(relative) - Math.abs(gain)) <= Math.max(0.6, Math.abs(relative) * 0.02),
    times: ratio !== null && Math.abs(ratio - Math.abs(gain)) <= Math.max(0.1, ratio * 0.06),
  };
}

/** Compares the stated gain with before and after; null if they cannot be compared. */
export function checkGain({ before, after, gain, gain_kind }: CheckedGain): GainCheck {
  if (before === null || after === null || gain === null || gain_kind === null)
    return { check: null, check_note: null };
  const readings = findGainReadings(before, after, gain);
  if (gain_kind === "percent" ? readings.points || readings.relative : readings[gain_kind])
    return { check: "ok", check_note: null };
  const relative = relativeOf(before, after);
  const parts = [`${computeDifference(before, after)} points`];
  if (relative !== null) parts.push(`${Math.round(relative * 10) / 10} % relative`);
  return { check: "mismatch", check_note: `stated ${gain} (${gain_kind}), computed ${parts.join(" or ")}` };
}
