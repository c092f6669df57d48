"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { EvidenceData } from "@/app/_data/evidence-data";
import { fetchOrThrow } from "@/app/_data/fetch-or-throw";
import type { ReviewAction, ReviewRequest } from "@/lib/claim/correction";
import type { ClaimEvent } from "@/lib/claim/history";
import { getErrorMessage } from "@/lib/format/error-message";

export interface ReviewSubmission {
  readonly isBusy: boolean;
  readonly error: string | null;
  /** Events by which another user changed the claim before the last request, which was refused; else null. */
  readonly conflictingEvents: readonly ClaimEvent[] | null;
  /** Resolves to true if the board was changed. One request runs at a time. */
  readonly send: (action: ReviewAction) => Promise<boolean>;
}

const CONFLICT_STATUS = 409;

interface ReviewResponse {
  readonly evidence: EvidenceData;
  readonly accepted: boolean;
}

async function postReview(claim: string, request: ReviewRequest): Promise<ReviewResponse> {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request) };
  const response = await fetchOrThrow(`/claims/${encodeURIComponent(claim)}/review`, init, CONFLICT_STATUS);
  const body = await response.json();
  return response.status === CONFLICT_STATUS
    ? { evidence: body.evidence, accepted: false }
    : { evidence: body, accepted: true };
}

/**
 * Submits review actions. Shows the response at once and refreshes the page. If the claim has changed since it was
 * loaded, the change is shown first and nothing is saved.
 */
export function useReview({ claim, review }: EvidenceData, onChange: (data: EvidenceData) => void): ReviewSubmission {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [conflictingEvents, setConflictingEvents] = useState<readonly ClaimEvent[] | null>(null);
  // Buttons stay enabled: a disabled button would lose the focus.
  const pendingRequest = useRef<{ readonly text: string; readonly sent: Promise<boolean> } | null>(null);
  const latestEvidence = useRef<EvidenceData | null>(null);
  const submitAction = async (action: ReviewAction): Promise<boolean> => {
    setIsBusy(true);
    setError(null);
    const latestEventCount =
      latestEvidence.current?.claim.id === claim.id ? latestEvidence.current.review.history.length : 0;
    const seenEventCount = Math.max(latestEventCount, review.history.length);
    try {
      const { evidence, accepted } = await postReview(claim.id, { ...action, seen: seenEventCount });
      const { history } = evidence.review;
      latestEvidence.current = evidence;
      setConflictingEvents(accepted ? null : history.slice(0, Math.max(0, history.length - seenEventCount)));
      onChange(evidence);
      router.refresh();
      return accepted;
    } catch (failure) {
      setError(`Nothing was changed: ${getErrorMessage(failure)}.`);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  /** Queues an action behind the running request and drops it if that fails; a repeated action is sent once. */
  const send = (action: ReviewAction): Promise<boolean> => {
    const text = JSON.stringify(action);
    const previousRequest = pendingRequest.current;
    if (previousRequest?.text === text) return previousRequest.sent;
    const sent = (previousRequest?.sent ?? Promise.resolve(true))
      .then((wasAccepted) => wasAccepted && submitAction(action))
      .finally(() => {
        if (pendingRequest.current?.sent === sent) pendingRequest.current = null;
      });
    pendingRequest.current = { text, sent };
    return sent;
  };
  return { isBusy, error, conflictingEvents, send };
}
