import { eq, sql } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import { toClaimId } from "@/lib/claim/claim-id";
import { toSlotChanges } from "@/lib/claim/history";
import { type ManualClaim, placeManualClaim } from "@/lib/claim/manual-claim";
import { assignClaimIds } from "@/lib/claim/to-claims";
import type { Db } from "../open";
import { getClaim } from "../queries/get-claim";
import { getUserLexicon } from "../queries/get-user-lexicon";
import { findReviewConflict } from "../queries/list-review-conflicts";
import { findPaper } from "../queries/resolve-paper-ids";
import { claims, corrections, reviews, reviewTargets, sentences } from "../schema";
import { createClaimStore } from "./claim-store";
import { isEqualValue } from "./corrections";
import type { Extractor } from "./extractor";
import { type ReviewAuthor, toMaker } from "./review";
import { createReviewLog } from "./review-log";
import { toStoredClaimRow } from "./stored-claim-row";

/** Result of adding a claim: its id, the id of an equal claim of the board, or null without the paper or its sentence. */
export type AddedClaim = { readonly id: string } | { readonly same: string } | null;

const NAMES = ["method", "model", "benchmarks", "benchmark_text", "metric", "baseline", "role"] as const;

const hasSameNames = (one: ManualClaim, other: Claim): boolean =>
  NAMES.every((slot) => isEqualValue(one[slot], other[slot]));

/** Finds the id of a new claim: equal numbers of one sentence are counted, as in an extraction. */
function findId(db: Db, paper: string, claim: ManualClaim): AddedClaim {
  for (let repeat = 0; ; repeat++) {
    const id = toClaimId(paper, claim, repeat);
    const stored = getClaim(db, id);
    if (!stored) return { id };
    if (hasSameNames(claim, stored)) return { same: id };
  }
}

/**
 * Stores a claim that a person added, accepted by its author, under an id that the board does not have. False without its
 * paper or its sentence.
 */
export function storeManualClaim(
  db: Db,
  paperId: string,
  id: string,
  manual: ManualClaim,
  author: ReviewAuthor,
): boolean {
  const paper = findPaper(db, paperId);
  if (!paper) return false;
  const spans = db.select().from(sentences).where(eq(sentences.paper_pk, paper.pk)).orderBy(sentences.position).all();
  const text = { abstract: paper.abstract, sentences: spans.map(({ start, stop }) => [start, stop] as const) };
  const claim = placeManualClaim(manual, text);
  if (!claim) return false;
  const position = db
    .select({ next: sql<number>`coalesce(max(${claims.position}), -1) + 1` })
    .from(claims)
    .where(eq(claims.paper_pk, paper.pk))
    .get()?.next;
  const row = toStoredClaimRow(claim, {
    paper_pk: paper.pk,
    abstract: paper.abstract,
    position: position ?? 0,
    id,
    status: "accepted",
  });
  createClaimStore(db).insertRow(row);
  const { sentence, before, after, of, gain, gain_max } = manual;
  const numbers = { before, after, of, gain, gain_max };
  const target = { paper_id: paper.id, paper_title: paper.title, sentence, numbers, manual };
  db.insert(reviewTargets)
    .values({ claim_id: id, ...target })
    .onConflictDoUpdate({ target: reviewTargets.claim_id, set: target })
    .run();
  const log = createReviewLog(db);
  log.saveReview(id, { status: "accepted" }, toMaker(author));
  const changes = toSlotChanges(claim, "to");
  log.addEvent({ claim_id: id, event: "added", cause: "person", changes, ...toMaker(author) }, paper.id);
  return true;
}

/**
 * Adds a claim to a paper. Re-extraction does not remove it; it replaces an extracted claim with the same id.
 */
export function addManualClaim(db: Db, paperId: string, manual: ManualClaim, author: ReviewAuthor): AddedClaim {
  const add = db.$client.transaction((): AddedClaim => {
    const paper = findPaper(db, paperId);
    const found = paper ? findId(db, paper.id, manual) : null;
    if (!paper || !found || "same" in found) return found;
    return storeManualClaim(db, paper.id, found.id, manual, author) ? found : null;
  });
  return add.immediate();
}

/** True if a claim exists only by a person's decision: a person added it, or the extractor does not find it (or no longer). */
function existsOnlyByDecision(db: Db, id: string): boolean {
  const target = db.select().from(reviewTargets).where(eq(reviewTargets.claim_id, id)).get();
  if (!target) return false;
  return target.manual !== null || findReviewConflict(db, { ...target, verdict: null }) !== null;
}

/**
 * Deletes a claim that exists only by a person's decision, with its reviews; or the reviews of a claim that does not exist.
 * If the extractor finds the claim as well, it is left as extracted. False for any other claim.
 */
export function discardClaim(db: Db, id: string, extractor: Extractor, author: ReviewAuthor): boolean {
  const discard = db.$client.transaction((): boolean => {
    if (!existsOnlyByDecision(db, id)) return false;
    const claim = getClaim(db, id);
    for (const table of [reviews, corrections, reviewTargets]) db.delete(table).where(eq(table.claim_id, id)).run();
    const stored = db.select().from(claims).where(eq(claims.id, id)).get();
    const paper = claim && findPaper(db, claim.paper_id);
    if (!claim || !stored || !paper) return true;
    const extracted = assignClaimIds(paper.id, extractor.extract(paper, getUserLexicon(db)).claims).find(
      (one) => one.id === id,
    );
    const store = createClaimStore(db);
    const { pk, paper_pk, position } = stored;
    const place = { paper_pk, abstract: paper.abstract, position, id, status: "extracted" } as const;
    if (extracted) store.replaceRow(pk, toStoredClaimRow(extracted.claim, place));
    else store.deleteRow(pk);
    const changes = toSlotChanges(claim, "from");
    createReviewLog(db).addEvent(
      { claim_id: id, event: "removed", cause: "person", changes, ...toMaker(author) },
      paper.id,
    );
    return true;
  });
  return discard.immediate();
}
