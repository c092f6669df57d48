import { eq } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import { toClaimId } from "@/lib/claim/claim-id";
import { correctionFault } from "@/lib/claim/correction";
import type { ReviewRecord } from "@/lib/claim/review-record";
import type { Db } from "../open";
import { findRepeat } from "../queries/claim-identity";
import { getClaim } from "../queries/get-claim";
import { getReview } from "../queries/get-review";
import { type ConflictReason, findReviewConflict } from "../queries/list-review-conflicts";
import { findPaper } from "../queries/resolve-paper-ids";
import { corrections, reviewTargets } from "../schema";
import { isEqualValue, parseCorrection } from "./corrections";
import { storeManualClaim } from "./manual-claims";
import { correctClaim, noteClaim, reviewClaim } from "./review";
import { createReviewLog } from "./review-log";

/** A decision of the file that differs from one on the board. */
export interface DecisionConflict {
  /** "verdict", "note" or a slot. */
  readonly about: string;
  readonly board: unknown;
  readonly file: unknown;
}

/** What the import of one review did. */
export type ReviewImport =
  | { readonly fault: string }
  | {
      /** True if anything was stored. */
      readonly isChanged: boolean;
      /** Differing decisions; those of the board are kept unless they were to be replaced. */
      readonly conflicts: readonly DecisionConflict[];
      /** Why the claim is not on the board, where the review waits for it; null if it is there. */
      readonly waitsFor: ConflictReason | null;
    };

interface Decision {
  readonly about: string;
  readonly board: unknown;
  readonly file: unknown;
  /** True if the board has no decision of its own. */
  readonly isOpen: boolean;
  readonly apply: () => void;
}

/** Returns the id of the claim on this board, where its paper may have another id; null if the parts do not belong together. */
function findClaimId(db: Db, { claim_id, paper_id, sentence, numbers }: ReviewRecord): string | null {
  // A review of an older version, which recorded no sentence.
  if (sentence === "") return claim_id;
  const stated = { sentence, ...numbers };
  const repeat = findRepeat(paper_id, stated, claim_id);
  if (repeat === null) return null;
  return toClaimId(findPaper(db, paper_id)?.id ?? paper_id, stated, repeat);
}

const toAuthor = ({ made_at, made_by }: { readonly made_at: string | null; readonly made_by: string | null }) => ({
  by: made_by,
  ...(made_at !== null && { now: new Date(made_at) }),
});

/** Stores corrections of a claim that is not on the board. */
function storeCorrections(db: Db, id: string, slot: string, all: ReviewRecord["corrections"]): void {
  const group = all.filter((one) => one.slot === slot || one.follows === slot);
  const old = db.$client.prepare("DELETE FROM corrections WHERE claim_id = ? AND (slot = ? OR follows = ?)");
  old.run(id, slot, slot);
  for (const { value, ...one } of group)
    db.insert(corrections)
      .values({ claim_id: id, ...one, value: JSON.stringify(value), was: null })
      .run();
}

function listCorrectionDecisions(db: Db, id: string, claim: Claim | null, record: ReviewRecord): Decision[] {
  const own = new Map(
    db
      .select()
      .from(corrections)
      .where(eq(corrections.claim_id, id))
      .all()
      .flatMap(({ slot, value, follows }) => (follows === null ? [[slot, JSON.parse(value) as unknown] as const] : [])),
  );
  const current = new Map<string, unknown>(Object.entries(claim ?? {}));
  return record.corrections
    .filter(({ follows }) => follows === null)
    .map((correction) => {
      const { slot, value } = correction;
      const derived = record.corrections.filter(({ follows }) => follows === slot);
      const derivedValues = { [slot]: Object.fromEntries(derived.map((one) => [one.slot, one.value])) };
      return {
        about: slot,
        board: own.has(slot) ? own.get(slot) : current.get(slot),
        file: value,
        isOpen: !own.has(slot),
        apply: () => {
          if (claim) correctClaim(db, id, { [slot]: value }, toAuthor(correction), derivedValues);
          else storeCorrections(db, id, slot, record.corrections);
        },
      };
    });
}

function listDecisions(db: Db, id: string, claim: Claim | null, record: ReviewRecord): Decision[] {
  const { verdict, note } = getReview(db, id);
  const author = toAuthor(record);
  const log = createReviewLog(db);
  const made = { made_at: record.made_at ?? new Date().toISOString(), made_by: record.made_by };
  const decisions = listCorrectionDecisions(db, id, claim, record);
  if (record.verdict !== null)
    decisions.push({
      about: "verdict",
      board: verdict,
      file: record.verdict,
      isOpen: verdict === null,
      apply: () => {
        if (claim) reviewClaim(db, id, record.verdict, author);
        else log.saveReview(id, { status: record.verdict }, made);
      },
    });
  const { note: text } = record;
  if (text !== null)
    decisions.push({
      about: "note",
      board: note,
      file: text,
      isOpen: note === null,
      apply: () => {
        if (claim) noteClaim(db, id, text, author);
        else log.saveReview(id, { note: text }, made);
      },
    });
  return decisions;
}

/** Adds the claim of a review that a person made on another board; true if the board did not have it. */
function importManualClaim(db: Db, id: string, { manual, paper_id, verdict, ...made }: ReviewRecord): boolean {
  if (manual === null || getClaim(db, id)) return false;
  const known = db.select().from(reviewTargets).where(eq(reviewTargets.claim_id, id)).get();
  if (known && known.manual !== null) return false;
  const author = toAuthor(made);
  if (!storeManualClaim(db, paper_id, id, manual, author))
    db.update(reviewTargets).set({ manual }).where(eq(reviewTargets.claim_id, id)).run();
  // Its author may have withdrawn the acceptance that comes with adding it.
  else if (verdict !== "accepted") reviewClaim(db, id, verdict, author);
  return true;
}

/**
 * Imports one review. Without its claim on the board it is stored and applies when the claim is found. Decisions of the
 * board that differ are kept and reported. A repeated import changes nothing.
 * @param replace true if differing decisions of the file replace those of the board
 */
export function importReview(db: Db, record: ReviewRecord, replace = false): ReviewImport {
  const invalid = record.corrections.find(
    ({ slot, value }) => parseCorrection(slot, value) === null || correctionFault(slot, value) !== null,
  );
  if (invalid) return { fault: `the slot ${invalid.slot} cannot hold its value` };
  const id = findClaimId(db, record);
  if (id === null) return { fault: "its id does not belong to its paper, sentence and numbers" };
  return db.$client.transaction((): ReviewImport => {
    const { paper_title, sentence, numbers } = record;
    const paper_id = findPaper(db, record.paper_id)?.id ?? record.paper_id;
    db.insert(reviewTargets)
      .values({ claim_id: id, paper_id, paper_title, sentence, numbers, manual: null })
      .onConflictDoNothing()
      .run();
    const isAdded = importManualClaim(db, id, record);
    const claim = getClaim(db, id);
    const differing = listDecisions(db, id, claim, record).filter(({ board, file }) => !isEqualValue(board, file));
    const applied = differing.filter(({ isOpen }) => isOpen || replace);
    for (const { apply } of applied) apply();
    const state = claim ? null : findReviewConflict(db, { ...record, claim_id: id, paper_id });
    return {
      isChanged: isAdded || applied.length > 0,
      conflicts: differing.filter(({ isOpen }) => !isOpen).map(({ about, board, file }) => ({ about, board, file })),
      waitsFor: state?.reason ?? null,
    };
  })();
}
