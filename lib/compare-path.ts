/** What is set side by side: the one form that the address of the page and its links share. */
export interface CompareQuery {
  readonly claim: readonly string[];
  readonly paper: readonly string[];
  readonly model: readonly string[];
  /** Columns are kept to these benchmarks; to all where it is empty. */
  readonly benchmark: readonly string[];
  /** What a row is. */
  readonly by: "model" | "paper";
}

/** More than this in one list cannot be read side by side any more. */
export const MOST_COMPARED = 60;

export const COMPARE_LISTS = ["claim", "paper", "model", "benchmark"] as const;

/** The address of a comparison. */
export function comparePath(query: Partial<CompareQuery>): string {
  const params = new URLSearchParams();
  for (const key of COMPARE_LISTS) for (const one of query[key] ?? []) params.append(key, one);
  if (query.by) params.set("by", query.by);
  const text = params.toString();
  return text ? `/compare?${text}` : "/compare";
}
