import { sql } from "drizzle-orm";
import { buildClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { importIssues, imports, papers } from "../schema";
import { forEachCode } from "./list-column";
import { countPapers, selectClaims } from "./select-claims";

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
  const { table, matching } = selectClaims(db, buildClaimQuery());
  const { derived, dictionaries, lists } = table;
  const [benchmarks, models] = [new Set<number>(), new Set<number>()];
  for (const row of matching) {
    forEachCode(lists.benchmark, row, (code) => benchmarks.add(derived.benchmark.codes[code] ?? 0));
    const model = table.model[row] ?? 0;
    if (dictionaries.model.values[model]?.isKnown) models.add(derived.model.codes[model] ?? 0);
  }
  const stored = db.get<Omit<BoardStats, "papers_with_claims" | "claims" | "benchmarks" | "models">>(sql`SELECT
    (SELECT count(*) FROM ${papers}) AS papers,
    (SELECT count(*) FROM ${imports}) AS imports,
    (SELECT count(*) FROM ${importIssues}) AS issues,
    (SELECT min(${papers.published}) FROM ${papers}) AS first_published,
    (SELECT max(${papers.published}) FROM ${papers}) AS last_published,
    (SELECT max(${imports.last_at}) FROM ${imports}) AS last_import`);
  return {
    ...stored,
    papers_with_claims: countPapers(table, matching),
    claims: matching.length,
    benchmarks: benchmarks.size,
    models: models.size,
  };
}

/** Counts papers and claims by month of publication, earliest first, without empty months and without papers of which only the year is known. */
export function listMonthlyCounts(db: Db): MonthlyCounts[] {
  const { table, matching } = selectClaims(db, buildClaimQuery());
  const claims = new Map<string, number>();
  for (const row of matching) {
    const month = (table.dictionaries.day.values[table.day[row] ?? 0] ?? "").slice(0, 7);
    claims.set(month, (claims.get(month) ?? 0) + 1);
  }
  const months = db.all<Omit<MonthlyCounts, "claims">>(sql`SELECT substr(${papers.published}, 1, 7) AS month,
    count(*) AS papers FROM ${papers} WHERE length(${papers.published}) >= 7 GROUP BY 1 ORDER BY 1`);
  return months.map((row) => ({ ...row, claims: claims.get(row.month) ?? 0 }));
}
