import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Database } from "better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { toIndexText } from "@/lib/query/search-words";
import { DatabaseError } from "./database-error";

/** The folder of migrations: of the checkout that this file or its bundle is one folder below, else of the working directory, which is that of the dashboard. */
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

/** How many migrations a database has had. */
function countApplied(client: Database): number {
  const known = client.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(MIGRATIONS_TABLE);
  return known ? Number(client.prepare(`SELECT count(*) FROM ${MIGRATIONS_TABLE}`).pluck().get()) : 0;
}

let cachedMigrations: ReturnType<typeof readMigrationFiles> | undefined;

function readMigrations() {
  cachedMigrations ??= readMigrationFiles({ migrationsFolder: findMigrationsFolder() });
  return cachedMigrations;
}

/** False for a database of an older version. One of a newer version is refused: its columns may mean something else. */
export function isCurrent(client: Database): boolean {
  const missing = readMigrations().length - countApplied(client);
  if (missing < 0) throw new DatabaseError("it was made by a newer version of Claimboard");
  return missing === 0;
}

/**
 * Brings a database to the present schema, all or nothing. Several processes may do so at the same time: the first one
 * does the work and the others find it done. The ledger is drizzle's own.
 */
export function migrateDb(client: Database): void {
  if (isCurrent(client)) return;
  // Migrations make the full-text tables anew with it.
  client.function("index_text", { deterministic: true }, (text) => toIndexText(String(text)));
  const apply = client.transaction(() => {
    client.exec(
      `CREATE TABLE IF NOT EXISTS ${MIGRATIONS_TABLE} (id integer PRIMARY KEY, hash text NOT NULL, created_at numeric)`,
    );
    const note = client.prepare(`INSERT INTO ${MIGRATIONS_TABLE} (hash, created_at) VALUES (?, ?)`);
    for (const migration of readMigrations().slice(countApplied(client))) {
      for (const statement of migration.sql) client.exec(statement);
      note.run(migration.hash, migration.folderMillis);
    }
  });
  apply.immediate();
}
