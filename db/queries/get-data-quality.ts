import { sql } from "drizzle-orm";
import type { Db } from "../open";
import { claimBenchmarks, claims, importIssues, papers } from "../schema";
import { metricGroupKey, modelGroupKey } from "./claim-where";
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
export const getDataQuality: (db: Db) => DataQuality = cacheByDataVersion((db) =>
  db.get<DataQuality>(sql`SELECT count(*) AS claims,
    count(*) FILTER (WHERE ${claims.check} = 'mismatch') AS mismatch,
    count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM ${claimBenchmarks} WHERE ${claimBenchmarks.claim_pk} = ${claims.pk})) AS no_benchmark,
    count(*) FILTER (WHERE ${metricGroupKey} IS NULL) AS no_metric,
    count(*) FILTER (WHERE ${modelGroupKey} IS NULL) AS no_model,
    count(*) FILTER (WHERE ${claims.size_b} IS NULL) AS no_size,
    count(*) FILTER (WHERE ${claims.confidence} >= ${HIGH_CONFIDENCE}) AS sure,
    count(*) FILTER (WHERE ${claims.grade} = 'certain') AS certain,
    count(*) FILTER (WHERE ${claims.grade} = 'check') AS "check",
    count(*) FILTER (WHERE ${claims.status} IN ('accepted', 'corrected')) AS reviewed,
    (SELECT count(*) FROM ${papers}) - count(DISTINCT ${claims.paper_pk}) AS silent_papers,
    (SELECT count(*) FROM ${importIssues}) AS issues
    FROM ${claims} WHERE ${claims.status} <> 'rejected'`),
);
