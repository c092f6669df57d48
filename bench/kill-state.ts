import { existsSync } from "node:fs";
import { readBoardContent } from "@/db/fixtures/test-board";
import { closeDb, type Db, openDb, openUnmigrated } from "@/db/open";

/** What is read from a database before and after a process that writes to it is killed. */

function withDb<T>(db: Db, read: (db: Db) => T): T {
  try {
    return read(db);
  } finally {
    closeDb(db);
  }
}

/** Rows that stay, whatever the work adds or replaces: papers by id, imports, and what people decided. */
const KEPT_ROWS = [
  "SELECT 'paper ' || id FROM papers",
  "SELECT 'import ' || source FROM imports",
  "SELECT 'correction ' || claim_id || ' ' || slot || ' ' || value FROM corrections",
] as const;
/** The same for tables that the first schema does not have. */
const KEPT_ROWS_OF_TABLES = {
  reviews: "SELECT 'review ' || claim_id || ' ' || coalesce(status, '') || ' ' || coalesce(note, '') FROM reviews",
  name_decisions: "SELECT 'decision ' || json_extract(decision, '$.name') FROM name_decisions WHERE undone_at IS NULL",
} as const;

const hasTable = ({ $client }: Db, name: string): boolean =>
  $client.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined;

/** Lists the rows that another connection can read now: none of them may be lost. */
export function readAcknowledged(file: string): string[] {
  if (!existsSync(file)) return [];
  return withDb(openUnmigrated(file), (db) => {
    if (!hasTable(db, "papers")) return [];
    const later = Object.entries(KEPT_ROWS_OF_TABLES).flatMap(([table, query]) => (hasTable(db, table) ? [query] : []));
    const queries = [...KEPT_ROWS, ...later];
    return queries.flatMap((query) => db.$client.prepare<[], string>(query).pluck().all());
  });
}

/** Lists faults of the file: of its structure and of its references. */
export function readFaults(file: string): string[] {
  if (!existsSync(file)) return [];
  return withDb(openUnmigrated(file), ({ $client }) => {
    const integrity = $client.pragma("integrity_check", { simple: true });
    const references = $client.pragma("foreign_key_check") as readonly unknown[];
    return [
      ...(integrity === "ok" ? [] : [`integrity: ${String(integrity)}`]),
      ...(references.length === 0 ? [] : [`${references.length} references lead to nothing`]),
    ];
  });
}

/** Returns everything on a board except row numbers and times, as text. */
export function readBoardState(file: string): string {
  return withDb(openDb(file), (db) => {
    const all = (query: string): unknown[] => db.$client.prepare(query).all();
    return JSON.stringify({
      content: readBoardContent({ db }),
      reviews: all("SELECT claim_id, status, note, made_by FROM reviews ORDER BY 1"),
      corrections: all("SELECT claim_id, slot, value, was, follows FROM corrections ORDER BY 1, 2"),
      // A decision whose answer was lost is made again.
      decisions: all("SELECT DISTINCT decision FROM name_decisions WHERE undone_at IS NULL ORDER BY 1"),
      imports: all("SELECT source FROM imports ORDER BY 1"),
      migrations: all("SELECT hash FROM __drizzle_migrations ORDER BY id"),
    });
  });
}
