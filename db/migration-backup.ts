import { readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import Database from "better-sqlite3";
import { getErrorMessage } from "@/lib/format/error-message";
import { DatabaseError, isDiskFull } from "./database-error";

/** Older backups of the same database are deleted. */
const KEPT = 3;

const NAME = /^\.before-migration-\d{1,4}-\d{8}T\d{9}Z\.db$/;

/** "board.db.before-migration-9-20251130T101502123Z.db": number of migrations applied, and time. */
function toBackupName(file: string, applied: number, now: Date): string {
  return `${basename(file)}.before-migration-${applied}-${now.toISOString().replace(/[-:.]/g, "")}.db`;
}

/** Lists the backups that were made beside a database before its migrations, oldest first. */
export function listMigrationBackups(file: string): string[] {
  const [folder, name] = [dirname(file), basename(file)];
  const time = (found: string): string => found.slice(-"YYYYMMDDTHHMMSSmmmZ.db".length);
  return readdirSync(folder)
    .filter((found) => found.startsWith(name) && NAME.test(found.slice(name.length)))
    .sort((a, b) => (time(a) < time(b) ? -1 : 1))
    .map((found) => join(folder, found));
}

/**
 * Copies a database beside itself before it is migrated, and deletes all but the newest backups. The caller holds the
 * write lock, so the copy is exactly the state that is migrated.
 * @param applied number of migrations already applied
 * @returns path of the backup
 * @throws DatabaseError if it cannot be written; the database must then not be migrated
 */
export function backUpBeforeMigration(file: string, applied: number, now = new Date()): string {
  const backup = join(dirname(file), toBackupName(file, applied, now));
  const unfinished = `${backup}.part`;
  const reader = new Database(file, { readonly: true, fileMustExist: true });
  try {
    reader.prepare("VACUUM INTO ?").run(unfinished);
    renameSync(unfinished, backup);
  } catch (error) {
    rmSync(unfinished, { force: true });
    const reason = isDiskFull(error) ? "the disk is full; free some space and try again" : getErrorMessage(error);
    throw new DatabaseError(`the backup before its migration failed: ${reason}`, { cause: error });
  } finally {
    reader.close();
  }
  for (const old of listMigrationBackups(file).slice(0, -KEPT)) rmSync(old, { force: true });
  return backup;
}
