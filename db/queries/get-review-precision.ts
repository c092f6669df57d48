import { MANUAL_RULE } from "@/lib/claim/manual-rule";
import { computeReviewPrecision, type ReviewedClaim, type ReviewPrecision } from "@/lib/claim/review-precision";
import type { Db } from "../open";
import { cacheByDataVersion } from "./versioned-cache";

interface ReviewedRow {
  readonly id: string;
  readonly rule: string;
  readonly confidence: number;
  readonly status: string;
  readonly benchmarks: string;
  readonly wrong: string;
}

/** Slots that a person set to a value that differs, as JSON text, from the one the extractor gives now. */
const WRONG_SLOTS = `SELECT json_group_array(DISTINCT slot) FROM corrections
  WHERE claim_id = c.id AND follows IS NULL AND (was IS NULL OR json(value) IS NOT was -> '$.value')`;

/** Reads the claims that a person accepted, corrected or rejected; claims that a person added are not extracted. */
function listReviewedClaims(db: Db): ReviewedClaim[] {
  const rows = db.$client
    .prepare<[string], ReviewedRow>(
      `SELECT c.id, c.rule, c.confidence, c.status, (${WRONG_SLOTS}) AS wrong,
        (SELECT json_group_array(name) FROM claim_benchmarks WHERE claim_pk = c.pk) AS benchmarks
      FROM claims c INDEXED BY claims_by_status WHERE c.status IN ('accepted', 'corrected', 'rejected') AND c.rule <> ? ORDER BY c.pk`,
    )
    .all(MANUAL_RULE);
  return rows.map(({ status, benchmarks, wrong, ...row }) => ({
    ...row,
    benchmarks: JSON.parse(benchmarks),
    wrongSlots: JSON.parse(wrong),
    isRejected: status === "rejected",
  }));
}

/** Computes from the reviews of a board how often its extraction is right; null without a review. Cached. */
export const getReviewPrecision: (db: Db) => ReviewPrecision | null = cacheByDataVersion((db) =>
  computeReviewPrecision(listReviewedClaims(db)),
);
