"use client";

import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { findByName, findPages, type NavigationItem } from "@/lib/query/navigation-items";
import { getQueryClient } from "./query-client";

const SEARCH_DELAY_MS = 120;

interface SearchOptions {
  /** True to find claims as well. */
  readonly withClaims?: boolean;
}

async function fetchItems(
  search: string,
  withClaims: boolean,
  signal: AbortSignal,
): Promise<readonly NavigationItem[]> {
  const params = new URLSearchParams({ q: search, ...(withClaims && { claims: "1" }) });
  const response = await fetch(`/places.json?${params}`, { signal });
  return response.ok ? ((await response.json()) as { places: NavigationItem[] }).places : [];
}

/**
 * Returns the items that match a search: pages immediately, items of the board when the server has responded. Until then,
 * previous results stay only if their name contains the new text, so that Enter never opens a non-match.
 */
export function useNavigationSearch(
  search: string,
  { withClaims = false }: SearchOptions = {},
): {
  readonly places: readonly NavigationItem[];
  readonly isSearching: boolean;
} {
  const [requestedSearch] = useDebouncedValue(search, SEARCH_DELAY_MS);
  const { data: items = [], isFetching } = useQuery(
    {
      queryKey: ["places", requestedSearch, withClaims],
      queryFn: ({ signal }) => fetchItems(requestedSearch, withClaims, signal),
      placeholderData: keepPreviousData,
    },
    getQueryClient(),
  );
  const isSearching = isFetching || requestedSearch !== search;
  return {
    places: [...findPages(search), ...(isSearching ? findByName(items, search, items.length) : items)],
    isSearching,
  };
}
