import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { CORRECTION_FIELDS } from "@/lib/claim/correction";
import type { Db } from "../open";
import { getClaim } from "../queries/get-claim";
import { history } from "../schema";
import { isEqualValue } from "./corrections";
import type { Extractor } from "./extractor";
import { discardClaim } from "./manual-claims";
import { correctClaim, noteClaim, type ReviewAuthor, reviewClaim } from "./review";

type Event = typeof history.$inferSelect;
type Values = Readonly<Record<string, unknown>>;

interface UndoTools {
  readonly author: ReviewAuthor;
  readonly extractor: Extractor;
  /** Returns the values derived from corrected slots, by slot. */
  readonly deriveValues: (values: Values) => Readonly<Record<string, Values>>;
}

/** Returns the last event of some kinds before another event of the same claim. */
const findEarlier = (db: Db, { pk, claim_id }: Event, kinds: readonly Event["event"][]): Event | undefined =>
  db
    .select()
    .from(history)
    .where(and(eq(history.claim_id, claim_id), lt(history.pk, pk), inArray(history.event, [...kinds])))
    .orderBy(desc(history.pk))
    .get();

function findEarlierVerdict(db: Db, event: Event): "accepted" | "rejected" | null {
  const earlier = findEarlier(db, event, [...VERDICTS, "added"]);
  if (earlier?.event === "added") return earlier.cause === "person" ? "accepted" : null;
  return earlier?.event === "accepted" || earlier?.event === "rejected" ? earlier.event : null;
}

/** True if a later event of the same kind has replaced what an event did. */
const isReplaced = (db: Db, { pk, claim_id }: Event, kinds: readonly Event["event"][]): boolean =>
  db
    .select({ pk: history.pk })
    .from(history)
    .where(and(eq(history.claim_id, claim_id), gt(history.pk, pk), inArray(history.event, [...kinds])))
    .get() !== undefined;

const VERDICTS = ["accepted", "rejected", "reopened"] as const;

/** The values before an event of the slots that a person can set and that still have the value of the event. */
function toEarlierValues(db: Db, { claim_id, changes }: Event): Values {
  const claim = getClaim(db, claim_id);
  const current = new Map<string, unknown>(Object.entries(claim ?? {}));
  const settable = changes.filter(
    ({ slot, to }) => CORRECTION_FIELDS.some((field) => field.slot === slot) && isEqualValue(current.get(slot), to),
  );
  return Object.fromEntries(settable.map(({ slot, from }) => [slot, from]));
}

function undoEvent(db: Db, event: Event, { author, extractor, deriveValues }: UndoTools): boolean {
  const id = event.claim_id;
  switch (event.event) {
    case "accepted":
    case "rejected":
    case "reopened":
      return !isReplaced(db, event, VERDICTS) && reviewClaim(db, id, findEarlierVerdict(db, event), author);
    case "noted":
      return (
        !isReplaced(db, event, ["noted"]) && noteClaim(db, id, findEarlier(db, event, ["noted"])?.note ?? "", author)
      );
    case "corrected":
    case "reverted": {
      const values = toEarlierValues(db, event);
      return correctClaim(db, id, values, author, deriveValues(values));
    }
    case "added":
      return discardClaim(db, id, extractor, author);
    default:
      return false;
  }
}

/**
 * Undoes what a person did with a claim at a time: a verdict, a note, a correction, or the claim itself if it was added
 * then. A correction of several claims is undone in all of them. The history records both.
 * @param madeAt ISO time of the event
 * @returns false if there is no such event, or it cannot be undone
 */
export function undoReview(db: Db, id: string, madeAt: string, tools: UndoTools): boolean {
  const undo = db.$client.transaction((): boolean => {
    const made = and(eq(history.made_at, madeAt), eq(history.cause, "person"));
    const event = db
      .select()
      .from(history)
      .where(and(eq(history.claim_id, id), made))
      .orderBy(desc(history.pk))
      .get();
    if (!event || !undoEvent(db, event, tools)) return false;
    if (event.event !== "corrected") return true;
    const together = and(made, eq(history.paper_id, event.paper_id), eq(history.event, "corrected"));
    const others = db
      .select()
      .from(history)
      .where(and(together, sql`${history.claim_id} <> ${id}`));
    for (const other of others.all()) undoEvent(db, other, tools);
    return true;
  });
  return undo.immediate();
}
