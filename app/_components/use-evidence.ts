"use client";

import { useEffect, useState } from "react";
import type { EvidenceData } from "@/lib/evidence-data";

interface State {
  readonly claim: string;
  readonly data: EvidenceData | null;
  readonly error: string | null;
}

async function fetchEvidence(claim: string, signal: AbortSignal): Promise<State> {
  const response = await fetch(`/claims/${encodeURIComponent(claim)}/evidence.json`, { signal });
  if (response.ok) return { claim, data: (await response.json()) as EvidenceData, error: null };
  const error = response.status === 404 ? "This claim is not on the board (any more)." : "The evidence cannot be read.";
  return { claim, data: null, error };
}

interface Evidence extends Omit<State, "claim"> {
  readonly retry: () => void;
  /** Shows what the server answered to a change. */
  readonly replace: (data: EvidenceData) => void;
}

/** The evidence of a claim from the server of this page. */
export function useEvidence(claim: string): Evidence {
  const [state, setState] = useState<State | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again
  useEffect(() => {
    const control = new AbortController();
    setState(null);
    fetchEvidence(claim, control.signal)
      .catch((): State => ({ claim, data: null, error: "The server does not answer." }))
      .then((next) => !control.signal.aborted && setState(next));
    return () => control.abort();
  }, [claim, attempt]);
  const current = state?.claim === claim ? state : null;
  const retry = () => setAttempt((n) => n + 1);
  const replace = (data: EvidenceData) => setState({ claim, data, error: null });
  return { data: current?.data ?? null, error: current?.error ?? null, retry, replace };
}
