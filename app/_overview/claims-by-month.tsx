"use client";

import { useMediaQuery } from "@mantine/hooks";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useWasVisible } from "@/app/_charts/use-was-visible";
import type { MonthlyActivity } from "@/app/_overview/monthly-activity";
import { formatMonth } from "@/lib/format/months";
import classes from "./overview.module.css";

const Plane = dynamic(() => import("./months-plane").then((module) => module.MonthsPlane), { ssr: false });

/** In pixels. A few months do not fill the whole width. */
const MAX_MONTH_WIDTH = 60;

/** Number of months on a phone, where more bars are too narrow to be hit. */
const PHONE_MONTHS = 12;
/** Must equal the media query of the style sheet. */
const PHONE = "(max-width: 720px)";

/** Bars with the number of claims by month of publication; each links to its claims. The bars load when visible. */
export function ClaimsByMonth({ months }: { readonly months: readonly MonthlyActivity[] }) {
  const { ref, wasVisible } = useWasVisible();
  const older = Math.max(0, months.length - PHONE_MONTHS);
  const drawn = useMediaQuery(PHONE) ? months.slice(older) : months;
  const [first, firstOnPhone, last] = [months[0], months[older], months.at(-1)];
  return (
    <div style={{ maxWidth: MAX_MONTH_WIDTH * months.length }}>
      <div ref={ref} className={classes.monthChart}>
        <div className={classes.monthBars} aria-hidden>
          {wasVisible && <Plane months={drawn} />}
        </div>
        <ol className={classes.months}>
          {months.map(({ month, label }, i) => (
            <li key={month} className={i < older ? classes.older : undefined}>
              <Link
                href={`/claims?${new URLSearchParams({ from: month, to: month })}`}
                prefetch={false}
                className={classes.month}
                aria-label={label}
                title={label}
              />
            </li>
          ))}
        </ol>
      </div>
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
