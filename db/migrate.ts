import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Database } from "better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { toIndexText } from "@/lib/query/search-words";
import { DatabaseError } from "./database-error";
import { backUpBeforeMigration } from "./migration-backup";
import { reportMigration } from "./migration-notice";

/** Finds the migrations folder relative to this file or its bundle, else in the working directory (dashboard). */
function findMigrationsFolder(): string {
  const folders = [
    join(dirname(fileURLToPath(import.meta.url)), "..", "db", "migrations"),
    resolve("db", "migrations"),
  ];
  const found = folders.find((folder) => existsSync(join(folder, "meta", "_journal.json")));
  if (!found) throw new DatabaseError(`the migrations of the database are missing (looked in ${folders.join(", ")})`);
  return found;
}

const MIGRATIONS_TABLE = "__drizzle_migrations";

/** Counts the applied migrations of a database. */
function countApplied(client: Database): number {
  const known = client.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(MIGRATIONS_TABLE);
  return known ? Number(client.prepare(`SELECT count(*) FROM ${MIGRATIONS_TABLE}`).pluck().get()) : 0;
}

let cachedMigrations: ReturnType<typeof readMigrationFiles> | undefined;

function readMigrations() {
  cachedMigrations ??= readMigrationFiles({ migrationsFolder: findMigrationsFolder() });
  return cachedMigrations;
}

/** True if the schema is current, false if it is older. @throws DatabaseError if it is newer than this program */
export function isCurrent(client: Database): boolean {
  const missing = readMigrations().length - countApplied(client);
  if (missing < 0) throw new DatabaseError("it was created by a newer version of Claimboard");
  return missing === 0;
}

/**
 * Migrates a database to the current schema in one transaction, after a backup of its previous state. Concurrent
 * processes are safe: the first one migrates, and the others find the schema current. Applied migrations are recorded
 * in the table of drizzle.
 */
export function migrateDb(client: Database): void {
  if (isCurrent(client)) return;
  // Migrations rebuild the full-text tables with this function.
  client.function("index_text", { deterministic: true }, (text) => toIndexText(String(text)));
  let backup: string | null = null;
  const apply = client.transaction(() => {
    const applied = countApplied(client);
    if (applied > 0 && applied < readMigrations().length && !client.memory)
      backup = backUpBeforeMigration(client.name, applied);
    client.exec(
      `CREATE TABLE IF NOT EXISTS ${MIGRATIONS_TABLE} (id integer PRIMARY KEY, hash text NOT NULL, created_at numeric)`,
    );
    const insertApplied = client.prepare(`INSERT INTO ${MIGRATIONS_TABLE} (hash, created_at) VALUES (?, ?)`);
    for (const migration of readMigrations().slice(applied)) {
      for (const statement of migration.sql) client.exec(statement);
      insertApplied.run(migration.hash, migration.folderMillis);
    }
  });
  apply.immediate();
  if (backup !== null) reportMigration({ backup });
}
