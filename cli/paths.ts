import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Option } from "commander";
import { UsageError } from "./usage-error";

/** The checkout. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

const DEFAULT_DB = resolve(ROOT, "data", "claimboard.db");

/** `--db FILE`, else CLAIMBOARD_DB, else the checkout's own. */
export function dbOption(): Option {
  return new Option("--db <file>", "the database")
    .env("CLAIMBOARD_DB")
    .default(DEFAULT_DB, "data/claimboard.db")
    .argParser((file) => resolve(file));
}

/** The database of a command that makes none. */
export function existingDb(file: string): string {
  if (!existsSync(file)) throw new UsageError(`there is no database ${file}; claimboard import makes one`);
  return file;
}

/** npm runs scripts in the package's folder; paths are meant from where the person stands. */
export function standWhereThePersonStands(): void {
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
  if (script === "claimboard" && folder) process.chdir(folder);
}
