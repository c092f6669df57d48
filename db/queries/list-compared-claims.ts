import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import type { CompareQuery } from "@/lib/compare/compare-query";
import { hasOnlyBenchmarkFilter } from "@/lib/compare/parse-compare-query";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { parseSize } from "@/lib/query/size-range";
import type { Db } from "../open";
import { claims } from "../schema";
import { toClaimOrder } from "./claim-order";
import { readClaims } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { listPointsOfUnknownUnit } from "./list-points-of-unknown-unit";

/** Limit of a comparison; the claims of the newest papers are kept. */
export const MAX_COMPARED_CLAIMS = 1000;

export interface ComparedClaims {
  readonly claims: Claim[];
  /** Ids of claims with a gain in points that may not be percentage points. */
  readonly pointsOfUnknownUnit: ReadonlySet<string>;
}

/** Each condition is a subquery of its own, because SQLite uses no index for alternatives with subqueries. */
function isAnyOf(conditions: readonly (SQL | undefined)[]): SQL | undefined {
  const found = conditions.flatMap((where) => (where ? sql`SELECT ${claims.pk} FROM ${claims} WHERE ${where}` : []));
  return found.length === 0 ? undefined : sql`${claims.pk} IN (${sql.join(found, sql` UNION ALL `)})`;
}

function toComparedCondition(db: Db, query: CompareQuery, benchmarkIds: readonly string[]): SQL {
  const { claim, paper, model } = query;
  const named = hasOnlyBenchmarkFilter(query)
    ? benchmarkIds.length > 0
      ? toClaimCondition(db, buildClaimQuery({ benchmark: [...benchmarkIds] }))
      : undefined
    : isAnyOf([
        claim.length > 0 ? inArray(claims.id, [...claim]) : undefined,
        paper.length > 0 ? toClaimCondition(db, buildClaimQuery({ paper })) : undefined,
        model.length > 0 ? toClaimCondition(db, buildClaimQuery({ model })) : undefined,
      ]);
  const size = query.size.flatMap((text) => parseSize(text) ?? []);
  return and(named ?? sql`0`, toClaimCondition(db, buildClaimQuery({ size }))) ?? sql`0`;
}

/**
 * Lists the claims of a comparison, selected by claim, paper or model, each once; benchmarks alone select all their
 * claims.
 * @param benchmarkIds ids of the chosen benchmarks, members of families included
 */
export function listComparedClaims(
  db: Db,
  query: CompareQuery,
  benchmarkIds: readonly string[] = query.benchmark,
): ComparedClaims {
  const where = toComparedCondition(db, query, benchmarkIds);
  return {
    claims: readClaims(db, { where, orderBy: toClaimOrder(buildClaimQuery()), limit: MAX_COMPARED_CLAIMS }),
    pointsOfUnknownUnit: listPointsOfUnknownUnit(db, where),
  };
}
