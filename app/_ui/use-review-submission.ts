"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { EvidenceData } from "@/app/_data/evidence-data";
import type { ReviewAction } from "@/lib/claim/correction";
import type { ClaimEvent } from "@/lib/claim/history";
import { getErrorMessage } from "@/lib/format/error-message";
import { postReview } from "./post-review";

/** A refused action, and the events by which the claim had changed. */
export interface SubmissionConflict {
  readonly action: ReviewAction;
  readonly events: readonly ClaimEvent[];
}

interface SubmissionOptions {
  /** False for a page that follows the changes by itself. */
  readonly isPageRefreshed?: boolean;
}

export interface ReviewSubmission {
  readonly isBusy: boolean;
  readonly error: string | null;
  /** The last request if it was refused because the claim had changed; else null. */
  readonly conflict: SubmissionConflict | null;
  readonly dismissConflict: () => void;
  /** Resolves to true if the board was changed. One request runs at a time. */
  readonly send: (action: ReviewAction) => Promise<boolean>;
}

/**
 * Submits review actions. Shows the response at once and refreshes the page. If the claim has changed since it was
 * loaded, the change is shown first and nothing is saved.
 */
export function useReview(
  { claim, review }: EvidenceData,
  onChange: (data: EvidenceData) => void,
  { isPageRefreshed = true }: SubmissionOptions = {},
): ReviewSubmission {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<SubmissionConflict | null>(null);
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
      if (evidence !== null) {
        const { history } = evidence.review;
        const events = history.slice(0, Math.max(0, history.length - seenEventCount));
        latestEvidence.current = evidence;
        setConflict(accepted ? null : { action, events });
        onChange(evidence);
      }
      if (isPageRefreshed) router.refresh();
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
  return { isBusy, error, conflict, dismissConflict: () => setConflict(null), send };
}
