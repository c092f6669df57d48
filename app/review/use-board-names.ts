"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { fetchOrThrow } from "@/app/_data/fetch-or-throw";
import { getQueryClient } from "@/app/_ui/query-client";
import { type CorrectionFieldSlot, NAMED_SLOTS } from "@/lib/claim/correction";

const NAMED: ReadonlySet<string> = new Set(NAMED_SLOTS);

/** Loads the names that claims of the board have in a slot and that match a search. */
export function useBoardNames(slot: CorrectionFieldSlot, search: string): readonly string[] {
  const queryFn = async ({ signal }: { readonly signal: AbortSignal }): Promise<string[]> => {
    const params = new URLSearchParams({ slot, q: search });
    return (await (await fetchOrThrow(`/review/names.json?${params}`, { signal })).json()).names;
  };
  const { data } = useQuery(
    { queryKey: ["slot names", slot, search], queryFn, enabled: NAMED.has(slot), placeholderData: keepPreviousData },
    getQueryClient(),
  );
  return data ?? [];
}
