"use client";

import { useEffect, useState } from "react";
import { findByName, findPages, type Place } from "@/lib/places";

const PAUSE_MS = 120;

interface Found {
  readonly search: string;
  readonly places: readonly Place[];
}

/**
 * The places that a search means: pages at once, what is on the board when the server has answered. Until then what it
 * found for the text before stays only as far as it has the new text in its name, so that Enter never takes another.
 */
export function usePlaces(search: string): { readonly places: readonly Place[]; readonly waiting: boolean } {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const control = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/places.json?${new URLSearchParams({ q: search })}`, { signal: control.signal });
        const places = response.ok ? ((await response.json()) as { places: Place[] }).places : [];
        setFound({ search, places });
      } catch {
        if (!control.signal.aborted) setFound({ search, places: [] });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [search]);
  const waiting = found?.search !== search;
  const known = found?.places ?? [];
  return { places: [...findPages(search), ...(waiting ? findByName(known, search, known.length) : known)], waiting };
}
