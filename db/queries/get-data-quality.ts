import { sql } from "drizzle-orm";
import { buildClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { importIssues, papers } from "../schema";
import type { ClaimFacts, NamedModel } from "./claim-table";
import { countCodes, countLists } from "./list-column";
import { countPapers, selectClaims } from "./select-claims";
import { cacheByDataVersion } from "./versioned-cache";

/** Counts of uncertain and incomplete claims. */
export interface DataQuality {
  readonly claims: number;
  /** The stated gain disagrees with before and after. */
  readonly mismatch: number;
  readonly no_benchmark: number;
  readonly no_metric: number;
  readonly no_model: number;
  readonly no_size: number;
  /** Confidence of `HIGH_CONFIDENCE` or more. */
  readonly sure: number;
  /** Of grade "certain", and of grade "check". */
  readonly certain: number;
  readonly check: number;
  /** Accepted or corrected by a user. */
  readonly reviewed: number;
  /** Papers without a claim. */
  readonly silent_papers: number;
  /** Records that were skipped or repaired during import. */
  readonly issues: number;
}

export const HIGH_CONFIDENCE = 0.7;

/** Returns a function that counts the rows whose values match. */
function prepareCount<T>(of: Int32Array, rows: Int32Array, values: readonly T[]) {
  const counts = countCodes(of, rows, values.length);
  return (matches: (value: T) => boolean): number =>
    values.reduce((sum, value, code) => sum + (matches(value) ? (counts[code] ?? 0) : 0), 0);
}

/** Counts without rejected claims. Cached. */
export const getDataQuality: (db: Db) => DataQuality = cacheByDataVersion((db) => {
  const { table, matching } = selectClaims(db, buildClaimQuery());
  const { dictionaries, lists, confidence } = table;
  const countFacts = prepareCount<ClaimFacts>(table.facts, matching, dictionaries.facts.values);
  const countModels = prepareCount<NamedModel>(table.model, matching, dictionaries.model.values);
  const countMetrics = prepareCount(table.metric, matching, dictionaries.metric.values);
  const { papers: all, issues } = db.get<{ papers: number; issues: number }>(sql`SELECT
    (SELECT count(*) FROM ${papers}) AS papers, (SELECT count(*) FROM ${importIssues}) AS issues`);
  return {
    claims: matching.length,
    mismatch: countFacts(({ check }) => check === "mismatch"),
    no_benchmark: countLists(lists.benchmark, matching, dictionaries.benchmark.values.length).empty,
    no_metric: countMetrics(({ key }) => key === null),
    no_model: countModels(({ key }) => key === null),
    no_size: countModels(({ size_b }) => size_b === null),
    sure: matching.reduce((sum, row) => sum + ((confidence[row] ?? 0) >= HIGH_CONFIDENCE ? 1 : 0), 0),
    certain: countFacts(({ grade }) => grade === "certain"),
    check: countFacts(({ grade }) => grade === "check"),
    reviewed: countFacts(({ status }) => status === "accepted" || status === "corrected"),
    silent_papers: all - countPapers(table, matching),
    issues,
  };
});
