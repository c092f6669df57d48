import { eq } from "drizzle-orm";
import type { Db } from "../open";
import { imports } from "../schema";

/** Effects of undoing an import. */
export interface UndoPlan {
  /** Papers that no other source has, and their claims, which are removed. */
  readonly papers: number;
  readonly claims: number;
  /** Removed claims that were reviewed: accepted, rejected, corrected or annotated. */
  readonly reviewed: number;
  /** Papers that other sources also have, which are kept with the data of those sources. */
  readonly shared: number;
}

const SELECT_IMPORTED = "SELECT DISTINCT paper_pk FROM occurrences WHERE import_pk = @pk";
const SELECT_IN_OTHER_IMPORTS = "SELECT paper_pk FROM occurrences WHERE import_pk <> @pk";
const SELECT_REMOVED = `${SELECT_IMPORTED} AND paper_pk NOT IN (${SELECT_IN_OTHER_IMPORTS})`;
const SELECT_PLAN = `SELECT
  (SELECT count(*) FROM (${SELECT_REMOVED})) AS papers,
  (SELECT count(*) FROM claims WHERE paper_pk IN (${SELECT_REMOVED})) AS claims,
  (SELECT count(*) FROM claims c WHERE paper_pk IN (${SELECT_REMOVED})
    AND (status <> 'extracted' OR EXISTS (SELECT 1 FROM reviews WHERE claim_id = c.id))) AS reviewed,
  (SELECT count(*) FROM (${SELECT_IMPORTED})) - (SELECT count(*) FROM (${SELECT_REMOVED})) AS shared`;

/** Computes the effects of undoing the import of a source; null if it was not imported. */
export function planUndo(db: Db, source: string): UndoPlan | null {
  const found = db.select({ pk: imports.pk }).from(imports).where(eq(imports.source, source)).get();
  return found ? (db.$client.prepare<[{ pk: number }], UndoPlan>(SELECT_PLAN).get(found) ?? null) : null;
}
