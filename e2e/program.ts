import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout that is tested. */
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

/** The environment without what an npm around the tests puts into it. */
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

/** Runs `claimboard …` to its end, as a script would. */
export function claimboard(args: readonly string[], options: Options = {}): Promise<ExitResult> {
  return waitForExit(launch(CLAIMBOARD, args, options), options.input);
}

/** Runs `claimboard …` until something has happened and sends it a signal then; gives all that it said. */
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
  // What it started may outlive it and hold its pipes open.
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve({ code, stdout, stderr }));
  });
}

/** Runs `npm start -- …` to its end: for what is refused. */
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
  // A program that refuses its input may be gone before it is written.
  child.stdin?.on("error", () => {});
  child.stdin?.end(input);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, ...chunks }));
  });
}

export interface Server {
  readonly url: string;
  /** All that was printed until the address was. */
  readonly startupOutput: string;
  /** Ends it as Ctrl-C does and gives its exit code. */
  stop(): Promise<number | null>;
}

/** `claimboard serve`, up to the line with its address. */
export const serve = (args: readonly string[], options: Options = {}): Promise<Server> =>
  waitForServer(launch(CLAIMBOARD, ["serve", ...args], options));

/** `npm start`, up to the same line. */
export const start = (args: readonly string[], options: Options = {}): Promise<Server> =>
  waitForServer(launch(START, args, options));

function waitForServer(child: ChildProcess): Promise<Server> {
  child.stdin?.end();
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const stop = () => {
    child.kill("SIGINT");
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

/** A folder of its own, for a database and for files; `remove` takes it away, at the latest the end of the process. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "claimboard-e2e-"));
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once("exit", remove);
  return { path, remove };
}
