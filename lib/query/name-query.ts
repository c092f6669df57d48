import { findByName } from "./navigation-items";

/** Query of a long list of names: a search, or all. */
export interface NameQuery {
  readonly q: string;
  /** True to show the complete list. */
  readonly all: boolean;
}

/** Number of names shown by default. */
export const MAX_INITIAL_NAMES = 300;

/** Parses the query of an address; invalid values are ignored. */
export function parseNameQuery(params: URLSearchParams): NameQuery {
  return { q: (params.get("q") ?? "").trim().slice(0, 200), all: params.get("all") === "1" };
}

/**
 * Returns the matches, best first for a search, and the visible part of them.
 * @param order puts the matches into another order
 */
export function filterByName<T extends { readonly name: string }>(
  items: readonly T[],
  { q, all }: NameQuery,
  order: (found: readonly T[]) => readonly T[] = (found) => found,
): { readonly found: readonly T[]; readonly shown: readonly T[] } {
  const found = order(q === "" ? items : findByName(items, q, items.length));
  return { found, shown: all ? found : found.slice(0, MAX_INITIAL_NAMES) };
}
