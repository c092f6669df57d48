import { sql } from "drizzle-orm";
import { STATUSES } from "@/lib/claim/claim";
import { buildClaimQuery, type ClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { claimBenchmarks, claims } from "../schema";
import { toClaimCondition } from "./claim-where";
import { countClaims } from "./list-claims";

/** The claims of a query that nobody has reviewed. */
export interface ReviewQueue {
  /** The first claims, in the order of their review. */
  readonly ids: readonly string[];
  /** Number of all claims to review. */
  readonly remaining: number;
  /** Number of claims of the query that are reviewed, whatever the verdict. */
  readonly reviewed: number;
}

/** Claims of every status: a review does not change the selection. */
const ofStatus = (query: ClaimQuery, status: ClaimQuery["status"]): ClaimQuery => buildClaimQuery({ ...query, status });

/**
 * Lists the claims to review: the most doubtful ones first, weighted by the number of papers with results on their
 * benchmark. A status of the query is ignored.
 * @param limit number of ids
 */
export function listReviewQueue(db: Db, query: ClaimQuery, limit: number): ReviewQueue {
  const open = ofStatus(query, ["extracted"]);
  const papersOfClaim = sql`(SELECT max(reported.papers) FROM ${claimBenchmarks} JOIN reported
    ON reported.benchmark_id = ${claimBenchmarks.benchmark_id} WHERE ${claimBenchmarks.claim_pk} = ${claims.pk})`;
  const rows = db.all<{ id: string }>(sql`WITH reported AS MATERIALIZED (
      SELECT b.benchmark_id, count(DISTINCT c.paper_pk) AS papers
      FROM claim_benchmarks b JOIN claims c ON c.pk = b.claim_pk WHERE c.status <> 'rejected' GROUP BY b.benchmark_id)
    SELECT ${claims.id} AS id FROM ${claims} WHERE ${toClaimCondition(db, open)}
    ORDER BY (1 - ${claims.confidence}) * coalesce(${papersOfClaim}, 1) DESC, ${claims.paper_pk}, ${claims.position}
    LIMIT ${limit}`);
  const remaining = countClaims(db, open);
  const all = countClaims(db, ofStatus(query, STATUSES));
  return { ids: rows.map(({ id }) => id), remaining, reviewed: all - remaining };
}
