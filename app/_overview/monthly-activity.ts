import { formatMonth, fromMonthIndex, toMonthIndex } from "@/lib/format/months";
import { formatCount } from "@/lib/format/numbers";

/** Number of papers and claims published in one month. */
export interface MonthlyActivity {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly papers: number;
  readonly claims: number;
  /** "May 2025: 12 papers, 30 claims". */
  readonly label: string;
}

/** Returns the last months up to the newest paper, including months without papers. */
export function toMonthlyActivity(
  months: readonly Pick<MonthlyActivity, "month" | "papers" | "claims">[],
  maxMonths = 24,
): MonthlyActivity[] {
  const known = new Map(months.filter(({ month }) => /^\d{4}-\d{2}$/.test(month)).map((one) => [one.month, one]));
  const numbers = [...known.keys()].map(toMonthIndex);
  if (numbers.length === 0) return [];
  const last = Math.max(...numbers);
  const first = Math.max(Math.min(...numbers), last - maxMonths + 1);
  const all = Array.from({ length: last - first + 1 }, (_, i) => fromMonthIndex(first + i));
  const counts = all.map((month) => known.get(month) ?? { month, papers: 0, claims: 0 });
  return counts.map((one) => ({
    ...one,
    label: `${formatMonth(one.month)}: ${formatCount(one.papers, "paper")}, ${formatCount(one.claims, "claim")}`,
  }));
}
