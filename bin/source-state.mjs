import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { readIfExists, writeAtomically } from "../scripts/files.mjs";
import { fingerprint, listFiles } from "../scripts/fingerprint.mjs";

/** Source folders and files of the bundles. */
const SOURCES = [
  "cli",
  "db",
  "eval",
  "exporters",
  "extractors",
  "lexicon",
  "lib",
  "server",
  "sources",
  "bin/bundle.mjs",
  "scripts/browser.mjs",
  "scripts/build-lexicon.mjs",
  "scripts/child.mjs",
  "scripts/failure.mjs",
  "scripts/lexicon-table.mjs",
  "scripts/steps.mjs",
  "package-lock.json",
  "tsconfig.json",
];

/** lexicon/generated/ is derived from the tables and may be absent or out of date. */
const isSource = (/** @type {string} */ path) => !path.endsWith(".test.ts") && !path.startsWith("lexicon/generated/");

/** A file that was just written may be written again without another time. */
const MIN_AGE_MS = 2000;

/**
 * Returns a hash of the contents of the sources. It is stored with the sizes and times of all files: while these are the
 * same, no file is read. The system sets the time of the last change (`ctime`), which no program can set back.
 * @param {string} root the checkout
 * @param {string} folder where it is stored, if the folder exists
 */
export function readSourceState(root, folder) {
  const stored = join(folder, "sources.txt");
  const { times, newest } = readTimes(root);
  const [known, state] = readIfExists(stored)?.toString().split(" ") ?? [];
  if (known === times && state) return state;
  const current = fingerprint(root, SOURCES, isSource);
  if (existsSync(folder) && Date.now() - newest > MIN_AGE_MS) writeIfPossible(stored, `${times} ${current}`);
  return current;
}

/** @param {string} root */
function readTimes(root) {
  let [lines, newest] = ["", 0];
  for (const path of SOURCES.flatMap((entry) => listFiles(root, entry)).filter(isSource)) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(`${root}/${path}`);
    lines += `${path} ${size} ${mtimeMs} ${ctimeMs} ${ino}\n`;
    newest = Math.max(newest, mtimeMs);
  }
  return { times: createHash("sha256").update(lines).digest("hex"), newest };
}

/**
 * @param {string} file
 * @param {string} text
 */
function writeIfPossible(file, text) {
  try {
    writeAtomically(file, text);
  } catch {
    // The folder is not writable, or the disk is full: the sources are read again next time.
  }
}
