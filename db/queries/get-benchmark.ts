import type { BenchmarkSummary, FamilySummary } from "@/lib/compare/benchmark-summary";
import type { ReportedResults } from "@/lib/compare/family-results";
import type { Db } from "../open";
import { getComparisonFacts } from "./get-comparison-facts";
import { findFamily } from "./list-benchmarks";
import { listBenchmarkClaimPks } from "./list-named-claims";
import { readResultClaims } from "./result-claims";

/**
 * A benchmark or a family with its results: those on the benchmark or on any member of the family, newest papers first,
 * at most `MAX_RESULTS`.
 */
export interface BenchmarkDetails extends ReportedResults {
  /** The benchmark, or the family if the id is that of a family. */
  readonly benchmark: BenchmarkSummary;
  readonly family: FamilySummary;
}

/** Further results would not make the charts more informative. */
const MAX_RESULTS = 5000;

/** Returns a family or one of its benchmarks with its results; null if no claim names it. */
export function getBenchmark(db: Db, id: string): BenchmarkDetails | null {
  const family = findFamily(db, id);
  if (!family) return null;
  const facts = getComparisonFacts(db);
  const isFamily = family.id === id && (facts.isFamily(id) || family.members.length > 1);
  const benchmark = isFamily ? family : (family.members.find((member) => member.id === id) ?? family);
  const benchmarkIds = isFamily
    ? [...new Set([...facts.listFamilyMembers(id), ...family.members.map((one) => one.id)])]
    : [id];
  const stored = readResultClaims(db, listBenchmarkClaimPks(db, benchmarkIds, MAX_RESULTS));
  return { benchmark, family, benchmarkIds, allResults: stored.map(({ getResult }) => getResult()) };
}
