import type { Claim } from "../claim/claim";
import { formatList } from "../format/numbers";
import { formatProtocol, type Protocol } from "./protocol";
import type { Result } from "./result";

/** The nearest result to a benchmark for which a row of a comparison has none. */
export interface RelatedResult {
  readonly result: Result<Claim>;
  /** How it is related: "average of 3: AIME 2024, AIME 2025 and LiveCodeBench". */
  readonly relation: string;
}

/** Returns how far a result is from a benchmark, the nearest first; null if they have nothing in common. */
function toDistance({ scope, benchmarkIds, families }: Protocol, benchmarkId: string, familyId: string): number | null {
  if (benchmarkIds.includes(benchmarkId)) {
    if (scope === "single") return 0;
    return scope === "each" ? 1 : 2;
  }
  if (!families.includes(familyId)) return null;
  return scope === "average" ? 4 : 3;
}

function formatRelation({ protocol }: Result, benchmarkId: string): string {
  const { scope, benchmarks, benchmarkIds } = protocol;
  const names = formatList(benchmarks, benchmarks.length);
  if (scope === "average")
    return benchmarks.length > 1 ? `average of ${benchmarks.length}: ${names}` : `average over tasks of ${names}`;
  if (scope === "each") return `each of ${benchmarks.length}: ${names}`;
  return benchmarkIds.includes(benchmarkId) ? `other metric: ${formatProtocol(protocol)}` : `other edition: ${names}`;
}

const hasNumber = ({ after, gains }: Result): boolean =>
  after !== null || Object.values(gains).some((gain) => gain !== null);

/**
 * Finds the nearest result: another metric on the benchmark, one value for several benchmarks, an average that contains
 * it (of few benchmarks first), another edition, an average with another edition. Results of proposed systems come
 * first.
 * @param results results of the row that are not shown in another column
 * @param familyId id of the family of the benchmark
 */
export function findRelatedResult(
  results: readonly Result<Claim>[],
  benchmarkId: string,
  familyId: string,
): RelatedResult | null {
  const [nearest] = results
    .filter(hasNumber)
    .flatMap((result) => {
      const distance = toDistance(result.protocol, benchmarkId, familyId);
      return distance === null ? [] : [{ result, distance }];
    })
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        a.result.protocol.benchmarkIds.length - b.result.protocol.benchmarkIds.length ||
        Number(a.result.claim.role !== "own") - Number(b.result.claim.role !== "own"),
    );
  return nearest === undefined
    ? null
    : { result: nearest.result, relation: formatRelation(nearest.result, benchmarkId) };
}
