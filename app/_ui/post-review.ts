import type { EvidenceData } from "@/app/_data/evidence-data";
import type { ReviewRequest } from "@/lib/claim/correction";
import { postAsReviewer } from "./post-as-reviewer";

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
  const response = await postAsReviewer(`/claims/${encodeURIComponent(claim)}/review`, action, CONFLICT_STATUS);
  const answer = await response.json();
  if (response.status === CONFLICT_STATUS) return { evidence: answer.evidence, accepted: false };
  return { evidence: "deleted" in answer ? null : answer, accepted: true };
}
