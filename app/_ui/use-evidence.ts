"use client";

import { useEffect, useState } from "react";
import type { EvidenceData } from "@/app/_data/evidence-data";

interface EvidenceState {
  readonly claim: string;
  readonly data: EvidenceData | null;
  readonly error: string | null;
}

async function fetchEvidence(claim: string, signal: AbortSignal): Promise<EvidenceState> {
  const response = await fetch(`/claims/${encodeURIComponent(claim)}/evidence.json`, { signal });
  if (response.ok) return { claim, data: (await response.json()) as EvidenceData, error: null };
  const error = response.status === 404 ? "This claim is not on the board (any more)." : "The evidence cannot be read.";
  return { claim, data: null, error };
}

interface EvidenceRequest extends Omit<EvidenceState, "claim"> {
  readonly retry: () => void;
  /** Shows the response of the server to a change. */
  readonly replaceData: (data: EvidenceData) => void;
}

/** Loads the evidence of a claim. */
export function useEvidence(claim: string): EvidenceRequest {
  const [state, setState] = useState<EvidenceState | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reloads
  useEffect(() => {
    const abortController = new AbortController();
    setState(null);
    fetchEvidence(claim, abortController.signal)
      .catch((): EvidenceState => ({ claim, data: null, error: "The server does not answer." }))
      .then((next) => !abortController.signal.aborted && setState(next));
    return () => abortController.abort();
  }, [claim, attempt]);
  const currentState = state?.claim === claim ? state : null;
  const retry = () => setAttempt((n) => n + 1);
  const replaceData = (data: EvidenceData) => setState({ claim, data, error: null });
  return { data: currentState?.data ?? null, error: currentState?.error ?? null, retry, replaceData };
}
