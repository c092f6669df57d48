import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The tested checkout. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));
export const SEEDS = join(ROOT, "..", "shared", "seeds");
export const SAMPLES = ["digest.md", "listing.txt", "daily-papers.txt", "papers.jsonl"].map((name) =>
  join(ROOT, "samples", name),
);

const CLAIMBOARD = join(ROOT, "bin", "claimboard.mjs");
const START = join(ROOT, "scripts", "start.mjs");

export interface ExitResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Options {
  readonly cwd?: string;
  readonly input?: string | Uint8Array;
  readonly env?: Record<string, string>;
}

/** Returns the environment without variables set by npm. */
function cleanEnv(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: "1" };
  for (const name of Object.keys(env)) {
    if (/^(npm_|INIT_CWD$|CLAIMBOARD_|NODE_OPTIONS$|FORCE_COLOR$)/.test(name)) delete env[name];
  }
  return Object.assign(env, more);
}

function launch(script: string, args: readonly string[], { cwd = ROOT, env }: Options = {}): ChildProcess {
  return spawn(process.execPath, [script, ...args], { cwd, env: cleanEnv(env), stdio: "pipe" });
}

/** Runs `claimboard …` to its end. */
export function claimboard(args: readonly string[], options: Options = {}): Promise<ExitResult> {
  return waitForExit(launch(CLAIMBOARD, args, options), options.input);
}

/** Runs `claimboard …` until a condition holds, then sends a signal. Returns its output. */
export function interruptClaimboard(
  args: readonly string[],
  condition: Promise<unknown>,
  signal: NodeJS.Signals,
  options: Options = {},
): Promise<ExitResult> {
  const child = launch(CLAIMBOARD, args, options);
  child.stdin?.end(options.input);
  let [stdout, stderr] = ["", ""];
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  void condition.then(() => child.kill(signal));
  // Child processes may outlive it and keep its pipes open.
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve({ code, stdout, stderr }));
  });
}

/** Runs `npm start -- …` to its end, for rejected arguments. */
export function runStart(args: readonly string[], options: Options = {}): Promise<ExitResult> {
  return waitForExit(launch(START, args, options));
}

function waitForExit(child: ChildProcess, input?: string | Uint8Array): Promise<ExitResult> {
  const chunks = { stdout: "", stderr: "" };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    chunks.stdout += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    chunks.stderr += text;
  });
  // A program that rejects its input may exit before it is written.
  child.stdin?.on("error", () => {});
  child.stdin?.end(input);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, ...chunks }));
  });
}

export interface Server {
  readonly url: string;
  /** Output up to the address. */
  readonly startupOutput: string;
  /** Sends a signal, SIGINT by default, and returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Runs `claimboard serve` until it prints its address. */
export const serve = (args: readonly string[], options: Options = {}): Promise<Server> =>
  waitForServer(launch(CLAIMBOARD, ["serve", ...args], options));

/** Runs `npm start` until it prints its address. */
export const start = (args: readonly string[], options: Options = {}): Promise<Server> =>
  waitForServer(launch(START, args, options));

function waitForServer(child: ChildProcess): Promise<Server> {
  child.stdin?.end();
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const stop = (signal: NodeJS.Signals = "SIGINT") => {
    child.kill(signal);
    return ended;
  };
  return new Promise((resolve, reject) => {
    let printed = "";
    const read = (text: string): void => {
      printed += text;
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (url !== undefined && printed.endsWith("\n")) resolve({ url, startupOutput: printed, stop });
    };
    child.stdout?.setEncoding("utf8").on("data", read);
    child.stderr?.setEncoding("utf8").on("data", read);
    void ended.then((code) => reject(new Error(`ended with code ${code} before it served:\n${printed}`)));
  });
}

/** Creates a temporary folder. `remove` deletes it; the end of the process does so at the latest. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "claimboard-e2e-"));
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once("exit", remove);
  return { path, remove };
}
