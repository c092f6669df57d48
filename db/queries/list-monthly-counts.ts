import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../open";
import { papers } from "../schema";
import { cacheExtendedRead, isOneOfKeys } from "./changed-papers";
import { getClaimCounts } from "./get-claim-counts";

/** Counts of one month of publication. */
export interface MonthlyCounts {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly papers: number;
  readonly claims: number;
}

const MONTH_LENGTH = "2026-01".length;

/** Numbers months from the year 0 on; 0 for a date without a month. */
const toMonthNumber = (date: string | null): number =>
  date === null || date.length < MONTH_LENGTH ? 0 : Number(date.slice(0, 4)) * 12 + Number(date.slice(5, MONTH_LENGTH));

/** December of the year 9999. */
const MAX_MONTH = 9999 * 12 + 12;

const formatMonth = (month: number): string =>
  `${String(Math.floor((month - 1) / 12)).padStart(4, "0")}-${String(((month - 1) % 12) + 1).padStart(2, "0")}`;

/** Number of the month of publication by primary key of the paper; 0 if unknown. */
type PaperMonths = Uint16Array;

/** Returns months with those of other papers. */
function addMonths(db: Db, months: PaperMonths, where: SQL): PaperMonths {
  const last = db.get<{ pk: number | null }>(sql`SELECT max(${papers.pk}) AS pk FROM ${papers}`).pk ?? 0;
  const added = new Uint16Array(last + 1);
  added.set(months.subarray(0, last + 1));
  const rows = db.values<[number, string | null]>(
    sql`SELECT ${papers.pk}, ${papers.published} FROM ${papers} WHERE ${where}`,
  );
  for (const [pk, published] of rows) added[pk] = toMonthNumber(published);
  return added;
}

const getPaperMonths = cacheExtendedRead<PaperMonths>("months of papers", {
  readAll: (db) => addMonths(db, new Uint16Array(), sql`1`),
  extend: (db, outdated, changed) => {
    const kept = outdated.slice();
    for (const pk of changed) if (pk < kept.length) kept[pk] = 0;
    return addMonths(db, kept, isOneOfKeys(papers.pk, changed));
  },
});

/** Counts papers and claims by month of publication, earliest first, without empty months and without papers of which only the year is known. */
export function listMonthlyCounts(db: Db): MonthlyCounts[] {
  const { table, byDay } = getClaimCounts(db);
  const days = table.dictionaries.day.values;
  const claims = new Map<number, number>();
  for (const [code, count] of byDay.entries()) {
    const month = toMonthNumber(days[code] ?? null);
    claims.set(month, (claims.get(month) ?? 0) + count);
  }
  const monthOf = getPaperMonths(db);
  const counts = new Int32Array(MAX_MONTH + 1);
  for (let pk = 0; pk < monthOf.length; pk++) {
    const month = monthOf[pk] ?? 0;
    counts[month] = (counts[month] ?? 0) + 1;
  }
  const listed: MonthlyCounts[] = [];
  for (let month = 1; month <= MAX_MONTH; month++) {
    const count = counts[month] ?? 0;
    if (count > 0) listed.push({ month: formatMonth(month), papers: count, claims: claims.get(month) ?? 0 });
  }
  return listed;
}
