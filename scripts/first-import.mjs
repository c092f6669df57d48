import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { runNode } from "./child.mjs";
import { UserFacingError } from "./failure.mjs";
import { runStep } from "./steps.mjs";

const SAMPLES = ["digest.md", "listing.txt", "daily-papers.txt", "papers.jsonl"].map((name) => `samples/${name}`);

/**
 * Imports the given files, or the bundled samples if no files are given and there is no database.
 * @param {string} root
 * @param {string} db absolute path of the database
 * @param {readonly string[]} files paths as typed
 * @param {string} cwd working directory of the caller
 */
export async function importFirstPapers(root, db, files, cwd) {
  if (files.length > 0)
    return importFiles(`Importing ${files.length === 1 ? files[0] : `${files.length} files`}`, root, db, files, cwd);
  if (!existsSync(db)) return importFiles("Importing the bundled samples", root, db, SAMPLES, root);
}

/**
 * Imports through the command line. A new database is created under a temporary name and renamed when it is complete,
 * so that an interrupted first start leaves no partial database.
 * @param {string} label
 * @param {string} root
 * @param {string} db
 * @param {readonly string[]} files
 * @param {string} cwd
 */
async function importFiles(label, root, db, files, cwd) {
  const isNew = !existsSync(db);
  const target = isNew ? `${db}.new` : db;
  mkdirSync(dirname(db), { recursive: true });
  if (isNew) removeDatabase(target);
  const report = await runStep(label, async () => {
    const args = [join(root, "bin", "claimboard.mjs"), "import", "--db", target, "--", ...files];
    const { code, output } = await runNode(args, { cwd, env: { NO_COLOR: "1" } });
    if (code === 0) return output;
    if (isNew) removeDatabase(target);
    throw new UserFacingError("The import failed (see above).", { output, exitCode: code === 2 ? 2 : 1 });
  });
  if (isNew) renameSync(target, db);
  // Merges are listed one per line; their number is enough here.
  const lines = report.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("merged: "));
  process.stdout.write(lines.map((line) => `    ${line}\n`).join(""));
}

/** @param {string} db */
function removeDatabase(db) {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(db + suffix, { force: true });
}
