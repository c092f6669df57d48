"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { askServer } from "@/app/_data/ask-server";
import type { ReviewAction, ReviewRequest } from "@/lib/claim-correction";
import type { ClaimEvent } from "@/lib/claim-history";
import type { EvidenceData } from "@/lib/evidence-data";
import { messageOf } from "@/lib/message-of";

export interface Review {
  readonly busy: boolean;
  readonly error: string | null;
  /** What somebody else did to the claim before the last request, which was not carried out for that; else null. */
  readonly missed: readonly ClaimEvent[] | null;
  /** True where the board was changed; one request at a time. */
  readonly send: (action: ReviewAction) => Promise<boolean>;
}

const CHANGED = 409;

interface Answer {
  readonly evidence: EvidenceData;
  readonly done: boolean;
}

async function post(claim: string, request: ReviewRequest): Promise<Answer> {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request) };
  const response = await askServer(`/claims/${encodeURIComponent(claim)}/review`, init, CHANGED);
  const body = await response.json();
  return response.status === CHANGED ? { evidence: body.evidence, done: false } : { evidence: body, done: true };
}

/**
 * What a person says of a claim, on its way to the server; its answer is shown at once, and the page is read anew. Where
 * the claim is another one by now than the person sees, that is shown first.
 */
export function useReview({ claim, review }: EvidenceData, onChange: (data: EvidenceData) => void): Review {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [missed, setMissed] = useState<readonly ClaimEvent[] | null>(null);
  // Buttons stay enabled meanwhile: one that is disabled loses the focus of whoever pressed it.
  const sending = useRef(false);
  const send = async (action: ReviewAction): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setError(null);
    const seen = review.history.length;
    try {
      const { evidence, done } = await post(claim.id, { ...action, seen });
      const { history } = evidence.review;
      setMissed(done ? null : history.slice(0, Math.max(0, history.length - seen)));
      onChange(evidence);
      router.refresh();
      return done;
    } catch (failure) {
      setError(`Nothing was changed: ${messageOf(failure)}.`);
      return false;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, error, missed, send };
}
