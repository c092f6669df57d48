import { eq } from "drizzle-orm";
import type { Claim, ExtractedClaim } from "../lib/claim";
import { correctionFault } from "../lib/claim-correction";
import { type ClaimEvent, RECKONED_FROM, readSlot, type SlotChange, type SlotReading } from "../lib/claim-history";
import { extractedClaimSchema } from "../lib/claim-schema";
import { toClaimRow } from "./claim-rows";
import { claimStore } from "./claim-store";
import {
  applyCorrections,
  type CorrectableSlot,
  claimStatus,
  type ParsedCorrection,
  parseCorrection,
  reckon,
} from "./corrections";
import type { Db } from "./open";
import { getClaim } from "./queries/get-claim";
import { type ReviewLog, reviewLog, type Verdict } from "./review-log";
import { claims } from "./schema";

/** Who says something of a claim, and when. */
interface By {
  readonly by: string | null;
  readonly now?: Date;
}

/** Accepts or rejects a claim, or takes that back with null; false where there is no such claim. */
export function reviewClaim(db: Db, id: string, verdict: Verdict | null, by: By): boolean {
  return change(db, id, by, ({ log, tell }) => {
    if (log.verdictOf(id) === verdict) return;
    upsert(db, id, "status", verdict, by);
    tell(verdict ?? "reopened", []);
  });
}

