import Link from "next/link";
import type { MonthlyActivity } from "@/app/_overview/monthly-activity";
import { formatMonth } from "@/lib/format/months";
import classes from "./overview.module.css";

/** In pixels: a few months do not fill the width, and their names end where they end. */
const MAX_MONTH_WIDTH = 60;

/** Claims by the month in which their papers came out; each month leads to its claims. */
export function ClaimsByMonth({ months }: { readonly months: readonly MonthlyActivity[] }) {
  const [first, last] = [months[0], months.at(-1)];
  return (
    <div style={{ maxWidth: MAX_MONTH_WIDTH * months.length }}>
      <ol className={classes.months}>
        {months.map(({ month, claimShare: height, label, claims }) => (
          <li key={month}>
            <Link
              href={`/claims?${new URLSearchParams({ from: month, to: month })}`}
              prefetch={false}
              className={classes.month}
              aria-label={label}
              title={label}
            >
              <span className={classes.column} style={{ height: `${Math.max(claims > 0 ? 2 : 0, 100 * height)}%` }} />
            </Link>
          </li>
        ))}
      </ol>
      {first && last && (
        <p className={classes.period} aria-hidden>
          <span>{formatMonth(first.month)}</span>
          {first.month !== last.month && <span>{formatMonth(last.month)}</span>}
        </p>
      )}
    </div>
  );
}
