"use client";

import { useQuery } from "@tanstack/react-query";
import type { EvidenceData } from "@/app/_data/evidence-data";
import { getQueryClient } from "./query-client";

async function fetchEvidence(claim: string, signal: AbortSignal): Promise<EvidenceData> {
  const response = await fetch(`/claims/${encodeURIComponent(claim)}/evidence.json`, { signal }).catch((): never => {
    throw new Error("The server does not answer.");
  });
  if (response.ok) return (await response.json()) as EvidenceData;
  throw new Error(
    response.status === 404 ? "This claim is not on the board (any more)." : "The evidence cannot be read.",
  );
}

interface EvidenceRequest {
  readonly data: EvidenceData | null;
  readonly error: string | null;
  readonly retry: () => void;
  /** Shows the response of the server to a change. */
  readonly replaceData: (data: EvidenceData) => void;
}

/** Loads the evidence of a claim before it is shown. */
export const prefetchEvidence = (claim: string): Promise<void> =>
  getQueryClient().prefetchQuery({
    queryKey: ["evidence", claim],
    queryFn: ({ signal }) => fetchEvidence(claim, signal),
  });

/**
 * Loads the evidence of a claim. Evidence that was open before is shown at once and refreshed.
 * @param known evidence that came with the page, of this claim or another one
 */
export function useEvidence(claim: string, known: EvidenceData | null = null): EvidenceRequest {
  const client = getQueryClient();
  const queryKey = ["evidence", claim];
  const { data, error, refetch } = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => fetchEvidence(claim, signal),
      enabled: claim !== "",
      ...(known?.claim.id === claim && { initialData: known }),
    },
    client,
  );
  const replaceData = (changed: EvidenceData) => {
    // A response that was requested before the change is older.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, changed);
  };
  return { data: data ?? null, error: error?.message ?? null, retry: refetch, replaceData };
}
