import { spawn } from "node:child_process";
import process from "node:process";
import { UserFacingError } from "./failure.mjs";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let stopping = false;

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string>} [env] added to the current environment
 * @property {number} [timeout] milliseconds
 * @property {boolean} [show] connects the program to the terminal
 * @property {boolean} [tied] opens a channel to the program, which closes if this process ends in any way
 */

/**
 * Runs a program to its end and returns its exit code and output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string, stdout: string }>}
 */
export function run(command, args, { cwd, env, timeout, show = false, tied = false } = {}) {
  if (stopping) return Promise.reject(toStoppedFailure());
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...(cwd === undefined ? {} : { cwd }),
      ...(timeout === undefined ? {} : { timeout, killSignal: "SIGKILL" }),
      env: { ...process.env, ...env },
      stdio: [
        "ignore",
        show ? "inherit" : "pipe",
        show ? "inherit" : "pipe",
        ...(tied ? [/** @type {const} */ ("ipc")] : []),
      ],
    });
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

/** Runs a script with the current Node executable. */
export const runNode = (/** @type {readonly string[]} */ args, /** @type {RunOptions} */ options = {}) =>
  run(process.execPath, args, options);

const toStoppedFailure = () => new UserFacingError("", { exitCode: 130 });

/**
 * Forwards Ctrl-C and termination signals to the children, including those outside of the terminal's process group.
 * A terminal signals every process of its group, so the signal is forwarded after a short delay.
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
