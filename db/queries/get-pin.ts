import { and, asc, eq } from "drizzle-orm";
import type { EventCause, SlotChange } from "@/lib/claim/history";
import type { Db } from "../open";
import { pins } from "../run-schema";

export type Pin = typeof pins.$inferSelect;

/** Returns the pinned view of a query with these data ("sha256:…"); null if this board has none. */
export const getPin = (db: Db, data: string, query: string): Pin | null =>
  db
    .select()
    .from(pins)
    .where(and(eq(pins.data, data), eq(pins.query, query)))
    .get() ?? null;

/** Returns the view that was first pinned with these data ("sha256:…"); null if this board has none. */
export const getFirstPin = (db: Db, data: string): Pin | null =>
  db.select().from(pins).where(eq(pins.data, data)).orderBy(asc(pins.pinned_at)).get() ?? null;

/** An event of a claim since some time. */
export interface RecentEvent {
  readonly event: string;
  readonly cause: EventCause;
  readonly changes: readonly SlotChange[];
}

/** A claim of a pinned view that differs now. */
export interface DifferingClaim {
  readonly id: string;
  /** Null if the paper is no longer on the board. */
  readonly paper: { readonly id: string; readonly title: string } | null;
  readonly sentence: string | null;
  /** Oldest first; empty for a claim of an imported or removed paper. */
  readonly events: readonly RecentEvent[];
}

interface ClaimRow {
  readonly paper_id: string;
  readonly title: string;
  readonly sentence: string;
}

/** Returns the papers of some claims and what happened to the claims since a time, in the order of the ids. */
export function listDifferingClaims(db: Db, ids: readonly string[], since: string): DifferingClaim[] {
  const claim = db.$client.prepare<[string], ClaimRow>(
    "SELECT p.id AS paper_id, p.title, c.sentence FROM claims c JOIN papers p ON p.pk = c.paper_pk WHERE c.id = ?",
  );
  const formerPaper = db.$client.prepare<[string], { id: string; title: string }>(
    "SELECT id, title FROM papers WHERE id = (SELECT max(paper_id) FROM history WHERE claim_id = ?)",
  );
  const events = db.$client.prepare<[string, string], { event: string; cause: EventCause; changes: string }>(
    "SELECT event, cause, changes FROM history WHERE claim_id = ? AND made_at > ? ORDER BY pk",
  );
  return ids.map((id) => {
    const row = claim.get(id);
    return {
      id,
      paper: row ? { id: row.paper_id, title: row.title } : (formerPaper.get(id) ?? null),
      sentence: row?.sentence ?? null,
      events: events.all(id, since).map(({ changes, ...event }) => ({ ...event, changes: JSON.parse(changes) })),
    };
  });
}
