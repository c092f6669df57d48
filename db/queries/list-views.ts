import { asc } from "drizzle-orm";
import { canonicalizeClaimQuery } from "@/lib/query/parse-claim-query";
import type { SavedView } from "@/lib/query/saved-view";
import type { Db } from "../open";
import { views } from "../run-schema";

/** Lists the saved views by name, with their queries in the canonical form of this version. */
export function listViews(db: Db): SavedView[] {
  const stored = db.select({ name: views.name, query: views.query }).from(views).orderBy(asc(views.name)).all();
  return stored.map(({ name, query }) => ({ name, query: canonicalizeClaimQuery(query) }));
}
