import { toClaimId } from "@/lib/claim/claim-id";
import type { Db } from "../open";
import { findIdParts, type IdentifiedClaim } from "../queries/claim-identity";
import { toClaimStatus } from "./corrections";
import { reapplyCorrections } from "./review";
import { createReviewLog } from "./review-log";
import { type ClaimWithSpans, prepareShiftClaimSpans } from "./shift-spans";

type ReviewedClaim = ClaimWithSpans & IdentifiedClaim;

type PaperRef = { readonly pk: number; readonly id: string; readonly abstract: string };

const SELECT_REVIEWED = `SELECT * FROM claims c
  WHERE paper_pk = ? AND (status <> 'extracted' OR EXISTS (SELECT 1 FROM reviews WHERE claim_id = c.id))`;
/** Rejection takes precedence over acceptance, and both notes are kept. */
const MOVE_REVIEW = `INSERT INTO reviews (claim_id, status, note, made_at, made_by)
  SELECT @to, status, note, made_at, made_by FROM reviews WHERE claim_id = @from
  ON CONFLICT (claim_id) DO UPDATE SET
    status = CASE WHEN 'rejected' IN (status, excluded.status) THEN 'rejected' ELSE coalesce(status, excluded.status) END,
    note = CASE WHEN note <> excluded.note THEN note || char(10) || excluded.note ELSE coalesce(note, excluded.note) END,
    made_at = max(made_at, excluded.made_at),
    made_by = coalesce(made_by, excluded.made_by)`;
/** Of two corrections of a slot the later one is kept; the earlier one is deleted with the values derived from it. */
const DROP_EARLIER = `DELETE FROM corrections WHERE pk IN (SELECT c.pk
  FROM corrections c JOIN corrections made ON made.claim_id = c.claim_id AND made.slot = coalesce(c.follows, c.slot)
  WHERE c.claim_id = @to AND made.follows IS NULL AND c.pk <= made.pk AND EXISTS (SELECT 1 FROM corrections later
    WHERE later.claim_id = made.claim_id AND later.slot = made.slot AND later.follows IS NULL AND later.pk > made.pk))`;

/** A claim that a person added to one of two papers is kept if both have it. */
const MOVE_MANUAL = `UPDATE review_targets SET manual = coalesce(manual,
  (SELECT manual FROM review_targets WHERE claim_id = @from)) WHERE claim_id = @to`;
const MOVE_TARGET = `UPDATE OR IGNORE review_targets SET claim_id = @to, paper_id = @paper_id,
  paper_title = (SELECT title FROM papers WHERE pk = @paper_pk) WHERE claim_id = @from`;

/**
 * Prepares moving reviewed claims to another paper with their reviews. Their ids are recomputed from the extracted
 * numbers, as for an extraction of the other paper, and their spans are shifted to its abstract.
 * @param isMoved selects the claims by their sentence
 */
export function prepareMoveReviewedClaims(
  db: Db,
): (from: PaperRef, into: PaperRef, isMoved: (sentence: string) => boolean) => void {
  const sql = (text: string) => db.$client.prepare(text);
  const reviewedClaims = db.$client.prepare<[number], ReviewedClaim>(SELECT_REVIEWED);
  const shiftSpans = prepareShiftClaimSpans(db);
  const { getVerdict, listCorrections, getReadings } = createReviewLog(db);
  const moves = [
    sql("UPDATE OR IGNORE claims SET id = @to, paper_pk = @paper_pk WHERE pk = @pk"),
    sql("UPDATE corrections SET claim_id = @to WHERE claim_id = @from"),
    sql(DROP_EARLIER),
    sql(MOVE_REVIEW),
    sql("DELETE FROM reviews WHERE claim_id = @from"),
    sql(MOVE_MANUAL),
    sql(MOVE_TARGET),
    sql("DELETE FROM review_targets WHERE claim_id = @from"),
    sql("UPDATE history SET claim_id = @to, paper_id = @paper_id WHERE claim_id = @from"),
  ];
  const updateStatus = sql("UPDATE claims SET status = @status WHERE id = @to");
  return (from, into, isMoved) => {
    for (const claim of reviewedClaims.all(from.pk).filter(({ sentence }) => isMoved(sentence))) {
      const { stated, repeat } = findIdParts(from.id, claim, getReadings(claim.id));
      const to = toClaimId(into.id, stated, repeat);
      shiftSpans(claim, from.abstract, into.abstract);
      for (const move of moves) move.run({ to, from: claim.id, pk: claim.pk, paper_pk: into.pk, paper_id: into.id });
      updateStatus.run({ to, status: toClaimStatus(getVerdict(to), listCorrections(to).length > 0) });
      reapplyCorrections(db, to);
    }
  };
}
