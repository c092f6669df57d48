import { modelPath } from "@/lib/claim/model-names";
import { formatCount } from "@/lib/format/numbers";
import { findByName, type NavigationItem } from "@/lib/query/navigation-items";
import type { Db } from "../open";
import { listBenchmarks } from "./list-benchmarks";
import { listModels } from "./list-models";
import { listPapers } from "./list-papers";

/** Items per kind. */
const MAX_PER_KIND = 6;

const formatClaimCount = (count: number): string => formatCount(count, "claim");

/**
 * Finds benchmarks, models and papers by name, followed by papers that mention the search words. An empty search returns
 * those with most claims and the newest papers.
 */
export function findNavigationItems(db: Db, search: string): NavigationItem[] {
  const benchmarks = findByName(listBenchmarks(db), search, MAX_PER_KIND);
  const models = findByName(listModels(db), search, MAX_PER_KIND);
  const { papers } = listPapers(db, { q: search, titlesFirst: true, limit: MAX_PER_KIND });
  return [
    ...benchmarks.map(
      ({ id, name, claims }): NavigationItem => ({
        kind: "benchmark",
        name,
        href: `/benchmarks/${id}`,
        note: formatClaimCount(claims),
      }),
    ),
    ...models.map(
      ({ id, name, claims }): NavigationItem => ({
        kind: "model",
        name,
        href: modelPath(id),
        note: formatClaimCount(claims),
      }),
    ),
    ...papers.map(
      ({ id, title, claims }): NavigationItem => ({
        kind: "paper",
        name: title,
        href: `/papers/${id}`,
        note: formatClaimCount(claims),
      }),
    ),
  ];
}
