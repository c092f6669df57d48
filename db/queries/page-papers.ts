import { and, type SQL, sql } from "drizzle-orm";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { listActiveFilters } from "@/lib/query/query-edit";
import type { Db } from "../open";
import { claims, papers } from "../schema";
import { authorNamesJson } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { type KeysetValue, readAfter, toOrderBy } from "./keyset";
import type { PaperSummary } from "./list-papers";
import type { KeysetPage } from "./page-claims";

export interface PaperWithAbstract extends PaperSummary {
  /** Spans of claims refer to this text. */
  readonly abstract: string;
}

const ORDER_TERMS = [
  { expression: sql`${papers.published}`, desc: true, isComplete: false },
  { expression: sql`${papers.id}`, desc: false, isComplete: true },
];

/** Number of values in a cursor of papers. */
export const PAPER_CURSOR_LENGTH = ORDER_TERMS.length;

type Row = Omit<PaperWithAbstract, "authors" | "restated"> & { readonly authors: string; readonly restated: number };

/** Returns papers with claims that match the query (all papers without filters), newest first, with their claim counts. */
export function pagePapers(
  db: Db,
  query: ClaimQuery,
  after: readonly KeysetValue[] | null,
): KeysetPage<PaperWithAbstract> {
  const claimCondition = toClaimCondition(db, query);
  const where = listActiveFilters(query).length === 0 ? sql`1` : withClaims(claimCondition);
  const order = sql.join(toOrderBy(ORDER_TERMS), sql`, `);
  const found = readAfter(ORDER_TERMS, after, query.per + 1, (part, limit) =>
    db.all<Row>(sql`SELECT ${papers.id}, ${papers.title}, ${authorNamesJson} AS authors, ${papers.published},
    ${papers.url}, ${papers.arxiv_id}, ${papers.doi}, ${papers.venue}, ${papers.restated}, ${papers.first_seen},
    ${papers.abstract}, (SELECT count(*) FROM ${claims} WHERE ${claims.paper_pk} = ${papers.pk} AND ${claimCondition}) AS claims
    FROM ${papers} WHERE ${and(where, part)} ORDER BY ${order} LIMIT ${limit}`),
  );
  const rows = found.slice(0, query.per).map(toPaper);
  const final = found.length > rows.length ? rows.at(-1) : undefined;
  const { n } = db.get<{ n: number }>(sql`SELECT count(*) AS n FROM ${papers} WHERE ${where}`);
  return { rows, total: n, last: final ? [final.published, final.id] : null };
}

const withClaims = (where: SQL): SQL => sql`${papers.pk} IN (SELECT ${claims.paper_pk} FROM ${claims} WHERE ${where})`;

const toPaper = (row: Row): PaperWithAbstract => ({
  ...row,
  authors: JSON.parse(row.authors) as string[],
  restated: row.restated === 1,
});
