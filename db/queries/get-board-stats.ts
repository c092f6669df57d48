import { sql } from "drizzle-orm";
import type { Db } from "../open";
import { importIssues, imports, papers } from "../schema";
import { getClaimCounts } from "./get-claim-counts";

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

/** Counts papers, claims, benchmarks, models and imports, without rejected claims. */
export function getBoardStats(db: Db): BoardStats {
  const { table, claims, papers: reporting, byModel, papersByBenchmark } = getClaimCounts(db);
  const modelIds = table.derived.model.codes;
  const models = new Set<number>();
  for (const [code, { isKnown }] of table.dictionaries.model.values.entries())
    if (isKnown && (byModel[code] ?? 0) > 0) models.add(modelIds[code] ?? 0);
  const stored = db.get<Omit<BoardStats, "papers_with_claims" | "claims" | "benchmarks" | "models">>(sql`SELECT
    (SELECT count(*) FROM ${papers}) AS papers,
    (SELECT count(*) FROM ${imports}) AS imports,
    (SELECT count(*) FROM ${importIssues}) AS issues,
    (SELECT min(${papers.published}) FROM ${papers}) AS first_published,
    (SELECT max(${papers.published}) FROM ${papers}) AS last_published,
    (SELECT max(${imports.last_at}) FROM ${imports}) AS last_import`);
  return {
    ...stored,
    papers_with_claims: reporting,
    claims,
    benchmarks: papersByBenchmark.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0),
    models: models.size,
  };
}
