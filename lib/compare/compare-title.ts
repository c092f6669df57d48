import { benchmarkId } from "../claim/benchmark-id";
import type { Claim } from "../claim/claim";
import { toModelKey } from "../claim/model-names";
import { formatList } from "../format/numbers";
import type { CompareQuery } from "./compare-query";
import { hasOnlyBenchmarkFilter } from "./parse-compare-query";

/** Maximum length of a name in a title. */
const MAX_NAME_LENGTH = 90;

const truncateName = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…` : name;

const listDistinct = (names: readonly (string | null)[]): string[] =>
  [...new Set(names.filter((name) => name !== null))].map(truncateName);

/** Sorts claims by the order of the requested papers. */
const sortByPaperOrder = (claims: readonly Claim[], papers: readonly string[]): Claim[] =>
  [...claims].sort((a, b) => papers.indexOf(a.paper_id) - papers.indexOf(b.paper_id));

/** Lists the names of the requested items as spelled in the claims. */
function listComparedNames(claims: readonly Claim[], query: CompareQuery): string[] {
  if (hasOnlyBenchmarkFilter(query))
    return query.benchmark.map((id) =>
      truncateName(claims.flatMap((c) => c.benchmarks).find((name) => benchmarkId(name) === id) ?? id),
    );
  if (query.model.length > 0 && query.paper.length === 0 && query.claim.length === 0) {
    const called = new Map(
      claims
        .toReversed()
        .flatMap((c) => [c.model, c.model_id].map((name) => [toModelKey(name ?? ""), c.model] as const)),
    );
    return listDistinct(query.model.map((wanted) => called.get(toModelKey(wanted)) ?? null));
  }
  if (query.paper.length > 0 && query.model.length === 0 && query.claim.length === 0)
    return listDistinct(sortByPaperOrder(claims, query.paper).map((c) => c.paper_title));
  return [];
}

/**
 * Formats the title, such as "AIME 2024 vs. AIME 2025"; null if nothing is compared or the items are of different
 * kinds.
 */
export function formatCompareTitle(claims: readonly Claim[], query: CompareQuery): string | null {
  const names = listComparedNames(claims, query);
  if (names.length === 0) return null;
  return names.length === 2 ? names.join(" vs. ") : formatList(names, 3);
}
