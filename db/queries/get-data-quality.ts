import { sql } from "drizzle-orm";
import { buildClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { importIssues, papers } from "../schema";
import type { ClaimFacts } from "./claim-table";
import { matchesCodes, type RowMask } from "./facet-filters";
import { isEmptyList } from "./list-column";
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

/** Counts without rejected claims. Cached. */
export const getDataQuality: (db: Db) => DataQuality = cacheByDataVersion((db) => {
  const { table, matching } = selectClaims(db, buildClaimQuery());
  const { facts, model, metric } = table.dictionaries;
  const count = (is: (row: number) => boolean): number => matching.reduce((sum, row) => sum + (is(row) ? 1 : 0), 0);
  const countMask = (mask: RowMask): number => count((row) => mask[row] === 1);
  const hasFacts = (is: (facts: ClaimFacts) => boolean) => countMask(matchesCodes(table.facts, facts.values, is));
  const { papers: all, issues } = db.get<{ papers: number; issues: number }>(sql`SELECT
    (SELECT count(*) FROM ${papers}) AS papers, (SELECT count(*) FROM ${importIssues}) AS issues`);
  return {
    claims: matching.length,
    mismatch: hasFacts(({ check }) => check === "mismatch"),
    no_benchmark: count((row) => isEmptyList(table.lists.benchmark, row)),
    no_metric: countMask(matchesCodes(table.metric, metric.values, ({ key }) => key === null)),
    no_model: countMask(matchesCodes(table.model, model.values, ({ key }) => key === null)),
    no_size: countMask(matchesCodes(table.model, model.values, ({ size_b }) => size_b === null)),
    sure: count((row) => (table.confidence[row] ?? 0) >= HIGH_CONFIDENCE),
    certain: hasFacts(({ grade }) => grade === "certain"),
    check: hasFacts(({ grade }) => grade === "check"),
    reviewed: hasFacts(({ status }) => status === "accepted" || status === "corrected"),
    silent_papers: all - countPapers(table, matching),
    issues,
  };
});
