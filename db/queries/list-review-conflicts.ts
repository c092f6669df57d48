import type { ReviewRecord } from "@/lib/claim/review-record";
import type { Db } from "../open";
import { iterateReviewRecords } from "./list-review-records";
import { findPaper } from "./resolve-paper-ids";

/**
 * Why a review fits no extracted claim: its paper is not on the board, the abstract does not (or no longer) contain its sentence,
 * or the extractor does not find its numbers in the sentence.
 */
export type ConflictReason = "paper" | "sentence" | "numbers";

/** A review without an extracted claim. */
export interface ReviewConflict extends ReviewRecord {
  readonly reason: ConflictReason;
  /** True if the claim is kept on the board as it was reviewed. */
  readonly isOnBoard: boolean;
  /** Id of the paper on the board; null if it is not there. */
  readonly paper: string | null;
}

type Bound = Pick<ReviewRecord, "claim_id" | "paper_id" | "sentence" | "verdict" | "manual">;
type ConflictState = Pick<ReviewConflict, "reason" | "isOnBoard" | "paper">;

const SELECT_CLAIM = `SELECT c.extractor = p.extractor AS current, p.id AS paper FROM claims c JOIN papers p ON p.pk = c.paper_pk
  WHERE c.id = ?`;

/** Returns why a review fits no extracted claim; null if it does, or needs none. */
export function findReviewConflict(
  db: Db,
  { claim_id, paper_id, sentence, verdict, manual }: Bound,
): ConflictState | null {
  const stored = db.$client.prepare<[string], { current: 0 | 1; paper: string }>(SELECT_CLAIM).get(claim_id);
  const paper = findPaper(db, stored?.paper ?? paper_id);
  const isOnBoard = stored !== undefined;
  if (!paper) return { reason: "paper", isOnBoard, paper: null };
  const state = { isOnBoard, paper: paper.id };
  if (!paper.abstract.includes(sentence)) return { reason: "sentence", ...state };
  if (!stored) return { reason: "numbers", ...state };
  // A rejected claim that the extractor does not find needs no decision.
  return stored.current === 1 || manual !== null || verdict === "rejected" ? null : { reason: "numbers", ...state };
}

/** Reviews that may fit no extracted claim; the exact test is `findReviewConflict`. */
const SELECT_CANDIDATES = `SELECT t.claim_id FROM review_targets t LEFT JOIN claims c ON c.id = t.claim_id
  LEFT JOIN papers p ON p.pk = c.paper_pk
  WHERE c.pk IS NULL OR instr(p.abstract, t.sentence) = 0 OR c.extractor <> p.extractor`;

/** Lists the reviews that fit no extracted claim. Nothing of them is lost: they apply again when their claim is found. */
export function listReviewConflicts(db: Db): ReviewConflict[] {
  const candidates = new Set(db.$client.prepare<[], string>(SELECT_CANDIDATES).pluck().all());
  if (candidates.size === 0) return [];
  return [...iterateReviewRecords(db, candidates)].flatMap((record) => {
    const state = findReviewConflict(db, record);
    return state === null ? [] : [{ ...record, ...state }];
  });
}
