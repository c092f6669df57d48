import type { ExtractedClaim } from "./claim";

/** What follows from before and after by arithmetic, each null where it is not defined. */
export interface ComputedGain {
  readonly points: number | null;
  readonly relative: number | null;
  readonly error_cut: number | null;
}

/** Decimals that a printed figure carries never need more than this, but for those that begin with zeros. */
const round = (x: number): number => Math.round(x * 1e4) / 1e4;

/** What a value rose by: 0.00001 less 0.00003 is not 0. */
export function computeDifference(before: number, after: number): number {
  const rise = after - before;
  return Math.abs(rise) < 0.1 ? Number(rise.toPrecision(4)) : round(rise);
}

/** A quotient by a number next to 0 may be larger than any that can be stored: it is not defined then. */
const finite = (x: number): number | null => (Number.isFinite(x) ? x : null);

/** (after - before) / before in percent; null where it is not defined. */
const relativeOf = (before: number, after: number): number | null =>
  before === 0 ? null : finite((100 * (after - before)) / Math.abs(before));

type BeforeAfter = Pick<ExtractedClaim, "before" | "after">;

/** How far a value of a bounded metric is from the best that there can be; null where that is not known. */
function computeRemainingError(value: number, bound: number | null, higherIsBetter: boolean): number | null {
  if (bound === null || value > bound || value < 0) return null;
  return higherIsBetter ? bound - value : value;
}

/**
 * Difference, ratio and removed error of a change.
 * @param bound upper end of the metric's scale (100 for a percentage), null where it has none
 * @param higherIsBetter null where nothing says so: what falls may be an error then, and none is reckoned
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

/** How many decimals a number is written with; below a millionth it is written like "2.3e-7". */
function countDecimals(value: number): number {
  const [digits = "", exponent = "0"] = String(value).split("e");
  return Math.max(0, (digits.split(".")[1]?.length ?? 0) - Number(exponent));
}

/** How far a printed number may be from the one that was rounded: half a unit of its last decimal. */
const getRoundingError = (value: number): number => 0.5 * 10 ** -countDecimals(value);

type CheckedGain = Pick<ExtractedClaim, "before" | "after" | "gain" | "gain_kind">;
type GainCheck = Pick<ExtractedClaim, "check" | "check_note">;

/** Numbers are stored without zeros at their end; values of one change are printed with the same decimals. */
function isDifference(before: number, after: number, gain: number): boolean {
  const printed = Math.min(getRoundingError(before), getRoundingError(after));
  const isAt = (scale: number): boolean =>
    Math.abs(Math.abs(scale * (after - before)) - Math.abs(gain)) <=
    1.001 * (getRoundingError(gain) + 2 * scale * printed);
  // "0.82 to 0.91, a gain of 9 points"
  return isAt(1) || (printed < 0.5 && Math.max(Math.abs(before), Math.abs(after)) <= 1 && isAt(100));
}

/** Compares the stated gain with what before and after give; null where nothing can be compared. */
export function checkGain({ before, after, gain, gain_kind }: CheckedGain): GainCheck {
  if (before === null || after === null || gain === null || gain_kind === null)
    return { check: null, check_note: null };
  const relative = relativeOf(before, after);
  const byPoints = isDifference(before, after, gain);
  const byRatio =
    relative !== null && Math.abs(Math.abs(relative) - Math.abs(gain)) <= Math.max(0.6, Math.abs(relative) * 0.02);
  const ratio = before === 0 || after === 0 ? null : Math.max(after / before, before / after);
  const agrees = {
    points: byPoints,
    relative: byRatio,
    percent: byPoints || byRatio,
    times: ratio !== null && Math.abs(ratio - Math.abs(gain)) <= Math.max(0.1, ratio * 0.06),
  }[gain_kind];
  if (agrees) return { check: "ok", check_note: null };
  const parts = [`${computeDifference(before, after)} points`];
  if (relative !== null) parts.push(`${Math.round(relative * 10) / 10} % relative`);
  return { check: "mismatch", check_note: `stated ${gain} (${gain_kind}), computed ${parts.join(" or ")}` };
}
