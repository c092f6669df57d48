import { eq } from "drizzle-orm";
import type { Claim, ExtractedClaim } from "@/lib/claim/claim";
import { correctionFault } from "@/lib/claim/correction";
import {
  ARITHMETIC_INPUT_SLOTS,
  type ClaimEvent,
  type ExtractedSlot,
  type SlotChange,
  toExtractedSlot,
} from "@/lib/claim/history";
import { recomputeGain } from "@/lib/claim/recompute-gain";
import { extractedClaimSchema } from "@/lib/claim/schema";
import type { Db } from "../open";
import { getClaim } from "../queries/get-claim";
import { claims, papers } from "../schema";
import { createClaimStore } from "./claim-store";
import {
  applyCorrections,
  type CorrectableSlot,
  isEqualValue,
  type ParsedCorrection,
  parseCorrection,
  toClaimStatus,
} from "./corrections";
import { createReviewLog, type ReviewLog, type ReviewMaker, type Verdict } from "./review-log";
import { saveReviewTarget, toReviewTarget } from "./review-targets";
import { toStoredClaimRow } from "./stored-claim-row";

/** Author and time of a review. */
export interface ReviewAuthor {
  readonly by: string | null;
  readonly now?: Date;
}

/** Accepts or rejects a claim, or reopens it with null; false if the claim does not exist. */
export function reviewClaim(db: Db, id: string, verdict: Verdict | null, by: ReviewAuthor): boolean {
  return updateClaim(db, id, by, ({ log, addEvent }) => {
    if (log.getVerdict(id) === verdict) return;
    log.saveReview(id, { status: verdict }, toMaker(by));
    addEvent(verdict ?? "reopened", []);
  });
}

