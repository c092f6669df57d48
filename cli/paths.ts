import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { InvalidArgumentError, Option } from "commander";
import { UsageError } from "./usage-error";

/** Root folder of the project. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

const DEFAULT_DB = resolve(ROOT, "data", "claimboard.db");

/** Option `--db FILE`; defaults to CLAIMBOARD_DB, then to data/claimboard.db in the project. */
export function dbOption(): Option {
  const option = new Option("--db <file>", "database file")
    .default(DEFAULT_DB, "data/claimboard.db")
    .argParser((file) => {
      if (file === "") throw new InvalidArgumentError("Expected a file name.");
      return resolve(file);
    });
  // An empty variable counts as unset, as in the dashboard and `npm start`.
  return process.env.CLAIMBOARD_DB === "" ? option : option.env("CLAIMBOARD_DB");
}

/** Returns the database path. @throws UsageError if the file does not exist */
export function requireDb(file: string): string {
  if (!existsSync(file)) throw new UsageError(`database ${file} does not exist; claimboard import creates one`);
  return file;
}

/** True if the dashboard was built. */
export const isDashboardBuilt = (): boolean => existsSync(join(ROOT, ".next", "BUILD_ID"));

/** npm runs scripts in the package folder; paths are relative to the folder of the caller. */
export function changeToCallerFolder(): void {
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
  if (script === "claimboard" && folder) process.chdir(folder);
}
