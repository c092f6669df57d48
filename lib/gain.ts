import type { ExtractedClaim } from "./claim";

/** What follows from before and after by arithmetic, each null where it is not defined. */
export interface ComputedGain {
  readonly points: number | null;
  readonly relative: number | null;
  readonly error_cut: number | null;
}

/** Decimals that a printed figure carries never need more than this. */
const round = (x: number): number => Math.round(x * 1e4) / 1e4;

/**
 * Difference, ratio and removed error of a change.
 * @param bound upper end of the metric's scale (100 for a percentage), null where it has none
 */
export function computeGain(before: number | null, after: number | null, bound: number | null): ComputedGain {
  if (before === null || after === null) return { points: null, relative: null, error_cut: null };
  const points = round(after - before);
  const relative = before === 0 ? null : round((100 * (after - before)) / Math.abs(before));
  const error_cut =
    bound === null || before >= bound || after > bound ? null : round((100 * (after - before)) / (bound - before));
  return { points, relative, error_cut };
}

/** Half a unit of the last decimal that the text prints, so that rounding by the authors is no mismatch. */
const tolerance = (...values: number[]): number => {
  const decimals = Math.max(...values.map((v) => String(v).split(".")[1]?.length ?? 0));
  return 1.01 * 10 ** -decimals;
};

type Checked = Pick<ExtractedClaim, "before" | "after" | "gain" | "gain_kind">;
type Verdict = Pick<ExtractedClaim, "check" | "check_note">;

/** Compares the stated gain with what before and after give; null where nothing can be compared. */
export function checkGain({ before, after, gain, gain_kind }: Checked): Verdict {
  if (before === null || after === null || gain === null || gain_kind === null)
    return { check: null, check_note: null };
  const points = after - before;
  const relative = before === 0 ? null : (100 * points) / Math.abs(before);
  const close = (x: number | null, slack: number) => x !== null && Math.abs(Math.abs(x) - Math.abs(gain)) <= slack;
  const byPoints = close(points, tolerance(before, after, gain));
  const byRatio = close(relative, Math.max(0.6, Math.abs(relative ?? 0) * 0.02));
  const ratio = before === 0 || after === 0 ? null : Math.max(after / before, before / after);
  const agrees = {
    points: byPoints,
    relative: byRatio,
    percent: byPoints || byRatio,
    times: ratio !== null && Math.abs(ratio - Math.abs(gain)) <= Math.max(0.1, ratio * 0.06),
  }[gain_kind];
  if (agrees) return { check: "ok", check_note: null };
  const parts = [`${round(points)} points`];
  if (relative !== null) parts.push(`${Math.round(relative * 10) / 10} % relative`);
  return { check: "mismatch", check_note: `stated ${gain} (${gain_kind}), computed ${parts.join(" or ")}` };
}
