import type { EvidenceData } from "@/app/_data/evidence-data";
import { fetchOrThrow } from "@/app/_data/fetch-or-throw";
import type { ReviewRequest } from "@/lib/claim/correction";
import { readReviewerName } from "./reviewer-name";

/** Response to a review action. */
export interface ReviewResponse {
  /** The new state of the claim; null if it was deleted. */
  readonly evidence: EvidenceData | null;
  /** False if the claim had changed since the client read it, and nothing was saved. */
  readonly accepted: boolean;
}

const CONFLICT_STATUS = 409;

/** Sends a review action under the name of this browser. @throws Error with a message for the user */
export async function postReview(claim: string, action: ReviewRequest): Promise<ReviewResponse> {
  const name = readReviewerName();
  const body = JSON.stringify({ ...action, ...(name !== "" && { by: name }) });
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
  const response = await fetchOrThrow(`/claims/${encodeURIComponent(claim)}/review`, init, CONFLICT_STATUS);
  const answer = await response.json();
  if (response.status === CONFLICT_STATUS) return { evidence: answer.evidence, accepted: false };
  return { evidence: "deleted" in answer ? null : answer, accepted: true };
}
