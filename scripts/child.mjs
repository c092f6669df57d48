import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import process from "node:process";
import { UserFacingError } from "./failure.mjs";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let stopping = false;

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string>} [env] added to the present environment
 * @property {number} [timeout] milliseconds
 * @property {number} [nice] how far it stands back behind others, as `nice` counts
 * @property {boolean} [show] lets the program write to the terminal itself
 */

/**
 * Runs a program to its end and keeps what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string, stdout: string }>}
 */
export function run(command, args, { cwd, env, timeout, nice, show = false } = {}) {
  if (stopping) return Promise.reject(toStoppedFailure());
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...(cwd === undefined ? {} : { cwd }),
      ...(timeout === undefined ? {} : { timeout, killSignal: "SIGKILL" }),
      env: { ...process.env, ...env },
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
    });
    if (nice !== undefined && child.pid !== undefined) lowerPriority(child.pid, nice);
    running.add(child);
    let output = "";
    let stdout = "";
    child.stdout?.setEncoding("utf8").on("data", (text) => {
      output += text;
      stdout += text;
    });
    child.stderr?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    child.on("error", (error) => {
      running.delete(child);
      reject(new UserFacingError(`${command} could not be run: ${error.message}`));
    });
    child.on("close", (code, signal) => {
      running.delete(child);
      if (stopping) return reject(toStoppedFailure());
      if (signal === "SIGKILL" && timeout) output += `\nended after ${Math.round(timeout / 1000)} s\n`;
      resolve({ code: code ?? 1, output, stdout });
    });
  });
}

/** A courtesy: a program that already stands further back may not come forward, and stays where it is. */
function lowerPriority(/** @type {number} */ pid, /** @type {number} */ nice) {
  try {
    setPriority(pid, nice);
  } catch {
    // as it was
  }
}

/** Runs a script of Node with the Node that runs this one. */
export const runNode = (/** @type {readonly string[]} */ args, /** @type {RunOptions} */ options = {}) =>
  run(process.execPath, args, options);

const toStoppedFailure = () => new UserFacingError("", { exitCode: 130 });

/**
 * Makes Ctrl-C and an end from outside reach the children, also where they are not in the terminal's group.
 * A terminal tells every process of the group itself, so the children get a moment before they are told again.
 */
export function stopChildrenOnSignal() {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => running.forEach((child) => void child.kill("SIGTERM")), 300).unref();
      setTimeout(() => running.forEach((child) => void child.kill("SIGKILL")), 6000).unref();
      if (running.size === 0) process.exit(130);
    });
  }
  process.on("exit", () => running.forEach((child) => void child.kill("SIGKILL")));
}
