import type { ExtractedClaim } from "@/lib/claim/claim";
import { type ClaimEvent, type ExtractedSlot, toExtractedSlot } from "@/lib/claim/history";
import type { Db } from "../open";
import { prepareSlotReadings } from "../queries/get-slot-readings";
import { history } from "../schema";
import { type ParsedCorrection, parseCorrection } from "./corrections";
import { prepareInsert } from "./insert";

export type Verdict = "accepted" | "rejected";

/** What people said of claims, and what became of claims; both by the claims' ids. */
export interface ReviewLog {
  readonly getVerdict: (claim: string) => Verdict | null;
  readonly getNote: (claim: string) => string | null;
  /** One for each slot: what a person set, else what follows from that; the last one where there are more. */
  readonly listCorrections: (claim: string) => ParsedCorrection[];
  /** What the extractor says of the slots that people have corrected; null where that is not known any more. */
  readonly getReadings: (claim: string) => Map<string, ExtractedSlot | null>;
  /** Notes what the extractor says of the corrected slots now, so that one can go back to it. */
  readonly saveReadings: (claim: string, extracted: ExtractedClaim, corrections: readonly ParsedCorrection[]) => void;
  readonly addEvent: (event: Omit<ClaimEvent, "made_by" | "note"> & Partial<ClaimEvent>, paper: string) => void;
}

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
    addEvent: (event, paper_id) => void insert({ made_by: null, note: null, ...event, paper_id }),
  };
}
