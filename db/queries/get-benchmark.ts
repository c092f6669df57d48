import { isBenchmarkFamily, listFamilyMembers } from "@/lib/claim/benchmark-facts";
import type { Claim } from "@/lib/claim/claim";
import type { BenchmarkSummary, FamilySummary } from "@/lib/compare/benchmark-summary";
import { buildClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { toClaimOrder } from "./claim-order";
import { readClaims } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { listFamilies } from "./list-benchmarks";
import { listPointsOfUnknownUnit } from "./list-points-of-unknown-unit";

export interface BenchmarkDetails {
  /** The benchmark, or the family if the id is that of a family. */
  readonly benchmark: BenchmarkSummary;
  readonly family: FamilySummary;
  /** Ids of the benchmark, or of all members of the family. */
  readonly benchmarkIds: readonly string[];
  /** Claims on the benchmark or on any member of the family, newest papers first, at most `MAX_CLAIMS`. */
  readonly claims: Claim[];
  /** Ids of claims with a gain in points that may not be percentage points. */
  readonly pointsOfUnknownUnit: ReadonlySet<string>;
}

/** Further claims would not make the charts more informative. */
const MAX_CLAIMS = 5000;

/** Returns a family or one of its benchmarks with its claims; null if no claim names it. */
export function getBenchmark(db: Db, id: string): BenchmarkDetails | null {
  const family = listFamilies(db).find((one) => one.id === id || one.members.some((member) => member.id === id));
  if (!family) return null;
  const isFamily = family.id === id && (isBenchmarkFamily(id) || family.members.length > 1);
  const benchmark = isFamily ? family : (family.members.find((member) => member.id === id) ?? family);
  const benchmarkIds = isFamily
    ? [...new Set([...listFamilyMembers(id), ...family.members.map((one) => one.id)])]
    : [id];
  const query = buildClaimQuery({ benchmark: benchmarkIds });
  const where = toClaimCondition(query);
  return {
    benchmark,
    family,
    benchmarkIds,
    claims: readClaims(db, { where, orderBy: toClaimOrder(query), limit: MAX_CLAIMS }),
    pointsOfUnknownUnit: listPointsOfUnknownUnit(db, where),
  };
}