/** Sets the note of a claim; an empty note deletes it. False if the claim does not exist. */
export function noteClaim(db: Db, id: string, note: string, by: ReviewAuthor): boolean {
  return updateClaim(db, id, by, ({ log, addEvent }) => {
    const text = note.trim() || null;
    if (log.getNote(id) === text) return;
    log.saveReview(id, { note: text }, toMaker(by));
    addEvent("noted", [], text);
  });
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Corrects slots of a claim permanently: all of them, or none if a value does not fit its slot. Setting a slot to its
 * extracted value removes the correction. False if the claim does not exist or a value does not fit.
 * @param derivedValues values derived from a corrected slot, by slot; they are reverted with it, and user values take
 * precedence
 */
export function correctClaim(
  db: Db,
  id: string,
  values: Values,
  by: ReviewAuthor,
  derivedValues: Readonly<Record<string, Values>> = {},
): boolean {
  const parsed = parseCorrections(values);
  if (!parsed || parsed.length === 0) return false;
  return updateClaim(db, id, by, ({ claim, log, addEvent }) => {
    const extracted = toExtractedClaim(claim, log.getReadings(id));
    const slots = parsed.flatMap(({ slot }) => [slot, ...dropCorrection(db, id, slot)]);
    for (const { slot } of parsed.filter((one) => !isEqualValue(extracted[one.slot], one.value))) {
      const derived = parseCorrections(derivedValues[slot] ?? {}) ?? [];
      insertCorrections(db, id, { values: derived, current: extracted, extracted, follows: slot }, by);
      slots.push(...derived.map((one) => one.slot));
    }
    const from = applyCorrections(extracted, log.listCorrections(id));
    insertCorrections(db, id, { values: parsed, current: from, extracted, follows: null }, by);
    const changes = diffSlots(
      claim,
      replaceStoredClaim(db, id, applyCorrections(extracted, log.listCorrections(id))),
      slots,
    );
    if (changes.length > 0) addEvent("corrected", changes);
  });
}

/** Reverts a correction and the values derived from it; false if the slot has no correction. */
export function revertCorrection(db: Db, id: string, slot: string, by: ReviewAuthor): boolean {
  const set = db.$client.prepare("SELECT 1 FROM corrections WHERE claim_id = ? AND slot = ? AND follows IS NULL");
  const revert = (): boolean => set.get(id, slot) !== undefined && revertSlot(db, id, slot, by);
  return db.$client.transaction(revert).immediate();
}

function revertSlot(db: Db, id: string, slot: string, by: ReviewAuthor): boolean {
  return updateClaim(db, id, by, ({ claim, log, addEvent }) => {
    const back = toExtractedClaim(claim, log.getReadings(id));
    const slots = dropCorrection(db, id, slot);
    addEvent(
      "reverted",
      diffSlots(claim, replaceStoredClaim(db, id, applyCorrections(back, log.listCorrections(id))), slots),
    );
  });
}

/** Applies the corrections of a claim again, for example after it took over those of another claim. */
export function reapplyCorrections(db: Db, id: string): void {
  const claim = getClaim(db, id);
  const log = createReviewLog(db);
  if (claim)
    replaceStoredClaim(db, id, applyCorrections(toExtractedClaim(claim, log.getReadings(id)), log.listCorrections(id)));
}

interface ClaimUpdate {
  readonly claim: Claim;
  readonly log: ReviewLog;
  readonly addEvent: (event: ClaimEvent["event"], changes: readonly SlotChange[], note?: string | null) => void;
}

/** Runs one review action on a claim in a transaction, with its history event. */
function updateClaim(db: Db, id: string, author: ReviewAuthor, work: (work: ClaimUpdate) => void): boolean {
  const log = createReviewLog(db);
  const run = db.$client.transaction(() => {
    const claim = getClaim(db, id);
    if (!claim) return false;
    const about = { claim_id: id, ...toMaker(author), cause: "person" } as const;
    saveReviewTarget(db, toReviewTarget(claim, log.getReadings(id)));
    work({
      claim,
      log,
      addEvent: (event, changes, note = null) => log.addEvent({ ...about, event, changes, note }, claim.paper_id),
    });
    const status = toClaimStatus(log.getVerdict(id), log.listCorrections(id).length > 0);
    db.update(claims).set({ status }).where(eq(claims.id, id)).run();
    return true;
  });
  return run.immediate();
}

/** Returns the changes in the given slots. */
function diffSlots(from: ExtractedClaim, to: ExtractedClaim, slots: readonly CorrectableSlot[]): SlotChange[] {
  const changed = [...new Set(slots)].filter((slot) => !isEqualValue(from[slot], to[slot]));
  return changed.map((slot) => ({ slot, from: from[slot], to: to[slot] }));
}

/** Restores the extracted values of a claim. */
function toExtractedClaim(claim: ExtractedClaim, readings: ReadonlyMap<string, ExtractedSlot | null>): ExtractedClaim {
  const known = [...readings].flatMap(([slot, reading]) => (reading ? [{ slot, ...reading }] : []));
  const { error_cut = claim.error_cut } = known.find((reading) => reading.error_cut !== undefined) ?? {};
  const back: ExtractedClaim = {
    ...claim,
    error_cut,
    ...Object.fromEntries(known.map(({ slot, value }) => [slot, value])),
    spans: { ...claim.spans, ...Object.fromEntries(known.flatMap(({ slot, span }) => (span ? [[slot, span]] : []))) },
    inferred: {
      ...claim.inferred,
      ...Object.fromEntries(known.flatMap(({ slot, inferred }) => (inferred === undefined ? [] : [[slot, inferred]]))),
    },
  };
  // Derived values are kept if no number was corrected.
  return ARITHMETIC_INPUT_SLOTS.some((slot) => readings.has(slot)) ? recomputeGain(back, back) : back;
}

/** Validates all values; null if one does not fit its slot. */
function parseCorrections(values: Values): ParsedCorrection[] | null {
  const parsed = Object.entries(values).map(([slot, value]) =>
    correctionFault(slot, value) === null ? parseCorrection(slot, value) : null,
  );
  const fitting = parsed.filter((one) => one !== null);
  return fitting.length < parsed.length ? null : fitting;
}

/** Deletes the correction of a slot and its derived values; returns the affected slots. */
function dropCorrection(db: Db, id: string, slot: string): CorrectableSlot[] {
  return db.$client
    .prepare<[string, string, string], CorrectableSlot>(
      "DELETE FROM corrections WHERE claim_id = ? AND (slot = ? AND follows IS NULL OR follows = ?) RETURNING slot",
    )
    .pluck()
    .all(id, slot, slot);
}

interface CorrectionGroup {
  readonly values: readonly ParsedCorrection[];
  /** Values without these corrections; an equal value is no correction. */
  readonly current: ExtractedClaim;
  /** Claim with the extracted values. */
  readonly extracted: ExtractedClaim;
  /** Slot that these were derived from; null if set by a user. */
  readonly follows: string | null;
}

function insertCorrections(
  db: Db,
  id: string,
  { values, current, extracted, follows }: CorrectionGroup,
  author: ReviewAuthor,
): void {
  const { made_at, made_by } = toMaker(author);
  const put = db.$client.prepare(
    "INSERT INTO corrections (claim_id, slot, value, made_at, made_by, was, follows) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  for (const { slot, value } of values.filter((one) => !isEqualValue(current[one.slot], one.value)))
    put.run(
      id,
      slot,
      JSON.stringify(value),
      made_at,
      made_by,
      JSON.stringify(toExtractedSlot(extracted, slot)),
      follows,
    );
}

function replaceStoredClaim(db: Db, id: string, claim: ExtractedClaim): ExtractedClaim {
  const { pk, paper_pk, position, status } = claims;
  const stored = db
    .select({ pk, place: { paper_pk, position, status, abstract: papers.abstract } })
    .from(claims)
    .innerJoin(papers, eq(papers.pk, paper_pk))
    .where(eq(claims.id, id))
    .get();
  if (stored) createClaimStore(db).replaceRow(stored.pk, toStoredClaimRow(toSlots(claim), { id, ...stored.place }));
  return claim;
}

/** Without the facts of the paper that a read claim carries. */
function toSlots(claim: ExtractedClaim): ExtractedClaim {
  return extractedClaimSchema.parse(claim);
}

/** Returns the time and the author of a review as stored. */
export const toMaker = ({ by, now = new Date() }: ReviewAuthor): ReviewMaker => ({
  made_at: now.toISOString(),
  made_by: by,
});
