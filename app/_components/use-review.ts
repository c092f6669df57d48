"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { askServer } from "@/app/_data/ask-server";
import type { ReviewRequest } from "@/lib/claim-correction";
import type { EvidenceData } from "@/lib/evidence-data";

export interface Review {
  readonly busy: boolean;
  readonly error: string | null;
  /** True where the board was changed; one request at a time. */
  readonly send: (request: ReviewRequest) => Promise<boolean>;
}

async function post(claim: string, request: ReviewRequest): Promise<EvidenceData> {
  const response = await askServer(`/claims/${encodeURIComponent(claim)}/review`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
  });
  return response.json();
}

/** What a person says of a claim, on its way to the server; its answer is shown at once, and the page is read anew. */
export function useReview(claim: string, onChange: (data: EvidenceData) => void): Review {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // Buttons stay enabled meanwhile: one that is disabled loses the focus of whoever pressed it.
  const sending = useRef(false);
  const send = async (request: ReviewRequest): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setError(null);
    try {
      onChange(await post(claim, request));
      router.refresh();
      return true;
    } catch (failure) {
      setError(`Nothing was changed: ${failure instanceof Error ? failure.message : String(failure)}.`);
      return false;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, error, send };
}
