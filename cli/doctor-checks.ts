import { existsSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { isDamaged } from "@/db/database-error";
import { type DatabaseState, inspectDatabase, readSqliteVersion } from "@/db/inspect";
import { describeError } from "@/db/open";
import { EXTRACTOR_VERSION } from "@/extractors/version";
import { getErrorMessage } from "@/lib/format/error-message";
import { readAccessTokens } from "@/server/access-tokens";
import { findBrowser } from "../scripts/browser.mjs";
import { formatCount } from "./messages";
import { isDashboardBuilt } from "./paths";
import { readMinNodeVersion, readVersion } from "./version";

/** Result of one check: `note` needs no action now, `problem` does. */
export interface Check {
  readonly level: "ok" | "note" | "problem";
  readonly text: string;
  /** What to do; always given for a problem. */
  readonly remedy?: string;
}

const ok = (text: string): Check => ({ level: "ok", text });
const note = (text: string, remedy: string): Check => ({ level: "note", text, remedy });
const problem = (text: string, remedy: string): Check => ({ level: "problem", text, remedy });

/** Checks the version of Node. */
export function checkNodeVersion(version: string): Check {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const oldest = readMinNodeVersion();
  const [minMajor = 0, minMinor = 0] = oldest.split(".").map(Number);
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return ok(`Node ${version}`);
  return problem(`Node ${version} is too old`, `install Node ${oldest} or newer from https://nodejs.org`);
}

/** Checks the program and its parts. */
export function checkProgram(): Check[] {
  const browser = findBrowser();
  return [
    ok(`Claimboard ${readVersion()}, extractor ${EXTRACTOR_VERSION}`),
    checkDriver(),
    isDashboardBuilt()
      ? ok("the dashboard is built")
      : problem("the dashboard is not built", "run npm start or npm run build"),
    checkTokens(),
    browser === null
      ? note("no browser found", "only npm test needs one and installs it; CHROME_PATH names another")
      : ok(`browser ${browser}`),
  ];
}

function checkDriver(): Check {
  try {
    return ok(`SQLite ${readSqliteVersion()}`);
  } catch (error) {
    return problem(
      `the database driver cannot be loaded: ${getErrorMessage(error).split("\n")[0]}`,
      "run npm ci with the Node version that runs Claimboard",
    );
  }
}

function checkTokens(): Check {
  try {
    return ok(readAccessTokens(process.env) === null ? "no access tokens: for this machine" : "access tokens are set");
  } catch (error) {
    return problem(getErrorMessage(error), "set another token");
  }
}

/** Free space below which a migration or an import may fail, in bytes, apart from two copies of the database. */
const MIN_FREE = 100 * 1024 * 1024;

/** Checks the free space for a database of the given size in bytes. */
export function checkSpace(free: number, size: number): Check {
  const [mb, wanted] = [Math.floor(free / 1024 / 1024), Math.ceil((2 * size + MIN_FREE) / 1024 / 1024)];
  const text = `${mb.toLocaleString("en")} MB free on the disk of the database`;
  if (free >= 2 * size + MIN_FREE) return ok(text);
  return problem(text, `free some space: ${wanted.toLocaleString("en")} MB leave room for a migration with its backup`);
}

/** Checks the database file. */
export function checkDatabaseFile(file: string): Check[] {
  if (!existsSync(file)) return [note(`there is no database ${file}`, "claimboard import creates it")];
  const { bavail, bsize } = statfsSync(dirname(file));
  const space = checkSpace(bavail * bsize, statSync(file).size);
  try {
    return [...describeDatabase(file, inspectDatabase(file, EXTRACTOR_VERSION)), space];
  } catch (error) {
    const remedy = isDamaged(error) ? RESTORE : "remove this cause, or name another file with --db";
    return [problem(`the database ${file} cannot be read: ${describeError(file, error)}`, remedy), space];
  }
}

const RESTORE = "stop all servers, move the file away, and put a backup in its place (claimboard backup makes them)";

/** Describes the state of a database. */
export function describeDatabase(file: string, state: DatabaseState): Check[] {
  const { papers, claims, outdatedPapers, damage, danglingRows, missing, incompleteIndexes, backups } = state;
  const isComplete = missing.length + incompleteIndexes.length === 0;
  const checks: Check[] = [ok(`database ${file}: ${formatCount(papers, "paper")}, ${formatCount(claims, "claim")}`)];
  if (damage.length > 0) checks.push(problem(`the file is damaged: ${damage.join("; ")}`, RESTORE));
  else checks.push(ok("integrity: no damage"));
  if (danglingRows > 0) checks.push(problem(`${formatCount(danglingRows, "row")} without its parent row`, RESTORE));
  if (!state.isCurrent)
    checks.push(note("the schema is older than this program", "the next command migrates it after a backup"));
  else if (isComplete) checks.push(ok("schema and indexes: complete"));
  else checks.push(problem(`missing or incomplete: ${[...missing, ...incompleteIndexes].join(", ")}`, RESTORE));
  if (outdatedPapers > 0)
    checks.push(
      note(`${formatCount(outdatedPapers, "paper")} extracted by another version`, "run claimboard reextract"),
    );
  if (backups.length > 0) checks.push(ok(`${formatCount(backups.length, "backup")} from before migrations`));
  return checks;
}

/** "problem  the file is damaged: … → stop all servers, …" */
export function formatCheck({ level, text, remedy }: Check): string {
  return `${level.padEnd(8)} ${text}${remedy === undefined ? "" : ` → ${remedy}`}`;
}
