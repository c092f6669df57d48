import { sql } from "drizzle-orm";
import { buildClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { papers } from "../schema";
import { findChangedPapers } from "./changed-papers";
import { countCodes } from "./list-column";
import { selectClaims } from "./select-claims";
import { cacheRead } from "./versioned-cache";

/** Counts of one month of publication. */
export interface MonthlyCounts {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly papers: number;
  readonly claims: number;
}

/** The months in which papers were published. */
interface PaperMonths {
  /** Number of the last change of the board that they contain. */
  readonly seq: number;
  /** Number of the month by primary key of the paper (`toMonthNumber`); 0 if unknown. */
  readonly monthOf: Uint16Array;
}

const MONTH_LENGTH = "2026-01".length;

/** Numbers months from the year 0 on; 0 for a date without a month. */
const toMonthNumber = (date: string | null): number =>
  date === null || date.length < MONTH_LENGTH ? 0 : Number(date.slice(0, 4)) * 12 + Number(date.slice(5, MONTH_LENGTH));

const formatMonth = (month: number): string =>
  `${String(Math.floor((month - 1) / 12)).padStart(4, "0")}-${String(((month - 1) % 12) + 1).padStart(2, "0")}`;

/** Reads the months of papers that changed; the others stay. */
function readPaperMonths(db: Db, outdated: PaperMonths | undefined): PaperMonths {
  const { seq, papers: changed } = findChangedPapers(db, outdated?.seq ?? null);
  const known = changed === null ? undefined : outdated;
  if (known && changed?.length === 0) return known;
  const last = db.get<{ pk: number | null }>(sql`SELECT max(${papers.pk}) AS pk FROM ${papers}`).pk ?? 0;
  const monthOf = new Uint16Array(last + 1);
  if (known) monthOf.set(known.monthOf.subarray(0, last + 1));
  for (const pk of changed ?? []) if (pk <= last) monthOf[pk] = 0;
  const isRead = known ? sql`${papers.pk} IN (SELECT value FROM json_each(${JSON.stringify(changed)}))` : sql`1`;
  const rows = db.values<[number, string | null]>(
    sql`SELECT ${papers.pk}, ${papers.published} FROM ${papers} WHERE ${isRead}`,
  );
  for (const [pk, published] of rows) monthOf[pk] = toMonthNumber(published);
  return { seq, monthOf };
}

const getPaperMonths = cacheRead("months of papers", readPaperMonths);

/** Counts papers and claims by month of publication, earliest first, without empty months and without papers of which only the year is known. */
export function listMonthlyCounts(db: Db): MonthlyCounts[] {
  const { table, matching } = selectClaims(db, buildClaimQuery());
  const days = table.dictionaries.day.values;
  const claims = new Map<number, number>();
  for (const [code, count] of countCodes(table.day, matching, days.length).entries()) {
    const month = toMonthNumber(days[code] ?? null);
    claims.set(month, (claims.get(month) ?? 0) + count);
  }
  const { monthOf } = getPaperMonths(db);
  const counts = new Int32Array(monthOf.reduce((most, month) => Math.max(most, month), 0) + 1);
  for (let pk = 0; pk < monthOf.length; pk++) {
    const month = monthOf[pk] ?? 0;
    counts[month] = (counts[month] ?? 0) + 1;
  }
  return [...counts.entries()]
    .filter(([month, count]) => month > 0 && count > 0)
    .map(([month, count]) => ({ month: formatMonth(month), papers: count, claims: claims.get(month) ?? 0 }));
}
