import type { Claim } from "@/lib/claim/claim";
import type { ReviewData } from "@/lib/claim/history";
import type { Span } from "@/lib/claim/span";
import type { Paper } from "@/lib/paper/paper";

/** Evidence of one claim; the body of `/claims/ID/evidence.json`. */
export interface EvidenceData {
  readonly claim: Claim;
  readonly paper: Paper;
  readonly sentences: readonly Span[];
  /** Other claims of the paper, in text order. */
  readonly siblings: readonly Claim[];
  /** Reason of the rule that extracted the claim. */
  readonly reason: string;
  readonly review: ReviewData;
  /** False if the server is read-only or the client is not signed in as an editor. */
  readonly writable: boolean;
  /** True if signing in as an editor would make it writable. */
  readonly canSignIn: boolean;
}
