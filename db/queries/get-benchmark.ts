import type { BenchmarkSummary, FamilySummary } from "@/lib/compare/benchmark-summary";
import type { FamilyClaims } from "@/lib/compare/family-results";
import { buildClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { toClaimOrder } from "./claim-order";
import { readClaims } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { getComparisonFacts } from "./get-comparison-facts";
import { listFamilies } from "./list-benchmarks";
import { listPointsOfUnknownUnit } from "./list-points-of-unknown-unit";

/**
 * A benchmark or a family with its claims: those on the benchmark or on any member of the family, newest papers first, at
 * most `MAX_CLAIMS`.
 */
export interface BenchmarkDetails extends FamilyClaims {
  /** The benchmark, or the family if the id is that of a family. */
  readonly benchmark: BenchmarkSummary;
  readonly family: FamilySummary;
}

/** Further claims would not make the charts more informative. */
const MAX_CLAIMS = 5000;

/** Returns a family or one of its benchmarks with its claims; null if no claim names it. */
export function getBenchmark(db: Db, id: string): BenchmarkDetails | null {
  const family = listFamilies(db).find((one) => one.id === id || one.members.some((member) => member.id === id));
  if (!family) return null;
  const facts = getComparisonFacts(db);
  const isFamily = family.id === id && (facts.isFamily(id) || family.members.length > 1);
  const benchmark = isFamily ? family : (family.members.find((member) => member.id === id) ?? family);
  const benchmarkIds = isFamily
    ? [...new Set([...facts.listFamilyMembers(id), ...family.members.map((one) => one.id)])]
    : [id];
  const query = buildClaimQuery({ benchmark: benchmarkIds });
  const where = toClaimCondition(db, query);
  return {
    benchmark,
    family,
    benchmarkIds,
    claims: readClaims(db, { where, orderBy: toClaimOrder(query), limit: MAX_CLAIMS }),
    pointsOfUnknownUnit: listPointsOfUnknownUnit(db, where),
    facts,
  };
}
