import type { ExtractedClaim } from "@/lib/claim/claim";
import { type ClaimEvent, type ExtractedSlot, toExtractedSlot } from "@/lib/claim/history";
import type { Db } from "../open";
import { prepareSlotReadings } from "../queries/get-slot-readings";
import { history, reviews } from "../schema";
import { type ParsedCorrection, parseCorrection } from "./corrections";
import { prepareInsert } from "./insert";

export type Verdict = "accepted" | "rejected";

type StoredReview = typeof reviews.$inferSelect;
/** Time and author of a review. */
export type ReviewMaker = Pick<StoredReview, "made_at" | "made_by">;

/** Reviews and history of claims, by claim id. */
export interface ReviewLog {
  readonly getVerdict: (claim: string) => Verdict | null;
  readonly getNote: (claim: string) => string | null;
  /** One per slot: the user value, else the derived value; the latest if there are several. */
  readonly listCorrections: (claim: string) => ParsedCorrection[];
  /** Extracted values of the corrected slots; null if no longer known. */
  readonly getReadings: (claim: string) => Map<string, ExtractedSlot | null>;
  /** Saves the current extracted values of the corrected slots, for reverting. */
  readonly saveReadings: (claim: string, extracted: ExtractedClaim, corrections: readonly ParsedCorrection[]) => void;
  /** Sets the verdict or the note of a claim. */
  readonly saveReview: (claim: string, part: Partial<Pick<StoredReview, "status" | "note">>, by: ReviewMaker) => void;
  readonly addEvent: (
    event: Omit<ClaimEvent, "made_by" | "note"> & Partial<ClaimEvent>,
    paper: string,
    run?: number | null,
  ) => void;
}

/** Prepares the statements of reviews and history. */
export function createReviewLog(db: Db): ReviewLog {
  const verdict = db.$client.prepare<[string], Verdict | null>("SELECT status FROM reviews WHERE claim_id = ?").pluck();
  const note = db.$client.prepare<[string], string | null>("SELECT note FROM reviews WHERE claim_id = ?").pluck();
  const corrected = db.$client.prepare<[string], { slot: string; value: string }>(
    "SELECT slot, value FROM corrections WHERE claim_id = ? ORDER BY follows IS NULL, pk",
  );
  const keep = db.$client.prepare(
    "UPDATE corrections SET was = @was WHERE claim_id = @claim AND slot = @slot AND was IS NOT @was",
  );
  const insert = prepareInsert(db, history);
  return {
    getVerdict: (claim) => verdict.get(claim) ?? null,
    getNote: (claim) => note.get(claim) ?? null,
    listCorrections: (claim) => {
      const parsed = corrected.all(claim).flatMap(({ slot, value }) => parseCorrection(slot, JSON.parse(value)) ?? []);
      return [...new Map(parsed.map((one) => [one.slot, one])).values()];
    },
    getReadings: prepareSlotReadings(db),
    saveReadings: (claim, extracted, corrections) => {
      for (const { slot } of corrections)
        keep.run({ claim, slot, was: JSON.stringify(toExtractedSlot(extracted, slot)) });
    },
    saveReview: (claim_id, part, by) => {
      const set = { ...part, made_at: by.made_at, made_by: by.made_by };
      db.insert(reviews)
        .values({ claim_id, ...set })
        .onConflictDoUpdate({ target: reviews.claim_id, set })
        .run();
    },
    addEvent: (event, paper_id, run_pk = null) =>
      void insert({ made_by: null, note: null, ...event, paper_id, run_pk }),
  };
}
