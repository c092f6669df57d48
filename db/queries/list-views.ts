import { asc } from "drizzle-orm";
import type { SavedView } from "@/lib/query/saved-view";
import type { Db } from "../open";
import { views } from "../schema";

/** Lists the saved views by name. */
export function listViews(db: Db): SavedView[] {
  return db.select({ name: views.name, query: views.query }).from(views).orderBy(asc(views.name)).all();
}
