import { sql } from "drizzle-orm";
import type { Db } from "../open";
import { claimBenchmarks, claims, importIssues, imports, papers } from "../schema";

export interface BoardStats {
  readonly papers: number;
  readonly papers_with_claims: number;
  readonly claims: number;
  readonly benchmarks: number;
  readonly models: number;
  /** Files and queries that were imported. */
  readonly imports: number;
  /** Records that were skipped or repaired during import. */
  readonly issues: number;
  readonly first_published: string | null;
  readonly last_published: string | null;
  /** ISO time of the last import with new data. */
  readonly last_import: string | null;
}

/** Counts of one month of publication. */
export interface MonthlyCounts {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly papers: number;
  readonly claims: number;
}

/** Counts papers, claims, benchmarks, models and imports, without rejected claims. */
export function getBoardStats(db: Db): BoardStats {
  const shown = sql`${claims.status} <> 'rejected'`;
  return db.get<BoardStats>(sql`SELECT
    (SELECT count(*) FROM ${papers}) AS papers,
    (SELECT count(DISTINCT ${claims.paper_pk}) FROM ${claims} WHERE ${shown}) AS papers_with_claims,
    (SELECT count(*) FROM ${claims} WHERE ${shown}) AS claims,
    (SELECT count(DISTINCT ${claimBenchmarks.benchmark_id}) FROM ${claimBenchmarks}
      JOIN ${claims} ON ${claims.pk} = ${claimBenchmarks.claim_pk} WHERE ${shown}) AS benchmarks,
    (SELECT count(DISTINCT ${claims.model_id}) FROM ${claims} WHERE ${shown}) AS models,
    (SELECT count(*) FROM ${imports}) AS imports,
    (SELECT count(*) FROM ${importIssues}) AS issues,
    (SELECT min(${papers.published}) FROM ${papers}) AS first_published,
    (SELECT max(${papers.published}) FROM ${papers}) AS last_published,
    (SELECT max(${imports.last_at}) FROM ${imports}) AS last_import`);
}

/** Counts papers and claims by month of publication, earliest first, without empty months and without papers of which only the year is known. */
export function listMonthlyCounts(db: Db): MonthlyCounts[] {
  const claimsOf = sql`SELECT ${claims.paper_pk}, count(*) AS n FROM ${claims} WHERE ${claims.status} <> 'rejected' GROUP BY 1`;
  return db.all<MonthlyCounts>(sql`SELECT substr(${papers.published}, 1, 7) AS month,
    count(*) AS papers, coalesce(sum(counts.n), 0) AS claims
    FROM ${papers} LEFT JOIN (${claimsOf}) AS counts ON counts.paper_pk = ${papers.pk}
    WHERE length(${papers.published}) >= 7 GROUP BY 1 ORDER BY 1`);
}
