import { eq } from "drizzle-orm";
import { canonicalizeClaimQuery } from "@/lib/query/parse-claim-query";
import type { SavedView } from "@/lib/query/saved-view";
import type { Db } from "../open";
import { views } from "../run-schema";

/** Saves a view; replaces a view with the same name. */
export function saveView(db: Db, { name, query }: SavedView, now = new Date()): void {
  const saved_at = now.toISOString();
  db.insert(views)
    .values({ name, query, saved_at })
    .onConflictDoUpdate({ target: views.name, set: { name, query, saved_at } })
    .run();
}

/** True if the query of a view equals the one that the client last received from `listViews`; null means no view. */
export function isViewAsSeen(db: Db, name: string, seen: string | null): boolean {
  const stored = db.select().from(views).where(eq(views.name, name)).get();
  return (stored ? canonicalizeClaimQuery(stored.query) : null) === seen;
}

/** Renames a view, or returns why it cannot. */
export function renameView(db: Db, from: string, to: string): "renamed" | "missing" | "taken" {
  return db.$client.transaction(() => rename(db, from, to)).immediate();
}

function rename(db: Db, from: string, to: string): "renamed" | "missing" | "taken" {
  const known = db.select().from(views).where(eq(views.name, from)).get();
  if (!known) return "missing";
  const other = db.select().from(views).where(eq(views.name, to)).get();
  if (other && other.pk !== known.pk) return "taken";
  db.update(views).set({ name: to }).where(eq(views.pk, known.pk)).run();
  return "renamed";
}

/** Deletes a view and returns it; undefined if there is none. */
export function deleteView(db: Db, name: string): SavedView | undefined {
  return db.delete(views).where(eq(views.name, name)).returning({ name: views.name, query: views.query }).get();
}