/** Notes something about a claim; an empty note takes the former one away. False where there is no such claim. */
export function noteClaim(db: Db, id: string, note: string, by: By): boolean {
  return change(db, id, by, ({ log, tell }) => {
    const text = note.trim() || null;
    if (log.noteOf(id) === text) return;
    upsert(db, id, "note", text, by);
    tell("noted", [], text);
  });
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Sets slots of a claim right, for good: all of them or, where one cannot hold its value, none. A slot that is set to
 * what the extractor says is no correction any more. False where there is no such claim or a value that does not fit.
 * @param followers by slot, what follows from its value: it goes back with it, and what a person says stands above it
 */
export function correctClaim(
  db: Db,
  id: string,
  values: Values,
  by: By,
  followers: Readonly<Record<string, Values>> = {},
): boolean {
  const fitting = parseAll(values);
  if (!fitting || fitting.length === 0) return false;
  return change(db, id, by, ({ claim, log, tell }) => {
    const back = restore(claim, log.readingsOf(id));
    const slots = fitting.flatMap(({ slot }) => [slot, ...dropCorrection(db, id, slot)]);
    for (const { slot } of fitting.filter((one) => !isEqual(back[one.slot], one.value))) {
      const following = parseAll(followers[slot] ?? {}) ?? [];
      putCorrections(db, id, { values: following, from: back, back, follows: slot }, by);
      slots.push(...following.map((one) => one.slot));
    }
    const from = applyCorrections(back, log.correctionsOf(id));
    putCorrections(db, id, { values: fitting, from, back, follows: null }, by);
    const changes = diffSlots(claim, rewrite(db, id, applyCorrections(back, log.correctionsOf(id))), slots);
    if (changes.length > 0) tell("corrected", changes);
  });
}

/** Takes a correction back, with what followed from it; false where the claim has none of that slot. */
export function revertCorrection(db: Db, id: string, slot: string, by: By): boolean {
  const set = db.$client.prepare("SELECT 1 FROM corrections WHERE claim_id = ? AND slot = ? AND follows IS NULL");
  const revert = (): boolean => set.get(id, slot) !== undefined && takeBack(db, id, slot, by);
  return db.$client.transaction(revert).immediate();
}

function takeBack(db: Db, id: string, slot: string, by: By): boolean {
  return change(db, id, by, ({ claim, log, tell }) => {
    const back = restore(claim, log.readingsOf(id));
    const slots = dropCorrection(db, id, slot);
    tell("reverted", diffSlots(claim, rewrite(db, id, applyCorrections(back, log.correctionsOf(id))), slots));
  });
}

/** Puts on a claim what people set right in it, as where it has taken in what was said of another. */
export function reapplyCorrections(db: Db, id: string): void {
  const claim = getClaim(db, id);
  const log = reviewLog(db);
  if (claim) rewrite(db, id, applyCorrections(restore(claim, log.readingsOf(id)), log.correctionsOf(id)));
}

interface Work {
  readonly claim: Claim;
  readonly log: ReviewLog;
  readonly tell: (event: ClaimEvent["event"], changes: readonly SlotChange[], note?: string | null) => void;
}

/** One thing that a person does to a claim: all of it or nothing, with its line in the history. */
function change(db: Db, id: string, { by, now = new Date() }: By, work: (work: Work) => void): boolean {
  const log = reviewLog(db);
  const run = db.$client.transaction(() => {
    const claim = getClaim(db, id);
    if (!claim) return false;
    const about = { claim_id: id, made_at: now.toISOString(), made_by: by, cause: "person" } as const;
    work({
      claim,
      log,
      tell: (event, changes, note = null) => log.write({ ...about, event, changes, note }, claim.paper_id),
    });
    const status = claimStatus(log.verdictOf(id), log.correctionsOf(id).length > 0);
    db.update(claims).set({ status }).where(eq(claims.id, id)).run();
    return true;
  });
  return run.immediate();
}

/** In which of some slots a claim has come to say something else. */
function diffSlots(from: ExtractedClaim, to: ExtractedClaim, slots: readonly CorrectableSlot[]): SlotChange[] {
  const changed = [...new Set(slots)].filter((slot) => !isEqual(from[slot], to[slot]));
  return changed.map((slot) => ({ slot, from: from[slot], to: to[slot] }));
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The claim as the extractor gives it. */
function restore(claim: ExtractedClaim, readings: ReadonlyMap<string, SlotReading | null>): ExtractedClaim {
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
  // What the extractor reckons stays as it is where no number was corrected.
  return RECKONED_FROM.some((slot) => readings.has(slot)) ? reckon(back, back) : back;
}

/** All values as their slots hold them, or null where one does not fit. */
function parseAll(values: Values): ParsedCorrection[] | null {
  const parsed = Object.entries(values).map(([slot, value]) =>
    correctionFault(slot, value) === null ? parseCorrection(slot, value) : null,
  );
  const fitting = parsed.filter((one) => one !== null);
  return fitting.length < parsed.length ? null : fitting;
}

/** Takes away what a person set in a slot and what follows from it, and says which slots these are. */
function dropCorrection(db: Db, id: string, slot: string): CorrectableSlot[] {
  return db.$client
    .prepare<[string, string, string], CorrectableSlot>(
      "DELETE FROM corrections WHERE claim_id = ? AND (slot = ? AND follows IS NULL OR follows = ?) RETURNING slot",
    )
    .pluck()
    .all(id, slot, slot);
}

interface Put {
  readonly values: readonly ParsedCorrection[];
  /** What the slots say without these corrections: a value that is the same is none. */
  readonly from: ExtractedClaim;
  /** The claim as the extractor gives it. */
  readonly back: ExtractedClaim;
  /** The slot that these follow from; null where a person set them. */
  readonly follows: string | null;
}

function putCorrections(db: Db, id: string, { values, from, back, follows }: Put, by: By): void {
  const put = db.$client.prepare(
    "INSERT INTO corrections (claim_id, slot, value, made_at, made_by, was, follows) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  for (const { slot, value } of values.filter((one) => !isEqual(from[one.slot], one.value)))
    put.run(id, slot, JSON.stringify(value), timeOf(by), by.by, JSON.stringify(readSlot(back, slot)), follows);
}

function rewrite(db: Db, id: string, claim: ExtractedClaim): ExtractedClaim {
  const stored = db.select().from(claims).where(eq(claims.id, id)).get();
  if (!stored) return claim;
  const { pk, paper_pk, position, status } = stored;
  claimStore(db).put(pk, toClaimRow(toSlots(claim), { paper_pk, position, id, status }));
  return claim;
}

/** Without the facts of the paper that a read claim carries. */
function toSlots(claim: ExtractedClaim): ExtractedClaim {
  return extractedClaimSchema.parse(claim);
}

function upsert(db: Db, id: string, column: "status" | "note", value: string | null, by: By): void {
  db.$client
    .prepare(
      `INSERT INTO reviews (claim_id, ${column}, made_at, made_by) VALUES (@id, @value, @at, @by)
       ON CONFLICT (claim_id) DO UPDATE SET ${column} = @value, made_at = @at, made_by = @by`,
    )
    .run({ id, value, at: timeOf(by), by: by.by });
}

const timeOf = ({ now = new Date() }: By): string => now.toISOString();
