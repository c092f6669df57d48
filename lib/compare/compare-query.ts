/** What is set side by side: the one form that the address of the page and its links share. */
export interface CompareQuery {
  readonly claim: readonly string[];
  readonly paper: readonly string[];
  readonly model: readonly string[];
  /** Columns are kept to these benchmarks; to all where it is empty. Alone they bring everything that is reported on them. */
  readonly benchmark: readonly string[];
  /** Sizes of models as the size filter writes them; all where it is empty. */
  readonly size: readonly string[];
  /** Ways of measuring (compare-ways.ts); all where it is empty. */
  readonly metric: readonly string[];
  /** What a row is. */
  readonly by: "model" | "paper";
}

/** More than this in one list cannot be read side by side any more. */
export const MAX_COMPARED = 60;

export const COMPARE_LIST_KEYS = ["claim", "paper", "model", "benchmark", "size", "metric"] as const;

/** Where the files of comparisons stand. */
export const COMPARE_BASE_PATH = "/compare";

/** The address of a comparison. */
export function comparePath(query: Partial<CompareQuery>): string {
  const params = new URLSearchParams();
  for (const key of COMPARE_LIST_KEYS) for (const one of query[key] ?? []) params.append(key, one);
  if (query.by) params.set("by", query.by);
  const text = params.toString();
  return text ? `/compare?${text}` : "/compare";
}

const PAGE_PREFIXES = { benchmark: "/benchmarks/", model: "/models/", paper: "/papers/" } as const;

/** The comparison with one more benchmark, model or paper, by the address of its page; null for any other page. */
export function addPage(query: CompareQuery, href: string): CompareQuery | null {
  for (const [key, start] of Object.entries(PAGE_PREFIXES) as [keyof typeof PAGE_PREFIXES, string][]) {
    if (!href.startsWith(start)) continue;
    const id = decodeURIComponent(href.slice(start.length));
    return { ...query, [key]: [...new Set([...query[key], id])] };
  }
  return null;
}

/** The comparison without one value of one of its lists. */
export function removeValue(query: CompareQuery, key: (typeof COMPARE_LIST_KEYS)[number], value: string): CompareQuery {
  return { ...query, [key]: query[key].filter((one) => one !== value) };
}

/** The address of the chart of a comparison as an SVG file. */
export function compareChartPath(query: CompareQuery): string {
  return comparePath(query).replace("/compare", "/compare/chart.svg");
}

/** The address of the picture of its shared link. */
export function compareCardPath(query: Partial<CompareQuery>): string {
  return comparePath(query).replace("/compare", "/compare/card.png");
}
