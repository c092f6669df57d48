import { sql } from "drizzle-orm";
import { buildClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { importIssues, imports, papers } from "../schema";
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

/** Counts papers, claims, benchmarks, models and imports, without rejected claims. */
export function getBoardStats(db: Db): BoardStats {
  const { table, matching } = selectClaims(db, buildClaimQuery());
  const { derived, dictionaries, lists } = table;
  const [isNamed, isUsed] = [
    new Uint8Array(derived.benchmark.values.length),
    new Uint8Array(derived.model.values.length),
  ];
  const [benchmarkIds, modelIds] = [derived.benchmark.codes, derived.model.codes];
  const isKnown = Uint8Array.from(dictionaries.model.values, (model) => (model.isKnown ? 1 : 0));
  const { starts, codes } = lists.benchmark;
  for (let i = 0; i < matching.length; i++) {
    const row = matching[i] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) isNamed[benchmarkIds[codes[at] ?? 0] ?? 0] = 1;
    const model = table.model[row] ?? 0;
    if (isKnown[model] === 1) isUsed[modelIds[model] ?? 0] = 1;
  }
  const count = (flags: Uint8Array): number => flags.reduce((sum, flag) => sum + flag, 0);
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
    benchmarks: count(isNamed),
    models: count(isUsed),
  };
}
