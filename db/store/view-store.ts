import { eq } from "drizzle-orm";
import type { SavedView } from "@/lib/query/saved-view";
import type { Db } from "../open";
import { views } from "../schema";

/** Keeps a view under its name; one that has the name already is replaced. */
export function saveView(db: Db, { name, query }: SavedView, now = new Date()): void {
  const saved_at = now.toISOString();
  db.insert(views)
    .values({ name, query, saved_at })
    .onConflictDoUpdate({ target: views.name, set: { name, query, saved_at } })
    .run();
}

/** False where the view of a name has another query than the one that somebody has seen; null is for no view. */
export function isViewAsSeen(db: Db, name: string, seen: string | null): boolean {
  return (db.select().from(views).where(eq(views.name, name)).get()?.query ?? null) === seen;
}

/** Gives a view another name; says why not where it cannot. */
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

/** Forgets a view and gives it as it was; undefined where there is none of the name. */
export function deleteView(db: Db, name: string): SavedView | undefined {
  return db.delete(views).where(eq(views.name, name)).returning({ name: views.name, query: views.query }).get();
}
