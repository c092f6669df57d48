import Database from "better-sqlite3";
import { isCurrent } from "./migrate";
import { listMigrationBackups } from "./migration-backup";
import { APPLICATION_ID, closeDb, openDb } from "./open";
import { refuseSpecialFile } from "./special-file";

/** What an inspection of a database found. */
export interface DatabaseState {
  /** False if another program created the file. */
  readonly isBoard: boolean;
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
const BUSY_MS = 10_000;

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
 * @throws DatabaseError for a pipe or a device; the error of the driver if the file cannot be read, is damaged beyond reading or is of a newer version
 */
export function inspectDatabase(file: string, extractorVersion: string): DatabaseState {
  refuseSpecialFile(file);
  const client = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
  try {
    const isBoard = client.pragma("application_id", { simple: true }) === APPLICATION_ID;
    const list = <T>(sql: string): T[] => client.prepare<[], T>(sql).pluck().all();
    const count = (table: string): number => (isBoard ? (list<number>(`SELECT count(*) FROM ${table}`)[0] ?? 0) : 0);
    const damage = list<string>(`PRAGMA integrity_check(${MAX_MESSAGES})`).filter((message) => message !== "ok");
    const missing = isBoard ? findMissingParts(client) : [];
    const countPresent = (table: string): number => (missing.includes(`table ${table}`) ? 0 : count(table));
    const [papers, claims] = [countPresent("papers"), countPresent("claims")];
    const outdated = client.prepare<[string], number>("SELECT count(*) FROM papers WHERE extractor IS NOT ?").pluck();
    return {
      isBoard,
      isCurrent: isBoard && isCurrent(client),
      papers,
      claims,
      outdatedPapers: papers > 0 ? (outdated.get(extractorVersion) ?? 0) : 0,
      damage,
      danglingRows: client.prepare("PRAGMA foreign_key_check").all().length,
      missing,
      incompleteIndexes: [
        ...(countPresent("papers_fts") === papers ? [] : ["papers_fts"]),
        ...(countPresent("claims_fts") === claims ? [] : ["claims_fts"]),
      ],
      backups: listMigrationBackups(file),
    };
  } finally {
    client.close();
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
