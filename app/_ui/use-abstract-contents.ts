"use client";

import { useQuery } from "@tanstack/react-query";
import { fetchOrThrow } from "@/app/_data/fetch-or-throw";
import type { Span } from "@/lib/claim/span";
import { getQueryClient } from "./query-client";

/** Names and numbers of an abstract: the body of `/papers/ID/contents.json`. */
export interface Contents {
  readonly names: readonly { readonly kind: string; readonly name: string }[];
  readonly numbers: readonly { readonly value: number; readonly unit: string; readonly span: Span }[];
}

/** Loads the names and numbers of an abstract; null until they are there. */
export function useAbstractContents(paper: string): Contents | null {
  const queryFn = async ({ signal }: { readonly signal: AbortSignal }): Promise<Contents> =>
    (await fetchOrThrow(`/papers/${encodeURIComponent(paper)}/contents.json`, { signal })).json();
  const { data } = useQuery(
    { queryKey: ["contents", paper], queryFn, staleTime: Number.POSITIVE_INFINITY },
    getQueryClient(),
  );
  return data ?? null;
}
