import type { EvidenceData } from "@/app/_data/evidence-data";
import type { Db } from "@/db/open";
import { getClaim } from "@/db/queries/get-claim";
import { getPaper } from "@/db/queries/get-paper";
import { getReview } from "@/db/queries/get-review";
import { resolveClaimId } from "@/db/queries/resolve-claim-ids";
import { getRuleReason } from "@/extractors/explain";
import { canSignInToWrite, isBoardWritable } from "./write-board";

/**
 * Reads a claim with its paper and the paper's other claims. Takes the current id or one from before a merge; returns
 * null if there is no such claim.
 */
export function readEvidence(db: Db, id: string): EvidenceData | null {
  const claim = getClaim(db, resolveClaimId(db, id));
  const page = claim && getPaper(db, claim.paper_id);
  if (!page) return null;
  const siblings = page.claims.filter((other) => other.id !== claim.id && other.status !== "rejected");
  const { paper, sentences } = page;
  const review = getReview(db, claim.id);
  return {
    claim,
    paper,
    sentences,
    siblings,
    reason: getRuleReason(claim.rule.split("+")),
    review,
    writable: isBoardWritable(),
    canSignIn: canSignInToWrite(),
  };
}
