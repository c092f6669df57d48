import { type SQL, sql } from "drizzle-orm";
import {
  type BenchmarkSummary,
  type BoardSummaries,
  type FamilySummary,
  type SummaryFields,
  summarizeBenchmarks,
  summarizeBoard,
} from "@/lib/compare/benchmark-summary";
import { type BoardBests, findBoardBests } from "@/lib/compare/compare-best";
import { type Result, toResult } from "@/lib/compare/result";
import { groupBy } from "@/lib/format/group-by";
import type { ComparisonFacts } from "@/lib/names/comparison-facts";
import type { ClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { claimBenchmarks, claims, papers } from "../schema";
import { findChangedPapers } from "./changed-papers";
import { isNotRejected, isPointsOfUnknownUnit } from "./claim-expressions";
import { toClaimCondition } from "./claim-where";
import { getBenchmarkNames } from "./display-names";
import { toFilterKey } from "./filter-key";
import { getComparisonFacts } from "./get-comparison-facts";
import { cacheRead, createReadCache } from "./versioned-cache";

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
interface StoredResult {
  readonly pk: number;
  readonly paperPk: number;
  readonly result: Result<SummaryFields>;
}

/** Reads the results of claims that name a benchmark, with the fields that summaries need; conditions are not read. */
function readResults(db: Db, where: SQL): StoredResult[] {
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
    results.push({ pk: first.pk, paperPk: first.paper_pk, result });
    start = end;
  }
  return results;
}

/** The results of all claims except rejected ones. */
interface BoardResults {
  /** Number of the last change of the board that they contain. */
  readonly seq: number;
  readonly facts: ComparisonFacts;
  /** In the order of row numbers. */
  readonly stored: readonly StoredResult[];
}

/** Reads the results of papers that changed; the others stay the same objects, unless facts about names changed. */
function readBoardResults(db: Db, outdated: BoardResults | undefined): BoardResults {
  const facts = getComparisonFacts(db);
  const { seq, papers: changed } = findChangedPapers(db, outdated?.seq ?? null);
  if (outdated?.facts !== facts || changed === null) return { seq, facts, stored: readResults(db, isNotRejected) };
  if (changed.length === 0) return outdated;
  const isChanged = new Set(changed);
  const isInChanged = sql`${claims.paper_pk} IN (SELECT value FROM json_each(${JSON.stringify(changed)}))`;
  const stored = outdated.stored.filter(({ paperPk }) => !isChanged.has(paperPk));
  stored.push(...readResults(db, sql`${isNotRejected} AND ${isInChanged}`));
  return { seq, facts, stored: stored.sort((a, b) => a.pk - b.pk) };
}

const getBoardResults = cacheRead("benchmark results", (db, outdated: BoardResults | undefined) =>
  // One snapshot for all its statements.
  db.$client.transaction(() => readBoardResults(db, outdated))(),
);

const listAllResults = (db: Db): Result<SummaryFields>[] => getBoardResults(db).stored.map(({ result }) => result);

const groupResultsByBenchmark = cacheRead("results by benchmark", (db) => {
  const pairs = listAllResults(db).flatMap((result) => result.protocol.benchmarkIds.map((id) => ({ id, result })));
  return new Map(
    [...groupBy(pairs, ({ id }) => id)].map(([id, members]) => [id, members.map(({ result }) => result)] as const),
  );
});

/** Returns the best values on benchmarks, from the same results as their list. */
export const listBoardBests = (db: Db, benchmarkIds: readonly string[]): BoardBests =>
  findBoardBests(groupResultsByBenchmark(db), benchmarkIds);

const getSummaries = cacheRead("benchmark summaries", (db, outdated: BoardSummaries | undefined) =>
  summarizeBoard(listAllResults(db), getBenchmarkNames(db), getComparisonFacts(db), outdated),
);

/** Lists the families of benchmarks of all claims except rejected ones, those with most papers first. */
export const listFamilies = (db: Db): readonly FamilySummary[] => getSummaries(db).families;

const cacheSelected = createReadCache<readonly BenchmarkSummary[]>("benchmarks of claims", 16);

/**
 * Lists the benchmarks of claims, those with most claims first.
 * @param query selects claims; by default all except rejected ones
 */
export function listBenchmarks(db: Db, query?: ClaimQuery): readonly BenchmarkSummary[] {
  const key = query === undefined ? "" : toFilterKey(query);
  if (query === undefined || key === "") return getSummaries(db).benchmarks;
  return cacheSelected(db, key, (exact) =>
    summarizeBenchmarks(
      readResults(exact, toClaimCondition(exact, query)).map(({ result }) => result),
      getBenchmarkNames(exact),
      getComparisonFacts(exact),
    ),
  );
}
