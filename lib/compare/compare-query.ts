import type { NavigationItem } from "../query/navigation-items";

/** The query of a comparison, as encoded in its address. */
export interface CompareQuery {
  readonly claim: readonly string[];
  readonly paper: readonly string[];
  readonly model: readonly string[];
  /** Benchmarks of the columns; empty for all. Without papers, models and claims, all results on them are compared. */
  readonly benchmark: readonly string[];
  /** Families whose benchmarks on the board are columns as well. */
  readonly family: readonly string[];
  /** Model sizes in the form of the size filter; empty for all. */
  readonly size: readonly string[];
  /** Ids of measurements (`measurements.ts`); empty for all. */
  readonly metric: readonly string[];
  /** Type of the rows. */
  readonly by: "model" | "paper";
  /** True to keep only rows with a value for every chosen benchmark. */
  readonly complete: boolean;
  /** Column that the rows are sorted by, with "-" for descending; empty for the default order. */
  readonly sort: string;
}

/** Maximum number of values in one list. */
export const MAX_COMPARED = 60;

export const COMPARE_LIST_KEYS = ["claim", "paper", "model", "benchmark", "family", "size", "metric"] as const;

/** Base path of comparisons and their files. */
export const COMPARE_BASE_PATH = "/compare";

/** Returns the path of a comparison. */
export function comparePath(query: Partial<CompareQuery>): string {
  const params = new URLSearchParams();
  for (const key of COMPARE_LIST_KEYS) for (const one of query[key] ?? []) params.append(key, one);
  if (query.by) params.set("by", query.by);
  if (query.complete) params.set("complete", "1");
  if (query.sort) params.set("sort", query.sort);
  const text = params.toString();
  return text ? `/compare?${text}` : "/compare";
}

const PAGE_PREFIXES = {
  benchmark: "/benchmarks/",
  family: "/benchmarks/",
  model: "/models/",
  paper: "/papers/",
  claim: "/claims/",
} as const;

/** Adds what a search found; null for a page of the program, which is nothing to compare. */
export function addItem(
  query: CompareQuery,
  { kind, href }: Pick<NavigationItem, "kind" | "href">,
): CompareQuery | null {
  if (kind === "page" || !href.startsWith(PAGE_PREFIXES[kind])) return null;
  const id = decodeURIComponent(href.slice(PAGE_PREFIXES[kind].length));
  return { ...query, [kind]: [...new Set([...query[kind], id])] };
}

/** Removes one value from one of the lists. */
export function removeValue(query: CompareQuery, key: (typeof COMPARE_LIST_KEYS)[number], value: string): CompareQuery {
  return { ...query, [key]: query[key].filter((one) => one !== value) };
}

/** Returns the path of the SVG chart. */
export function compareChartPath(query: CompareQuery): string {
  return comparePath(query).replace("/compare", "/compare/chart.svg");
}

/** Returns the path of the preview image. */
export function compareCardPath(query: Partial<CompareQuery>): string {
  return comparePath(query).replace("/compare", "/compare/card.png");
}
