/** The query of a comparison, as encoded in its address. */
export interface CompareQuery {
  readonly claim: readonly string[];
  readonly paper: readonly string[];
  readonly model: readonly string[];
  /** Benchmarks of the columns; empty for all. Without papers, models and claims, all results on them are compared. */
  readonly benchmark: readonly string[];
  /** Model sizes in the form of the size filter; empty for all. */
  readonly size: readonly string[];
  /** Ids of measurements (`measurements.ts`); empty for all. */
  readonly metric: readonly string[];
  /** Type of the rows. */
  readonly by: "model" | "paper";
}

/** Maximum number of values in one list. */
export const MAX_COMPARED = 60;

export const COMPARE_LIST_KEYS = ["claim", "paper", "model", "benchmark", "size", "metric"] as const;

/** Base path of comparisons and their files. */
export const COMPARE_BASE_PATH = "/compare";

/** Returns the path of a comparison. */
export function comparePath(query: Partial<CompareQuery>): string {
  const params = new URLSearchParams();
  for (const key of COMPARE_LIST_KEYS) for (const one of query[key] ?? []) params.append(key, one);
  if (query.by) params.set("by", query.by);
  const text = params.toString();
  return text ? `/compare?${text}` : "/compare";
}

const PAGE_PREFIXES = { benchmark: "/benchmarks/", model: "/models/", paper: "/papers/" } as const;

/** Adds a benchmark, model or paper by the path of its page; null for any other page. */
export function addPage(query: CompareQuery, href: string): CompareQuery | null {
  for (const [key, start] of Object.entries(PAGE_PREFIXES) as [keyof typeof PAGE_PREFIXES, string][]) {
    if (!href.startsWith(start)) continue;
    const id = decodeURIComponent(href.slice(start.length));
    return { ...query, [key]: [...new Set([...query[key], id])] };
  }
  return null;
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
