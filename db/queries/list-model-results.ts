import { type SQL, sql } from "drizzle-orm";
import { type ModelResult, type NewestModelResult, summarizeModelResults } from "@/lib/claim/model-results";
import { groupBy } from "@/lib/format/group-by";
import { SharedMap } from "@/lib/format/shared-map";
import type { Db } from "../open";
import { claimBenchmarks, claims, papers } from "../schema";
import { cacheExtendedRead, isOneOfKeys } from "./changed-papers";
import { isNotRejected, isOnSingleBenchmark } from "./claim-expressions";
import { modelGroupKey } from "./claim-where";
import { getClaimCounts } from "./get-claim-counts";

/** The values that papers report for models themselves. */
export interface ModelResults {
  /**
   * Returns those of a model, one for each benchmark, in the order of `summarizeModelResults`.
   * @param id id of the model in any case
   */
  readonly list: (id: string) => readonly NewestModelResult[];
}

/** The baseline is the base model, which a claim with a method starts from. */
const startsFromModel = sql`(${claims.baseline} IS NULL OR ${claims.baseline} IN ('base model', 'the base model', 'its base model', 'the original model', 'original model'))`;

/**
 * The value of the model itself: a score that is stated without a method, or the value before a method was added. Of a
 * change without a method it is not clear which side is the model's.
 */
const modelValue = sql`CASE
  WHEN ${claims.method} IS NULL AND ${claims.before} IS NULL THEN ${claims.after}
  WHEN ${claims.method} IS NOT NULL AND ${claims.of} IS NULL AND ${claims.role} = 'own' AND ${startsFromModel}
    THEN ${claims.before} END`;

/** Times, tokens and sizes are costs: they say little without the result that they buy. */
const isQualityUnit = sql`(${claims.unit} IS NULL OR ${claims.unit} IN ('%', 'score') OR ${claims.of} IS NOT NULL)`;

type ResultRow = ModelResult & { readonly model: string };

/** A qualifier belongs to a stated gain if there is one, and otherwise to the value after a change. */
const readResults = (db: Db, where: SQL): ResultRow[] =>
  db.all<ResultRow>(sql`SELECT * FROM (SELECT ${modelGroupKey} AS model, ${claims.id} AS claim,
    ${claims.paper_pk} AS paper, ${claimBenchmarks.benchmark_id} AS benchmark_id, ${claimBenchmarks.name} AS benchmark,
    ${modelValue} AS value, ${claims.metric} AS metric, ${claims.metric_id} AS metric_id, ${claims.k} AS k,
    ${claims.unit} AS unit, ${claims.of} AS "of", ${papers.published} AS published,
    CASE WHEN ${claims.before} IS NULL AND ${claims.gain} IS NULL THEN ${claims.qualifier} END AS qualifier
    FROM ${claims} JOIN ${claimBenchmarks} ON ${claimBenchmarks.claim_pk} = ${claims.pk}
    JOIN ${papers} ON ${papers.pk} = ${claims.paper_pk}
    WHERE ${where} AND ${claims.model_id} IS NOT NULL AND ${isNotRejected} AND ${isOnSingleBenchmark}
      AND ${isQualityUnit}) WHERE value IS NOT NULL`);

/** Results in no order. */
interface StoredResults {
  /** By the id of the model in lower case. */
  readonly byModel: SharedMap<string, readonly ResultRow[]>;
  /** Models by the primary key of a paper that reports results of them. */
  readonly modelsOf: SharedMap<number, readonly string[]>;
}

const toModelKey = ({ model }: ResultRow): string => model.toLowerCase();

const listModelKeys = (rows: readonly ResultRow[]): string[] => [...new Set(rows.map(toModelKey))];

function readAllResults(db: Db): StoredResults {
  const rows = readResults(db, sql`1`);
  const ofPapers = [...groupBy(rows, ({ paper }) => paper)];
  return {
    byModel: SharedMap.of(groupBy(rows, toModelKey)),
    modelsOf: SharedMap.of(ofPapers.map(([paper, own]) => [paper, listModelKeys(own)] as const)),
  };
}

function extendResults(db: Db, { byModel, modelsOf }: StoredResults, changed: readonly number[]): StoredResults {
  const isChanged = new Set(changed);
  const added = readResults(db, isOneOfKeys(claims.paper_pk, changed));
  const addedTo = groupBy(added, toModelKey);
  const addedOf = groupBy(added, ({ paper }) => paper);
  const models = new Set([...changed.flatMap((paper) => modelsOf.get(paper) ?? []), ...addedTo.keys()]);
  return {
    byModel: byModel.change(
      [...models].map((model) => {
        const kept = (byModel.get(model) ?? []).filter(({ paper }) => !isChanged.has(paper));
        return [model, [...kept, ...(addedTo.get(model) ?? [])]];
      }),
    ),
    modelsOf: modelsOf.change(changed.map((paper) => [paper, listModelKeys(addedOf.get(paper) ?? [])])),
  };
}

const getStoredResults = cacheExtendedRead<StoredResults>("model results", {
  readAll: readAllResults,
  extend: extendResults,
});

/** Returns a function that counts the papers that report on a benchmark, by its id. */
function prepareCountPapersOn(db: Db): (id: string) => number {
  const { table, papersByBenchmark } = getClaimCounts(db);
  const { benchmark } = table.derived;
  return (id) => papersByBenchmark[benchmark.find(id)] ?? 0;
}

/** Returns the results of models without rejected claims. Each list is made when it is requested. */
export function listModelResults(db: Db): ModelResults {
  const { byModel } = getStoredResults(db);
  const countPapersOn = prepareCountPapersOn(db);
  const byClaim = (a: ResultRow, b: ResultRow): number => (a.claim < b.claim ? -1 : 1);
  const listRows = (id: string): ResultRow[] => [...(byModel.get(id.toLowerCase()) ?? [])].sort(byClaim);
  return { list: (id) => summarizeModelResults(listRows(id), countPapersOn) };
}
