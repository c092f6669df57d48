import { findByName } from "./navigation-items";

/** A long list that a page shows the first part of, or what a name finds in it. */
export interface NameQuery {
  readonly q: string;
  /** All of it, however long. */
  readonly all: boolean;
}

/** So many are shown until all are asked for. */
export const MAX_INITIAL_NAMES = 300;

/** The query of an address; what makes no sense is as if it were not there. */
export function parseNameQuery(params: URLSearchParams): NameQuery {
  return { q: (params.get("q") ?? "").trim().slice(0, 200), all: params.get("all") === "1" };
}

/** What is found, best first where a name is asked for, and the part of it that is shown. */
export function filterByName<T extends { readonly name: string }>(
  items: readonly T[],
  { q, all }: NameQuery,
): { readonly found: readonly T[]; readonly shown: readonly T[] } {
  const found = q === "" ? items : findByName(items, q, items.length);
  return { found, shown: all ? found : found.slice(0, MAX_INITIAL_NAMES) };
}
