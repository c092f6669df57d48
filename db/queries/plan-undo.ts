import { eq } from "drizzle-orm";
import type { Db } from "../open";
import { imports } from "../schema";

/** What taking an import out would do. */
export interface UndoPlan {
  /** Papers that no other source has, and their claims: they go. */
  readonly papers: number;
  readonly claims: number;
  /** Of these claims those that people accepted, rejected, corrected or noted something on. */
  readonly reviewed: number;
  /** Papers that other sources have too: they stay with what those say of them. */
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

/** What taking the import of a source out would do; null where there is none. */
export function planUndo(db: Db, source: string): UndoPlan | null {
  const found = db.select({ pk: imports.pk }).from(imports).where(eq(imports.source, source)).get();
  return found ? (db.$client.prepare<[{ pk: number }], UndoPlan>(SELECT_PLAN).get(found) ?? null) : null;
}
