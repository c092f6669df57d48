import Database from "better-sqlite3";
import { isCurrent } from "./migrate";
import { listMigrationBackups } from "./migration-backup";
import { closeDb, openDb, openUnmigrated } from "./open";

/** What an inspection of a database found. */
export interface DatabaseState {
  /** False if the next command will migrate it. */
  readonly isCurrent: boolean;
  readonly papers: number;
  readonly claims: number;
  /** Papers whose claims another version of the extractor found. */
  readonly outdatedPapers: number;
  /** Messages of SQLite's integrity check; empty if the file is intact. */
  readonly damage: readonly string[];
  /** Number of rows that refer to missing rows. */
  readonly danglingRows: number;
  /** Tables, indexes and triggers that the schema has and the file does not: "index claims_by_paper". */
  readonly missing: readonly string[];
  /** Full-text indexes that do not have one entry per row. */
  readonly incompleteIndexes: readonly string[];
  /** Backups made before migrations, oldest first. */
  readonly backups: readonly string[];
}

/** Messages of the integrity check that are read. */
const MAX_MESSAGES = 5;

/** Returns the version of SQLite that the driver contains. */
export function readSqliteVersion(): string {
  const client = new Database(":memory:");
  try {
    return String(client.prepare("SELECT sqlite_version()").pluck().get());
  } finally {
    client.close();
  }
}

/**
 * Inspects a database without changing it, an older schema included.
 * @param extractorVersion version of the current extractor
 * @throws as `openUnmigrated`, if the file is damaged beyond reading, or if its schema is newer than this program
 */
export function inspectDatabase(file: string, extractorVersion: string): DatabaseState {
  const db = openUnmigrated(file);
  const client = db.$client;
  try {
    const damage = client
      .prepare<[], string>(`PRAGMA integrity_check(${MAX_MESSAGES})`)
      .pluck()
      .all()
      .filter((message) => message !== "ok");
    const missing = findMissingParts(client);
    const count = (table: string): number =>
      missing.includes(`table ${table}`) ? 0 : Number(client.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
    const [papers, claims] = [count("papers"), count("claims")];
    const outdated = client.prepare<[string], number>("SELECT count(*) FROM papers WHERE extractor IS NOT ?").pluck();
    return {
      isCurrent: isCurrent(client),
      papers,
      claims,
      outdatedPapers: papers > 0 ? (outdated.get(extractorVersion) ?? 0) : 0,
      damage,
      danglingRows: Number(client.prepare("SELECT count(*) FROM pragma_foreign_key_check").pluck().get()),
      missing,
      incompleteIndexes: [
        ...(count("papers_fts") === papers ? [] : ["papers_fts"]),
        ...(count("claims_fts") === claims ? [] : ["claims_fts"]),
      ],
      backups: listMigrationBackups(file),
    };
  } finally {
    closeDb(db);
  }
}

/** Compares the schema with that of a new database. */
function findMissingParts(client: Database.Database): string[] {
  const list = (of: Database.Database): string[] =>
    of
      .prepare<[], string>("SELECT type || ' ' || name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name")
      .pluck()
      .all();
  const fresh = openDb(":memory:");
  try {
    const present = new Set(list(client));
    return list(fresh.$client).filter((part) => !present.has(part));
  } finally {
    closeDb(fresh);
  }
}
