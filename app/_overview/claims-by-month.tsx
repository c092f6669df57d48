import Link from "next/link";
import type { MonthlyActivity } from "@/app/_overview/monthly-activity";
import { formatMonth } from "@/lib/format/months";
import classes from "./overview.module.css";

/** In pixels. A few months do not fill the whole width. */
const MAX_MONTH_WIDTH = 60;

/** Number of months on a phone, where more bars are too narrow to be hit. */
const PHONE_MONTHS = 12;

/** Bars with the number of claims by month of publication; each links to its claims. */
export function ClaimsByMonth({ months }: { readonly months: readonly MonthlyActivity[] }) {
  const older = Math.max(0, months.length - PHONE_MONTHS);
  const [first, firstOnPhone, last] = [months[0], months[older], months.at(-1)];
  return (
    <div style={{ maxWidth: MAX_MONTH_WIDTH * months.length }}>
      <ol className={classes.months}>
        {months.map(({ month, claimShare, label, claims }, i) => (
          <li key={month} className={i < older ? classes.older : undefined}>
            <Link
              href={`/claims?${new URLSearchParams({ from: month, to: month })}`}
              prefetch={false}
              className={classes.month}
              aria-label={label}
              title={label}
            >
              <span
                className={classes.column}
                style={{ height: `${Math.max(claims > 0 ? 2 : 0, 100 * claimShare)}%` }}
              />
            </Link>
          </li>
        ))}
      </ol>
      {first && firstOnPhone && last && (
        <p className={classes.period} aria-hidden>
          <span className={older > 0 ? classes.older : undefined}>{formatMonth(first.month)}</span>
          {older > 0 && <span className={classes.onPhone}>{formatMonth(firstOnPhone.month)}</span>}
          {first.month !== last.month && <span>{formatMonth(last.month)}</span>}
        </p>
      )}
    </div>
  );
}
