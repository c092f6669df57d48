import { and, type SQL, sql } from "drizzle-orm";
import type { SummaryFields } from "@/lib/compare/benchmark-summary";
import { type Result, toResult } from "@/lib/compare/result";
import type { Db } from "../open";
import { claimBenchmarks, claims, papers } from "../schema";
import { isOneOfKeys } from "./changed-papers";
import { isNotRejected, isPointsOfUnknownUnit } from "./claim-expressions";
import { getComparisonFacts } from "./get-comparison-facts";
import { createKeptRead } from "./kept-read";
import { listBenchmarkClaimPks } from "./list-named-claims";

/** Reads the results of benchmarks, with the fields that summaries need. */

type Row = Omit<SummaryFields, "benchmarks" | "aggregate" | "higher_is_better"> & {
  readonly pk: number;
  readonly paper_pk: number;
  readonly name: string;
  readonly aggregate: 0 | 1;
  readonly higher_is_better: 0 | 1 | null;
  readonly ambiguous: 0 | 1 | null;
};

// The sentence decides about the direction of a stated gain only if lower is better.
const directionSentence = sql`CASE WHEN ${claims.higher_is_better} = 0 AND ${claims.gain} > 0 THEN ${claims.sentence} ELSE '' END`;

const toFlag = (cell: 0 | 1 | null): boolean | null => (cell === null ? null : cell === 1);

/** A result with the row numbers of its claim and paper. */
export interface StoredResult {
  readonly pk: number;
  readonly paper: number;
  readonly result: Result<SummaryFields>;
}

/** Reads the results of claims that name a benchmark, with the fields that summaries need; conditions are not read. */
export function readResults(db: Db, where: SQL): StoredResult[] {
  const rows =
    db.all<Row>(sql`SELECT ${claims.pk} AS pk, ${claims.paper_pk} AS paper_pk, ${claims.id} AS id, ${papers.id} AS paper_id,
    ${papers.published} AS published, ${claims.model} AS model, ${claims.model_id} AS model_id,
    ${claimBenchmarks.name} AS name, ${claims.aggregate} AS aggregate, ${claims.metric} AS metric,
    ${claims.metric_id} AS metric_id, ${claims.k} AS k, ${claims.unit} AS unit, ${claims.before} AS before,
    ${claims.after} AS after, ${claims.of} AS "of", ${claims.gain} AS gain, ${claims.gain_kind} AS gain_kind,
    ${claims.qualifier} AS qualifier, ${claims.role} AS role, ${claims.higher_is_better} AS higher_is_better,
    ${claims.points} AS points, ${claims.relative} AS relative, ${claims.error_cut} AS error_cut,
    ${directionSentence} AS sentence, ${isPointsOfUnknownUnit} AS ambiguous
    FROM ${claimBenchmarks} JOIN ${claims} ON ${claims.pk} = ${claimBenchmarks.claim_pk}
    JOIN ${papers} ON ${papers.pk} = ${claims.paper_pk}
    WHERE ${where} ORDER BY ${claimBenchmarks.claim_pk}, ${claimBenchmarks.position}`);
  const facts = getComparisonFacts(db);
  const results: StoredResult[] = [];
  for (let start = 0; start < rows.length; ) {
    const first = rows[start];
    if (first === undefined) break;
    let end = start + 1;
    while (rows[end]?.pk === first.pk) end += 1;
    const claim = {
      ...first,
      benchmarks: rows.slice(start, end).map(({ name }) => name),
      aggregate: first.aggregate === 1,
      higher_is_better: toFlag(first.higher_is_better),
    };
    const result = toResult(claim, facts, { pointsArePercent: first.ambiguous !== 1 });
    results.push({ pk: first.pk, paper: first.paper_pk, result });
    start = end;
  }
  return results;
}

/** Returns the condition for claims with the given primary keys, without rejected ones. */
export const isOneOfClaims = (pks: readonly number[]): SQL => and(isNotRejected, isOneOfKeys(claims.pk, pks)) ?? sql`0`;

/** Results that stay in memory; each takes about 1.5 kB. */
const MAX_KEPT = 50_000;

const readKeptResults = createKeptRead<StoredResult>("benchmark results", MAX_KEPT, (db, pks) =>
  readResults(db, isOneOfClaims(pks)),
);

/** Returns the results on any of some benchmarks, in the order of their row numbers. They are kept for repeated reads. */
export function listResultsOn(db: Db, benchmarkIds: readonly string[]): Result<SummaryFields>[] {
  const pks = listBenchmarkClaimPks(db, benchmarkIds, Number.POSITIVE_INFINITY);
  return readKeptResults(
    db,
    pks.sort((a, b) => a - b),
  ).map(({ result }) => result);
}
