import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { InvalidArgumentError, Option } from "commander";
import { UsageError } from "./usage-error";

/** The checkout. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

const DEFAULT_DB = resolve(ROOT, "data", "claimboard.db");

/** `--db FILE`, else CLAIMBOARD_DB, else the checkout's own. */
export function dbOption(): Option {
  const option = new Option("--db <file>", "the database")
    .default(DEFAULT_DB, "data/claimboard.db")
    .argParser((file) => {
      if (file === "") throw new InvalidArgumentError("It is the name of a file.");
      return resolve(file);
    });
  // A variable that is set to nothing names none, as for the dashboard and `npm start`.
  return process.env.CLAIMBOARD_DB === "" ? option : option.env("CLAIMBOARD_DB");
}

/** The database of a command that makes none. */
export function requireDb(file: string): string {
  if (!existsSync(file)) throw new UsageError(`there is no database ${file}; claimboard import makes one`);
  return file;
}

/** npm runs scripts in the package's folder; paths are meant from where the person stands. */
export function changeToCallerFolder(): void {
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
  if (script === "claimboard" && folder) process.chdir(folder);
}
