import { type SQL, sql } from "drizzle-orm";
import { type ModelResult, type NewestModelResult, summarizeModelResults } from "@/lib/claim/model-results";
import { groupBy } from "@/lib/format/group-by";
import { buildClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { claimBenchmarks, claims, papers } from "../schema";
import { cacheExtendedRead, isOneOfKeys } from "./changed-papers";
import { isNotRejected, isOnSingleBenchmark } from "./claim-expressions";
import { modelGroupKey } from "./claim-where";
import { forEachCode } from "./list-column";
import { selectClaims } from "./select-claims";
import { cacheRead } from "./versioned-cache";

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

/** Results by the id of the model in lower case, in no order. */
type ResultsByModel = ReadonlyMap<string, readonly ResultRow[]>;

const toModelKey = ({ model }: ResultRow): string => model.toLowerCase();

function extendResults(db: Db, outdated: ResultsByModel, changed: readonly number[]): ResultsByModel {
  const isChanged = new Set(changed);
  const byModel = new Map(outdated);
  for (const [model, rows] of byModel)
    if (rows.some(({ paper }) => isChanged.has(paper)))
      byModel.set(
        model,
        rows.filter(({ paper }) => !isChanged.has(paper)),
      );
  for (const [model, rows] of groupBy(readResults(db, isOneOfKeys(claims.paper_pk, changed)), toModelKey))
    byModel.set(model, [...(byModel.get(model) ?? []), ...rows]);
  return byModel;
}

const getResultsByModel = cacheExtendedRead<ResultsByModel>("model results", {
  readAll: (db) => groupBy(readResults(db, sql`1`), toModelKey),
  extend: extendResults,
});

/** Counts the papers that report on each benchmark, by its id. */
const countPapersByBenchmark = cacheRead("papers by benchmark", (db) => {
  const { table, matching } = selectClaims(db, buildClaimQuery());
  const { codes, values } = table.derived.benchmark;
  const papersOn = new Int32Array(values.length);
  const lastPaper = new Int32Array(values.length).fill(-1);
  for (const row of matching) {
    const paper = table.paper[row] ?? 0;
    forEachCode(table.lists.benchmark, row, (code) => {
      const benchmark = codes[code] ?? 0;
      // The claims of a paper are consecutive.
      if (lastPaper[benchmark] === paper) return;
      lastPaper[benchmark] = paper;
      papersOn[benchmark] = (papersOn[benchmark] ?? 0) + 1;
    });
  }
  return new Map(values.map((id, at) => [id ?? "", papersOn[at] ?? 0]));
});

/** Returns the results of models without rejected claims. Each list is made when it is requested. */
export function listModelResults(db: Db): ModelResults {
  const byModel = getResultsByModel(db);
  const papersOn = countPapersByBenchmark(db);
  const byClaim = (a: ResultRow, b: ResultRow): number => (a.claim < b.claim ? -1 : 1);
  const listRows = (id: string): ResultRow[] => [...(byModel.get(id.toLowerCase()) ?? [])].sort(byClaim);
  return { list: (id) => summarizeModelResults(listRows(id), papersOn) };
}
