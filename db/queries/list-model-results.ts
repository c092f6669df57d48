import { sql } from "drizzle-orm";
import { type ModelResult, type NewestModelResult, summarizeModelResults } from "@/lib/claim/model-results";
import { groupBy } from "@/lib/format/group-by";
import type { Db } from "../open";
import { claimBenchmarks, claims, papers } from "../schema";
import { isNotRejected, isOnSingleBenchmark } from "./claim-expressions";
import { modelGroupKey } from "./claim-where";
import { cacheRead } from "./versioned-cache";

/** What claims report of a model on benchmarks. */
export interface ModelResults {
  /** Number of benchmarks of its claims. */
  readonly benchmarks: number;
  /** Values of the model itself, one for each benchmark, in the order of `summarizeModelResults`. */
  readonly results: readonly NewestModelResult[];
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
const readResults = (db: Db): ResultRow[] =>
  db.all<ResultRow>(sql`SELECT * FROM (SELECT ${modelGroupKey} AS model, ${claims.id} AS claim,
    ${claims.paper_pk} AS paper, ${claimBenchmarks.benchmark_id} AS benchmark_id, ${claimBenchmarks.name} AS benchmark,
    ${modelValue} AS value, ${claims.metric} AS metric, ${claims.metric_id} AS metric_id, ${claims.k} AS k,
    ${claims.unit} AS unit, ${claims.of} AS "of", ${papers.published} AS published,
    CASE WHEN ${claims.before} IS NULL AND ${claims.gain} IS NULL THEN ${claims.qualifier} END AS qualifier
    FROM ${claims} JOIN ${claimBenchmarks} ON ${claimBenchmarks.claim_pk} = ${claims.pk}
    JOIN ${papers} ON ${papers.pk} = ${claims.paper_pk}
    WHERE ${claims.model_id} IS NOT NULL AND ${isNotRejected} AND ${isOnSingleBenchmark} AND ${isQualityUnit}) WHERE value IS NOT NULL`);

/** Counts by key: papers of each benchmark, or benchmarks of each model. */
const readCounts = (db: Db, key: ReturnType<typeof sql>, counted: ReturnType<typeof sql>): Map<string, number> =>
  new Map(
    db.values<[string, number]>(sql`SELECT ${key}, count(DISTINCT ${counted})
      FROM ${claims} JOIN ${claimBenchmarks} ON ${claimBenchmarks.claim_pk} = ${claims.pk} WHERE ${isNotRejected} GROUP BY 1`),
  );

function readModelResults(db: Db): ReadonlyMap<string, ModelResults> {
  const papersOn = readCounts(db, sql`${claimBenchmarks.benchmark_id}`, sql`${claims.paper_pk}`);
  const benchmarks = readCounts(db, sql`lower(${modelGroupKey})`, sql`${claimBenchmarks.benchmark_id}`);
  const results = groupBy(readResults(db), ({ model }) => model.toLowerCase());
  return new Map(
    [...benchmarks].map(([model, count]) => [
      model,
      { benchmarks: count, results: summarizeModelResults(results.get(model) ?? [], papersOn) },
    ]),
  );
}

/** Returns the results of each model with a benchmark, by its id in lower case; cached until the database changes. */
export const listModelResults = cacheRead("model results", readModelResults);
