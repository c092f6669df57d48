"use client";

import { useEffect, useState } from "react";
import { findByName, findPages, type NavigationItem } from "@/lib/query/navigation-items";

const SEARCH_DELAY_MS = 120;

interface SearchResult {
  readonly search: string;
  readonly items: readonly NavigationItem[];
}

/**
 * Returns the items that match a search: pages immediately, items of the board when the server has responded. Until then,
 * previous results stay only if their name contains the new text, so that Enter never opens a non-match.
 */
export function useNavigationSearch(search: string): {
  readonly places: readonly NavigationItem[];
  readonly isSearching: boolean;
} {
  const [result, setResult] = useState<SearchResult | null>(null);
  useEffect(() => {
    const abortController = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/places.json?${new URLSearchParams({ q: search })}`, {
          signal: abortController.signal,
        });
        const places = response.ok ? ((await response.json()) as { places: NavigationItem[] }).places : [];
        setResult({ search, items: places });
      } catch {
        if (!abortController.signal.aborted) setResult({ search, items: [] });
      }
    }, SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [search]);
  const waiting = result?.search !== search;
  const previousItems = result?.items ?? [];
  return {
    places: [
      ...findPages(search),
      ...(waiting ? findByName(previousItems, search, previousItems.length) : previousItems),
    ],
    isSearching: waiting,
  };
}
