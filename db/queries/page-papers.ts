import { and, type SQL, sql } from "drizzle-orm";
import type { ClaimQuery } from "../../lib/claim-query";
import { activeFilters } from "../../lib/query-edit";
import type { Db } from "../open";
import { claims, papers } from "../schema";
import { authorNames } from "./claim-row";
import { claimWhere } from "./claim-where";
import { behind, type KeysetValue, orderBy } from "./keyset";
import type { PaperSummary } from "./list-papers";
import type { KeysetPage } from "./page-claims";

export interface FoundPaper extends PaperSummary {
  /** In which the spans of claims count. */
  readonly abstract: string;
}

const TERMS = [
  { expression: sql`${papers.published}`, desc: true },
  { expression: sql`${papers.id}`, desc: false },
];

/** How many values a place in the order of papers has. */
export const PAPER_PLACE_LENGTH = TERMS.length;

type Row = Omit<FoundPaper, "authors" | "restated"> & { readonly authors: string; readonly restated: number };

/** Papers that have claims of a query, or all where it filters nothing; the newest first, with the number of such claims. */
export function pagePapers(db: Db, query: ClaimQuery, after: readonly KeysetValue[] | null): KeysetPage<FoundPaper> {
  const asked = claimWhere(query);
  const where = activeFilters(query).length === 0 ? sql`1` : withClaims(asked);
  const stretch = and(where, after ? behind(TERMS, after) : undefined) ?? sql`1`;
  const order = sql.join(orderBy(TERMS), sql`, `);
  const found = db.all<Row>(sql`SELECT ${papers.id}, ${papers.title}, ${authorNames} AS authors, ${papers.published},
    ${papers.url}, ${papers.arxiv_id}, ${papers.doi}, ${papers.venue}, ${papers.restated}, ${papers.first_seen},
    ${papers.abstract}, (SELECT count(*) FROM ${claims} WHERE ${claims.paper_pk} = ${papers.pk} AND ${asked}) AS claims
    FROM ${papers} WHERE ${stretch} ORDER BY ${order} LIMIT ${query.per + 1}`);
  const rows = found.slice(0, query.per).map(toPaper);
  const final = found.length > rows.length ? rows.at(-1) : undefined;
  const { n } = db.get<{ n: number }>(sql`SELECT count(*) AS n FROM ${papers} WHERE ${where}`);
  return { rows, total: n, last: final ? [final.published, final.id] : null };
}

const withClaims = (where: SQL): SQL => sql`${papers.pk} IN (SELECT ${claims.paper_pk} FROM ${claims} WHERE ${where})`;

const toPaper = (row: Row): FoundPaper => ({
  ...row,
  authors: JSON.parse(row.authors) as string[],
  restated: row.restated === 1,
});
