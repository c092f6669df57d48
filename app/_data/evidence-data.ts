import type { Claim } from "@/lib/claim/claim";
import type { ReviewData } from "@/lib/claim/history";
import type { Span } from "@/lib/claim/span";
import type { Paper } from "@/lib/paper/paper";

/** What the evidence of one claim shows; the body of `/claims/ID/evidence.json`. */
export interface EvidenceData {
  readonly claim: Claim;
  readonly paper: Paper;
  readonly sentences: readonly Span[];
  /** The other claims of the paper, in the order of its text. */
  readonly siblings: readonly Claim[];
  /** Why the rule of the claim makes claims. */
  readonly reason: string;
  readonly review: ReviewData;
  /** False where this server lets nobody change anything. */
  readonly writable: boolean;
}
