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
  const last = useRef<{ readonly text: string; readonly sent: Promise<boolean> } | null>(null);
  const answered = useRef<EvidenceData | null>(null);
  const say = async (action: ReviewAction): Promise<boolean> => {
    setBusy(true);
    setError(null);
    const known = answered.current?.claim.id === claim.id ? answered.current.review.history.length : 0;
    const seen = Math.max(known, review.history.length);
    try {
      const { evidence, done } = await post(claim.id, { ...action, seen });
      const { history } = evidence.review;
      answered.current = evidence;
      setMissed(done ? null : history.slice(0, Math.max(0, history.length - seen)));
      onChange(evidence);
      router.refresh();
      return done;
    } catch (failure) {
      setError(`Nothing was changed: ${messageOf(failure)}.`);
      return false;
    } finally {
      setBusy(false);
    }
  };
  /** What is said while something is on its way goes after it, where that was taken; said twice, it goes once. */
  const send = (action: ReviewAction): Promise<boolean> => {
    const text = JSON.stringify(action);
    const ahead = last.current;
    if (ahead?.text === text) return ahead.sent;
    const sent = (ahead?.sent ?? Promise.resolve(true))
      .then((taken) => taken && say(action))
      .finally(() => {
        if (last.current?.sent === sent) last.current = null;
      });
    last.current = { text, sent };
    return sent;
  };
  return { busy, error, missed, send };
}
