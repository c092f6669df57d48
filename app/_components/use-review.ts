"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { ReviewRequest } from "@/lib/claim-correction";
import type { EvidenceData } from "@/lib/evidence-data";

export interface Review {
  readonly busy: boolean;
  readonly error: string | null;
  /** True where the board was changed. */
  readonly send: (request: ReviewRequest) => Promise<boolean>;
}

async function post(claim: string, request: ReviewRequest): Promise<EvidenceData> {
  const response = await fetch(`/claims/${encodeURIComponent(claim)}/review`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(body.error);
  return body;
}

/** What a person says of a claim, on its way to the server; its answer is shown at once, and the page is read anew. */
export function useReview(claim: string, onChange: (data: EvidenceData) => void): Review {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async (request: ReviewRequest): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      onChange(await post(claim, request));
      router.refresh();
      return true;
    } catch (failure) {
      const reason = failure instanceof Error && failure.message ? failure.message : "the server does not answer";
      setError(`Nothing was changed: ${reason}.`);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, send };
}
