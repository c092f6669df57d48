import { findByName } from "./navigation-items";
import { parsePageNumber } from "./page-number";

/** Query of a long list of names: a search, and a page of the matches. */
export interface NameQuery {
  readonly q: string;
  /** From 1. */
  readonly page: number;
}

/** Number of names on a page, unless a list has rows of its own below each name. */
export const NAMES_PER_PAGE = 150;

/** Parses the query of an address; invalid values are ignored. */
export function parseNameQuery(params: URLSearchParams): NameQuery {
  return { q: (params.get("q") ?? "").trim().slice(0, 200), page: parsePageNumber(params) };
}

/** A page of a list. */
export interface NamePage<T> {
  /** All matches. */
  readonly found: readonly T[];
  /** The matches on the page. */
  readonly shown: readonly T[];
  /** Number of the page: that of the query, or the last one if there are fewer. */
  readonly page: number;
  readonly pages: number;
}

/**
 * Returns the matches, best first for a search, and those on the page.
 * @param order puts the matches into another order
 * @param perPage number of matches on a page
 */
export function filterByName<T extends { readonly name: string }>(
  items: readonly T[],
  query: NameQuery,
  order: (found: readonly T[]) => readonly T[] = (found) => found,
  perPage = NAMES_PER_PAGE,
): NamePage<T> {
  const found = order(query.q === "" ? items : findByName(items, query.q, items.length));
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(query.page, pages);
  return { found, shown: found.slice((page - 1) * perPage, page * perPage), page, pages };
}
