import type { Claim, ExtractedClaim } from "@/lib/claim/claim";
import type { ExtractedSlot } from "@/lib/claim/history";
import { type ManualClaim, placeManualClaim } from "@/lib/claim/manual-claim";
import type { Span } from "@/lib/claim/span";
import type { Db } from "../open";
import { findIdParts } from "../queries/claim-identity";
import { reviewTargets } from "../schema";

/** What the reviews of a claim are bound to. */
export type ReviewTarget = typeof reviewTargets.$inferSelect;

/** Returns what reviews of a claim are bound to. @param readings extracted values of the corrected slots */
export function toReviewTarget(claim: Claim, readings: ReadonlyMap<string, ExtractedSlot | null>): ReviewTarget {
  const { id: claim_id, paper_id, paper_title } = claim;
  const { sentence, ...numbers } = findIdParts(paper_id, claim, readings).stated;
  return { claim_id, paper_id, paper_title, sentence, numbers, manual: null };
}

/** Saves what the reviews of a claim are bound to, with its first review. */
export function saveReviewTarget(db: Db, target: ReviewTarget): void {
  db.insert(reviewTargets).values(target).onConflictDoNothing().run();
}

interface PaperText {
  readonly id: string;
  readonly abstract: string;
  readonly sentences: readonly Span[];
}

interface IdentifiedClaim {
  readonly id: string;
  readonly claim: ExtractedClaim;
}

/**
 * Prepares the claims that persons added to a paper. They replace an extracted claim with the same id and follow the
 * others; those whose sentence is not in the abstract are left out.
 */
export function prepareManualClaims(
  db: Db,
): (paper: PaperText, extracted: readonly IdentifiedClaim[]) => readonly IdentifiedClaim[] {
  const select = db.$client.prepare<[string], { claim_id: string; manual: string }>(
    "SELECT claim_id, manual FROM review_targets WHERE paper_id = ? AND manual IS NOT NULL ORDER BY rowid",
  );
  return (paper, extracted) => {
    const placed = select.all(paper.id).flatMap(({ claim_id: id, manual }) => {
      const claim = placeManualClaim(JSON.parse(manual) as ManualClaim, paper);
      return claim === null ? [] : [[id, claim] as const];
    });
    if (placed.length === 0) return extracted;
    const manual = new Map(placed);
    const found = new Set(extracted.map(({ id }) => id));
    return [
      ...extracted.map(({ id, claim }) => ({ id, claim: manual.get(id) ?? claim })),
      ...placed.filter(([id]) => !found.has(id)).map(([id, claim]) => ({ id, claim })),
    ];
  };
}
