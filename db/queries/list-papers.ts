import { and, not, type SQL, sql } from "drizzle-orm";
import type { PaperQuery } from "@/lib/paper/paper-query";
import { isUnsearchable, parseSearchTerms } from "@/lib/query/search-terms";
import type { Db } from "../open";
import { claims, papers } from "../schema";
import { authorNamesJson } from "./claim-row";
import { createReadCache } from "./versioned-cache";

export interface PaperSummary {
  readonly id: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly published: string | null;
  readonly url: string | null;
  readonly arxiv_id: string | null;
  readonly doi: string | null;
  readonly venue: string | null;
  readonly restated: boolean;
  /** ISO time when it was added. */
  readonly first_seen: string;
  readonly claims: number;
}

export interface PaperListOptions {
  /** Full-text search in title, abstract and authors, with the syntax of the claim query. */
  readonly q?: string;
  /** True for papers with at least one claim that is not rejected. */
  readonly withClaims?: boolean;
  /** Dates and counts descending, titles ascending; unknown dates last. */
  readonly sort?: PaperQuery["sort"];
  /** True to list papers with the words in the title first. */
  readonly titlesFirst?: boolean;
  readonly offset?: number;
  /** -1 for all. */
  readonly limit?: number;
}

export interface PaperList {
  readonly papers: readonly PaperSummary[];
  readonly total: number;
}

const SORT_ORDERS: { readonly [K in NonNullable<PaperListOptions["sort"]>]: SQL } = {
  published: sql`${papers.published} DESC NULLS LAST`,
  first_seen: sql`${papers.first_seen} DESC`,
  title: sql`${papers.title}`,
  claims: sql`claims DESC`,
};

const PAPER_CLAIMS = sql`FROM ${claims} WHERE ${claims.paper_pk} = ${papers.pk} AND ${claims.status} <> 'rejected'`;

const HAS_CLAIMS = sql`EXISTS (SELECT 1 ${PAPER_CLAIMS})`;

const matchesText = (match: string): SQL =>
  sql`${papers.pk} IN (SELECT rowid FROM papers_fts WHERE papers_fts MATCH ${match})`;

/** Condition for papers with all words in the title; undefined without words. */
const matchesTitle = (q: string): SQL | undefined =>
  and(...parseSearchTerms(q).flatMap(({ match, included }) => (included ? [matchesText(`title:${match}`)] : [])));

function toPaperCondition(q: string, withClaims: boolean): SQL {
  if (isUnsearchable(q)) return sql`0`;
  const terms = parseSearchTerms(q).map(({ match, included }) =>
    included ? matchesText(match) : not(matchesText(match)),
  );
  return and(...terms, withClaims ? HAS_CLAIMS : undefined) ?? sql`1`;
}

type Row = Omit<PaperSummary, "authors" | "restated"> & { readonly authors: string; readonly restated: number };

/** Reads the papers that match the options. */
export function readPapers(
  db: Db,
  {
    q = "",
    withClaims = false,
    sort = "published",
    titlesFirst = false,
    offset = 0,
    limit = 100,
  }: PaperListOptions = {},
): PaperSummary[] {
  const where = toPaperCondition(q, withClaims);
  const first = titlesFirst ? matchesTitle(q) : undefined;
  const order = first ? sql`${first} DESC, ${SORT_ORDERS[sort]}` : SORT_ORDERS[sort];
  const count = sql`(SELECT count(*) ${PAPER_CLAIMS})`;
  const rows = db.all<Row>(sql`SELECT ${papers.id}, ${papers.title}, ${authorNamesJson} AS authors, ${papers.published},
    ${papers.url}, ${papers.arxiv_id}, ${papers.doi}, ${papers.venue}, ${papers.restated}, ${papers.first_seen},
    ${count} AS claims FROM ${papers} WHERE ${where} ORDER BY ${order}, ${papers.id} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map((row) => ({
    ...row,
    authors: JSON.parse(row.authors) as string[],
    restated: row.restated === 1,
  }));
}

const cachePapers = createReadCache<PaperList>("papers", 32);

/** Lists papers with the total number of matches, which takes longer on a large database. Cached for repeated views. */
export const listPapers = (db: Db, options: PaperListOptions = {}): PaperList =>
  cachePapers(db, JSON.stringify(options), (exact) => {
    const where = toPaperCondition(options.q ?? "", options.withClaims ?? false);
    const { n } = exact.get<{ n: number }>(sql`SELECT count(*) AS n FROM ${papers} WHERE ${where}`);
    return { papers: readPapers(exact, options), total: n };
  });
