import type { Draft } from "../rules/draft";

/** Whether the gain is the distance of before and after, or their ratio, to within rounding of all three ("45.0% to 71.9%, 27.0 points"): it says the same again. */
export function amountsTo({ before, after }: Draft, { gain, times }: Draft): boolean {
  if (!before || !after || !gain || gain.max !== null) return false;
  const size = Math.abs(gain.value);
  const ratio = before.value === 0 ? Number.NaN : Math.abs(after.value / before.value);
  if (times || gain.unit === "times") return [ratio, 1 / ratio].some((r) => Math.abs(r - size) < 0.03 * size);
  const points = Math.abs(after.value - before.value);
  const relative = Math.abs(100 * (ratio - 1));
  return size >= 1 && (Math.abs(points - size) < 0.11 || (gain.unit === "%" && Math.abs(relative - size) < 0.6));
}

/** "lower memory by 45% (F1 81 vs. 83)": values that a bracket sets against each other may be of another metric than the gain. */
export function canBeOf(change: Draft, { gain, times }: Draft): boolean {
  const { before, after, rule } = change;
  if (rule !== "change-bracket-versus" || !before || !after || !gain || times || gain.unit === "times") return true;
  const points = Math.abs(after.value - before.value);
  const near = (size: number): boolean => Math.abs(size - Math.abs(gain.value)) < 0.25 * Math.abs(gain.value);
  return [points, (100 * points) / before.value, (100 * points) / after.value].some(near);
}
