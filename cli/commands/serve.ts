import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";
import { ANY_HOST } from "@/lib/api/request-origin";
import { getErrorMessage } from "@/lib/format/error-message";
import { type AccessTokens, EDITOR_TOKEN, READ_TOKEN, readAccessTokens } from "@/server/access-tokens";
import { SERVER_ENV, serverMessageSchema } from "@/server/messages";
import { findFreePort } from "../free-port";
import { cliLockWait } from "../lock-wait";
import { printMessage } from "../messages";
import { dbOption, isDashboardBuilt, ROOT } from "../paths";
import { UsageError } from "../usage-error";

const EXAMPLE = `
Example:
  $ claimboard serve --port 8080 --db papers.db

On a network, with tokens in the environment (never as arguments):
  $ claimboard serve --host 0.0.0.0 --log board.log`;

const SERVER_BIN = join(ROOT, "bin", "server.mjs");
/**
 * Semi-space of V8's young generation, in megabytes. Pages create many short-lived objects: with the default of 16 MB, a
 * third of the time goes into collecting them.
 */
const SEMI_SPACE_MB = 64;
/** The serving process has this long to end by itself, in milliseconds. */
const STOP_MS = 4000;

interface Options {
  readonly port: number;
  readonly host: string;
  readonly processes: number;
  readonly readOnly?: boolean;
  readonly log?: string;
  readonly db: string;
}

export function addServe(program: Command): void {
  program
    .command("serve")
    .description("serve the dashboard")
    .option("--port <number>", "port; the next free one if it is in use", parsePort, 3000)
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--processes <number>", "processes that answer requests, for boards with many readers", parseProcesses, 1)
    .option("--read-only", "disable all changes; always on for a network without an editor token")
    .addOption(logOption())
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runServe);
}

const logOption = (): Option =>
  new Option("--log <file>", 'write one JSON line per request and error to a file, or to standard error ("-")')
    .env("CLAIMBOARD_LOG")
    .argParser((file) => (file === "-" || file === "" ? file : resolve(file)));

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new InvalidArgumentError("Expected a port from 0 to 65535.");
  return port;
}

function parseProcesses(text: string): number {
  const processes = Number(text);
  if (!/^\d{1,2}$/.test(text) || processes < 1) throw new InvalidArgumentError("Expected a number from 1 to 99.");
  return processes;
}

async function runServe({
  port,
  host,
  processes,
  readOnly: isRequested = false,
  log = "",
  db,
}: Options): Promise<void> {
  if (!isDashboardBuilt()) throw new Error("the dashboard is not built yet: npm run build");
  const tokens = readTokens();
  const isPublic = !isLoopback(host);
  const isReadOnly = isRequested || (tokens === null ? isPublic : !tokens.isEditorRequired);
  let free = await findFreePort(port, host);
  await prepareDb(db, isReadOnly);
  for (const line of describeAccess({ tokens, isPublic, isReadOnly, isRequested })) printMessage(line);
  const env = {
    ...(isPublic ? { CLAIMBOARD_HOSTS: ANY_HOST } : {}),
    ...process.env,
    ...(isReadOnly ? { CLAIMBOARD_READ_ONLY: "1" } : {}),
    CLAIMBOARD_DB: db,
    [SERVER_ENV.log]: log,
    [SERVER_ENV.host]: host,
    [SERVER_ENV.processes]: String(processes),
  };
  // Another program may take the port between the check and the start; then the next port is tried.
  for (let tries = 0; tries < 10; tries++) {
    if (port !== 0 && free !== port) printMessage(`port ${port} is in use, using ${free}`);
    const child = spawn(process.execPath, [`--max-semi-space-size=${SEMI_SPACE_MB}`, SERVER_BIN], {
      cwd: ROOT,
      env: { ...env, [SERVER_ENV.port]: String(free) },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    if ((await waitForExit(child, `http://${toUrlHost(host)}:${free}`)) !== "port taken") return;
    free = await findFreePort(port === 0 ? 0 : free + 1, host);
  }
  throw new Error(`no free port found from ${port} on`);
}

function readTokens(): AccessTokens | null {
  try {
    return readAccessTokens(process.env);
  } catch (error) {
    throw new UsageError(getErrorMessage(error));
  }
}

interface ServedAccess {
  readonly tokens: AccessTokens | null;
  /** True if other machines can reach the address. */
  readonly isPublic: boolean;
  readonly isReadOnly: boolean;
  /** True if the user requested a read-only board. */
  readonly isRequested: boolean;
}

/** Says who can read and who can change the board, unless it is the default of a private board. */
export function describeAccess({ tokens, isPublic, isReadOnly, isRequested }: ServedAccess): string[] {
  const lines: string[] = [];
  if (tokens !== null) {
    const readers = tokens.isReadRequired ? "with a token" : "for everybody who reaches the address";
    lines.push(`reading: ${readers}; changes: ${isReadOnly ? "off" : "with the editor token"}`);
    if (isReadOnly && !isRequested) lines.push(`set ${EDITOR_TOKEN} as well to allow changes`);
  } else if (isPublic) {
    if (!isRequested) lines.push("other machines can reach this address: the dashboard is read-only");
    lines.push(`everybody who reaches it can read everything; set ${READ_TOKEN} and ${EDITOR_TOKEN} to require tokens`);
  }
  if (tokens !== null && isPublic)
    lines.push("tokens and pages travel unencrypted; put a proxy with https in front of an untrusted network");
  return lines;
}

/** True for addresses that only this machine can reach. */
const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);

/** Creates or migrates the database before the first page needs it; a read-only server needs no writable file. */
async function prepareDb(file: string, isReadOnly: boolean): Promise<void> {
  const [{ closeDb }, { openDbWhenFree, openReadonlyDbWhenFree }] = await Promise.all([
    import("@/db/open"),
    import("@/db/open-when-free"),
  ]);
  closeDb(await (isReadOnly && existsSync(file) ? openReadonlyDbWhenFree : openDbWhenFree)(file, cliLockWait()));
}

/** Converts a listen address to a URL host: wildcards become 127.0.0.1, IPv6 gets brackets. */
function toUrlHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/**
 * Prints the URL once the server is ready, and resolves when it exits. It ends with this process in any case: on a
 * signal it is given a few seconds, and if this process ends abruptly, it notices the closed channel.
 */
function waitForExit(child: ChildProcess, url: string): Promise<"ended" | "port taken"> {
  let isStopping = false;
  let failure: { readonly code: string; readonly message: string } | null = null;
  const kill = (): void => void child.kill("SIGKILL");
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    child.kill("SIGTERM");
    setTimeout(kill, STOP_MS).unref();
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, stop);
  // Only if a program started this one with a channel: `npm start` does.
  process.on("disconnect", stop);
  process.on("exit", kill);
  child.on("message", (value) => {
    const message = serverMessageSchema.parse(value);
    if (message.kind === "failed") failure = message;
    else process.stdout.write(`Claimboard is on ${url}\n`);
  });
  return new Promise((resolveExit, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      for (const signal of signals) process.off(signal, stop);
      process.off("disconnect", stop).off("exit", kill);
      if (process.connected) process.disconnect?.();
      if (isStopping || code === 0) return resolveExit("ended");
      if (failure?.code === "EADDRINUSE") return resolveExit("port taken");
      reject(new Error(failure?.message ?? `the server ended with code ${code}`));
    });
  });
}
