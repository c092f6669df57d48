"use client";

import { useEffect, useState } from "react";
import { findByName, findPages, type NavigationItem } from "@/lib/query/navigation-items";

const SEARCH_DELAY_MS = 120;

interface SearchResult {
  readonly search: string;
  readonly items: readonly NavigationItem[];
}

/**
 * The places that a search means: pages at once, what is on the board when the server has answered. Until then what it
 * found for the text before stays only as far as it has the new text in its name, so that Enter never takes another.
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
