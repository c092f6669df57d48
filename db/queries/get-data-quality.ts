import { sql } from "drizzle-orm";
import type { Db } from "../open";
import { importIssues, papers } from "../schema";
import type { ClaimFacts, NamedModel } from "./claim-table";
import { getClaimCounts } from "./get-claim-counts";
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

/** Returns a function that adds up the counts of values that match. */
const prepareSum =
  <T>(counts: Int32Array, values: readonly T[]) =>
  (matches: (value: T) => boolean): number =>
    values.reduce((sum, value, code) => sum + (matches(value) ? (counts[code] ?? 0) : 0), 0);

/** Counts without rejected claims. Cached. */
export const getDataQuality: (db: Db) => DataQuality = cacheByDataVersion((db) => {
  const { table, claims, papers: reporting, noBenchmark, sure, ...counts } = getClaimCounts(db);
  const { facts, model, metric } = table.dictionaries;
  const countFacts = prepareSum<ClaimFacts>(counts.byFacts, facts.values);
  const countModels = prepareSum<NamedModel>(counts.byModel, model.values);
  const countMetrics = prepareSum(counts.byMetric, metric.values);
  const { papers: all, issues } = db.get<{ papers: number; issues: number }>(sql`SELECT
    (SELECT count(*) FROM ${papers}) AS papers, (SELECT count(*) FROM ${importIssues}) AS issues`);
  return {
    claims,
    mismatch: countFacts(({ check }) => check === "mismatch"),
    no_benchmark: noBenchmark,
    no_metric: countMetrics(({ key }) => key === null),
    no_model: countModels(({ key }) => key === null),
    no_size: countModels(({ size_b }) => size_b === null),
    sure,
    certain: countFacts(({ grade }) => grade === "certain"),
    check: countFacts(({ grade }) => grade === "check"),
    reviewed: countFacts(({ status }) => status === "accepted" || status === "corrected"),
    silent_papers: all - reporting,
    issues,
  };
});
