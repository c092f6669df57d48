import { asc, desc, eq } from "drizzle-orm";
import type { ClaimEvent, ReviewData } from "@/lib/claim/history";
import type { Db } from "../open";
import { corrections, history, reviews } from "../schema";

const eventColumns = {
  claim_id: history.claim_id,
  made_at: history.made_at,
  made_by: history.made_by,
  event: history.event,
  cause: history.cause,
  changes: history.changes,
  note: history.note,
};

/** Returns the review of a claim and its history, newest first. */
export function getReview(db: Db, id: string): ReviewData {
  const review = db.select().from(reviews).where(eq(reviews.claim_id, id)).get();
  const corrected = db.select().from(corrections).where(eq(corrections.claim_id, id)).orderBy(asc(corrections.pk));
  const events = db.select(eventColumns).from(history).where(eq(history.claim_id, id)).orderBy(desc(history.pk));
  return {
    verdict: review?.status ?? null,
    note: review?.note ?? null,
    corrections: corrected
      .all()
      .map(({ slot, follows, made_at, made_by, was }) => ({ slot, follows, made_at, made_by, was })),
    history: events.all(),
  };
}

/** Lists the history of claims that a paper no longer has. */
export function listRemovedClaims(db: Db, paper: string): ClaimEvent[] {
  const removed = db.$client
    .prepare<[string], number>(
      `SELECT max(pk) FROM history h WHERE paper_id = ? AND event = 'removed'
       AND NOT EXISTS (SELECT 1 FROM claims WHERE id = h.claim_id) GROUP BY claim_id ORDER BY 1 DESC`,
    )
    .pluck()
    .all(paper);
  return removed.flatMap((pk) => db.select(eventColumns).from(history).where(eq(history.pk, pk)).all());
}
