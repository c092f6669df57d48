import { and, type SQL, sql } from "drizzle-orm";
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
import { addToGroup, groupBy } from "@/lib/format/group-by";
import { SharedMap } from "@/lib/format/shared-map";
import type { ComparisonFacts } from "@/lib/names/comparison-facts";
import type { ClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { claimBenchmarks, claims, papers } from "../schema";
import { cacheExtendedRead, isOneOfKeys } from "./changed-papers";
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
  /** By the row number of their paper. */
  readonly byPaper: SharedMap<number, readonly StoredResult[]>;
  /** By the id of each benchmark that they name, in the order of row numbers. */
  readonly index: SharedMap<string, readonly StoredResult[]>;
  /** What is different from the results of an earlier change; null for a first read. */
  readonly difference: { readonly since: number; readonly changed: readonly StoredResult[] } | null;
}

const byRow = (a: StoredResult, b: StoredResult): number => a.pk - b.pk;

const indexStored = (stored: readonly StoredResult[]): Map<string, StoredResult[]> => {
  const index = new Map<string, StoredResult[]>();
  for (const one of stored) for (const id of one.result.protocol.benchmarkIds) addToGroup(index, id, one);
  return index;
};

function readBoardResults(db: Db, seq: number): BoardResults {
  const stored = readResults(db, isNotRejected);
  const byPaper = SharedMap.of(groupBy(stored, ({ paperPk }) => paperPk));
  return { seq, facts: getComparisonFacts(db), byPaper, index: SharedMap.of(indexStored(stored)), difference: null };
}

/** Reads the results of papers that changed; the others stay the same objects. */
function extendBoardResults(db: Db, outdated: BoardResults, changed: readonly number[], seq: number): BoardResults {
  const removed = changed.flatMap((paper) => outdated.byPaper.get(paper) ?? []);
  const added = readResults(db, and(isNotRejected, isOneOfKeys(claims.paper_pk, changed)) ?? isNotRejected);
  const addedOf = groupBy(added, ({ paperPk }) => paperPk);
  return {
    ...outdated,
    seq,
    byPaper: outdated.byPaper.change(changed.map((paper) => [paper, addedOf.get(paper)])),
    index: changeIndex(outdated.index, removed, added),
    difference: { since: outdated.seq, changed: [...removed, ...added] },
  };
}

/** Returns the index without some results and with others. */
function changeIndex(
  index: BoardResults["index"],
  removed: readonly StoredResult[],
  added: readonly StoredResult[],
): BoardResults["index"] {
  const isRemoved = new Set(removed);
  const addedTo = indexStored(added);
  const ids = new Set([...indexStored(removed).keys(), ...addedTo.keys()]);
  return index.change(
    [...ids].map((id) => {
      const kept = (index.get(id) ?? []).filter((one) => !isRemoved.has(one));
      const results = [...kept, ...(addedTo.get(id) ?? [])].sort(byRow);
      return [id, results.length > 0 ? results : undefined];
    }),
  );
}

const getBoardResults = cacheExtendedRead<BoardResults>("benchmark results", {
  readAll: readBoardResults,
  // Facts about names may change every result.
  canExtend: (db, { facts }) => facts === getComparisonFacts(db),
  extend: extendBoardResults,
});

const listResultsOn = ({ index }: BoardResults, id: string): Result<SummaryFields>[] | undefined =>
  index.get(id)?.map(({ result }) => result);

/** Returns the best values on benchmarks, from the same results as their list. */
export const listBoardBests = (db: Db, benchmarkIds: readonly string[]): BoardBests => {
  const board = getBoardResults(db);
  return findBoardBests({ get: (id) => listResultsOn(board, id) }, benchmarkIds);
};

/** Summaries of the results up to some change of the board. */
interface SummaryState {
  readonly seq: number;
  readonly summaries: BoardSummaries;
}

function readSummaries(db: Db, outdated: SummaryState | undefined): SummaryState {
  const board = getBoardResults(db);
  const { seq, index, facts, difference } = board;
  const isNext = outdated !== undefined && difference?.since === outdated.seq;
  const changed = isNext ? difference.changed.map(({ result }) => result) : [];
  const earlier = isNext || outdated?.seq === seq ? { summaries: outdated.summaries, changed } : undefined;
  const results = { get: (id: string) => listResultsOn(board, id), keys: () => index.keys() };
  return { seq, summaries: summarizeBoard(results, getBenchmarkNames(db), facts, earlier) };
}

const cacheSummaries = cacheRead("benchmark summaries", readSummaries);

const getSummaries = (db: Db): BoardSummaries => cacheSummaries(db).summaries;

/** Lists the families of benchmarks of all claims except rejected ones, those with most papers first. */
export const listFamilies = (db: Db): readonly FamilySummary[] => getSummaries(db).families.list;

/** Finds a family by its id or by that of a benchmark that belongs to it. */
export function findFamily(db: Db, id: string): FamilySummary | undefined {
  const { families, benchmarks } = getSummaries(db);
  return families.byId.get(id) ?? families.byId.get(benchmarks.byId.get(id)?.family ?? "");
}

const cacheSelected = createReadCache<readonly BenchmarkSummary[]>("benchmarks of claims", 16);

/**
 * Lists the benchmarks of claims, those with most claims first.
 * @param query selects claims; by default all except rejected ones
 */
export function listBenchmarks(db: Db, query?: ClaimQuery): readonly BenchmarkSummary[] {
  const key = query === undefined ? "" : toFilterKey(query);
  if (query === undefined || key === "") return getSummaries(db).benchmarks.list;
  return cacheSelected(db, key, (exact) =>
    summarizeBenchmarks(
      readResults(exact, toClaimCondition(exact, query)).map(({ result }) => result),
      getBenchmarkNames(exact),
      getComparisonFacts(exact),
    ),
  );
}
