import { benchmarkId } from "./benchmark-id";
import type { Claim } from "./claim";
import type { CompareQuery } from "./compare-path";
import { isByBenchmark } from "./compare-query";
import { formatAuthors } from "./format";
import { modelKey } from "./model-names";

/** Longer names are cut in a title. */
const LONGEST = 90;

const cut = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name);

const distinct = (names: readonly (string | null)[]): string[] =>
  [...new Set(names.filter((name) => name !== null))].map(cut);

/** Claims in the order in which their papers are asked for. */
const inOrder = (claims: readonly Claim[], papers: readonly string[]): Claim[] =>
  [...claims].sort((a, b) => papers.indexOf(a.paper_id) - papers.indexOf(b.paper_id));

/** Names of what a comparison asks for, as the claims spell them. */
function namesOf(claims: readonly Claim[], query: CompareQuery): string[] {
  if (isByBenchmark(query))
    return query.benchmark.map((id) =>
      cut(claims.flatMap((c) => c.benchmarks).find((name) => benchmarkId(name) === id) ?? id),
    );
  if (query.model.length > 0 && query.paper.length === 0 && query.claim.length === 0) {
    const called = new Map(
      claims.toReversed().flatMap((c) => [c.model, c.model_id].map((name) => [modelKey(name ?? ""), c.model] as const)),
    );
    return distinct(query.model.map((wanted) => called.get(modelKey(wanted)) ?? null));
  }
  if (query.paper.length > 0 && query.model.length === 0 && query.claim.length === 0)
    return distinct(inOrder(claims, query.paper).map((c) => c.paper_title));
  return [];
}

/** "AIME 2024 against AIME 2025"; null where nothing is compared, or too much of different kinds for a title. */
export function compareTitle(claims: readonly Claim[], query: CompareQuery): string | null {
  const names = namesOf(claims, query);
  if (names.length === 0) return null;
  return names.length === 2 ? names.join(" against ") : formatAuthors(names, 3);
}
