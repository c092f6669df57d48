import { existsSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { UserFacingError } from "./failure.mjs";

export const START_HELP = `Usage: npm start -- [FILE…] [--port N] [--host ADDRESS] [--db FILE] [--read-only]

Installs and builds what is missing, imports FILE… (or, the first time, the bundled samples)
and serves the dashboard on http://127.0.0.1:3000 or the next free port.

Example: npm start -- ~/papers/digest.md --port 8080`;

const VALUE_FLAGS = ["--port", "--host", "--db"];

/**
 * Parses the command line of \`npm start\`.
 * @param {readonly string[]} argv
 * @param {{ cwd: string, root: string, env: Record<string, string | undefined> }} place cwd: working directory of the caller
 */
export function parseStartOptions(argv, { cwd, root, env }) {
  /** @type {string[]} */
  const files = [];
  /** @type {string[]} */
  const serve = [];
  let db = env.CLAIMBOARD_DB ? resolve(cwd, env.CLAIMBOARD_DB) : join(root, "data", "claimboard.db");
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] ?? "";
    const [flag = "", inline] = splitFlag(word);
    if (flag === "--help" || flag === "-h") return { help: true, files, serve, db };
    if (VALUE_FLAGS.includes(flag)) {
      const value = inline ?? argv[++i];
      if (!value) throw toUsageError(`${flag} needs a value.`);
      // Checked before packages are installed and files imported.
      if (flag === "--port" && !isPort(value)) throw toUsageError("A port is a number from 0 to 65535.");
      if (flag === "--db") db = resolve(cwd, value);
      else serve.push(flag, value);
    } else if (flag === "--read-only") serve.push(flag);
    else if (word.startsWith("-") && word !== "-") throw toUsageError(`There is no flag ${word}.`);
    else files.push(word);
  }
  for (const file of files) {
    if (!existsSync(isAbsolute(file) ? file : join(cwd, file)))
      throw toUsageError(`There is no file ${file} (looked in ${cwd}).`);
  }
  return { help: false, files, serve, db };
}

const isPort = (/** @type {string} */ text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

/**
 * @param {string} word
 * @returns {[string, string | undefined]}
 */
function splitFlag(word) {
  const at = word.startsWith("--") ? word.indexOf("=") : -1;
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
}

const toUsageError = (/** @type {string} */ message) =>
  new UserFacingError(message, { hint: "npm start -- --help shows how it is used.", exitCode: 2 });
