import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "../open";
import { claims, papers } from "../schema";
import { isPointsOfUnknownUnit } from "./claim-expressions";

/**
 * Lists the ids of claims with a gain in points that may not be percentage points.
 * @param where condition on claims and their papers
 */
export function listPointsOfUnknownUnit(db: Db, where: SQL): ReadonlySet<string> {
  const rows = db
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(papers, eq(papers.pk, claims.paper_pk))
    .where(and(where, isPointsOfUnknownUnit))
    .all();
  return new Set(rows.map(({ id }) => id));
}
