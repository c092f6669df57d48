import { inArray, sql } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import type { ClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { claims, papers } from "../schema";
import { readClaims } from "./claim-row";
import { toClaimCondition } from "./claim-where";

/** A claim with the ISO time when its paper was added. */
export interface NewClaim {
  readonly claim: Claim;
  readonly first_seen: string;
}

/** Lists the claims of a query whose papers were added last, ignoring the order of the query. */
export function listNewClaims(db: Db, query: ClaimQuery, limit: number): NewClaim[] {
  const orderBy = [sql`${papers.first_seen} DESC`, sql`${papers.id}`, sql`${claims.position}`];
  const found = readClaims(db, { where: toClaimCondition(db, query), orderBy, limit });
  const ids = [...new Set(found.map((claim) => claim.paper_id))];
  const times = new Map(
    db
      .select({ id: papers.id, first_seen: papers.first_seen })
      .from(papers)
      .where(inArray(papers.id, ids))
      .all()
      .map(({ id, first_seen }) => [id, first_seen]),
  );
  return found.map((claim) => ({ claim, first_seen: times.get(claim.paper_id) ?? "" }));
}
