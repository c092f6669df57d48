import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import process from "node:process";
import { run, runNode } from "./child.mjs";
import { UserFacingError } from "./failure.mjs";
import { fingerprint, readStamp } from "./fingerprint.mjs";
import { runStep } from "./steps.mjs";

/**
 * Rejects an unsupported Node version with a clear message.
 * @param {number} minor lowest minor version of Node 20
 */
export function checkNode(minor) {
  const [major = 0, now = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && now >= minor)) return;
  throw new UserFacingError(`Claimboard needs Node 20.${minor} or newer; this is Node ${process.versions.node}.`, {
    hint: "Install a current version from https://nodejs.org (or with your version manager) and try again.",
  });
}

/**
 * Installs the packages of package-lock.json if they are missing or outdated.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  const stamp = join(root, "node_modules", ".claimboard-installed");
  const wanted = `${fingerprint(root, ["package-lock.json"])} ${process.platform}-${process.arch}`;
  const found = readStamp(stamp);
  if (found === wanted) return;
  if (found !== null || !matchesLockFile(root))
    await runStep("Installing packages (about a minute)", () => install(root));
  writeFileSync(stamp, wanted);
}

/** @param {string} root */
async function install(root) {
  // Without install scripts: the slow one, of the database driver, is a separate parallel step.
  const args = ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = await npm(root, args);
  if (code === 0) return;
  throw new UserFacingError("The packages could not be installed (npm ci failed, see above).", {
    output,
    hint: "Check the network and the free disk space, then run the same command again.",
  });
}

/**
 * -O1 compiles the driver in less than half the time of its default -O3; imports are 10% slower, queries equally fast
 * (docs/speed.md). Flags set by the user take precedence.
 */
const COMPILER_FLAGS = { CFLAGS: process.env.CFLAGS ?? "-O1", CXXFLAGS: process.env.CXXFLAGS ?? "-O1" };

/**
 * Downloads the prebuilt database driver for this platform and Node version, or compiles it if there is none, which
 * takes a minute on one core. Can run in parallel with work that does not need it.
 * @param {string} root
 */
export async function ensureDriver(root) {
  if ((await findDriverError(root)) === null) return;
  const { output } = await npm(root, ["rebuild", "better-sqlite3", "--loglevel=error"], COMPILER_FLAGS);
  const driverError = await findDriverError(root);
  if (driverError === null) return;
  throw new UserFacingError("The database driver better-sqlite3 was installed but cannot be loaded.", {
    output: `${output}\n${driverError}`,
    hint: "Without a prebuilt binary it is compiled: install python3, make and a C++ compiler, then run `npm ci` and try again.",
  });
}

/**
 * @param {string} root
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
function npm(root, args, env = {}) {
  const { command, args: before } = npmCommand();
  return run(command, [...before, ...args], { cwd: root, env });
}

/** Returns the npm that started this script, else the one on the path. */
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script && /^npm-cli\.c?js$/.test(basename(script))) return { command: process.execPath, args: [script] };
  return process.platform === "win32"
    ? { command: "cmd.exe", args: ["/d", "/s", "/c", "npm"] }
    : { command: "npm", args: [] };
}

/**
 * True if npm's record of node_modules has every package of the lock file at its version, so that a developer who
 * ran `npm install` does not wait for a second installation.
 * @param {string} root
 */
function matchesLockFile(root) {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const there = JSON.parse(readFileSync(record, "utf8")).packages;
  const locked = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(locked).every(
    ([path, entry]) => path === "" || entry.optional || entry.devOptional || there[path]?.version === entry.version,
  );
}

/**
 * Returns the reason why the compiled driver cannot be loaded; null if it can.
 * @param {string} root
 */
async function findDriverError(root) {
  const probe = "new (require('better-sqlite3'))(':memory:').close()";
  const { code, output } = await runNode(["-e", probe], { cwd: root });
  return code === 0 ? null : output;
}
