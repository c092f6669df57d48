import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import { ANY_HOST } from "@/lib/api/request-origin";
import { findFreePort } from "../free-port";
import { cliLockWait } from "../lock-wait";
import { printMessage } from "../messages";
import { dbOption, ROOT } from "../paths";

const EXAMPLE = `
Example:
  $ claimboard serve --port 8080 --db papers.db`;

const NEXT_BIN = join(ROOT, "node_modules", "next", "dist", "bin", "next");

interface Options {
  readonly port: number;
  readonly host: string;
  readonly readOnly?: true;
  readonly db: string;
}

export function addServe(program: Command): void {
  program
    .command("serve")
    .description("serve the dashboard")
    .option("--port <number>", "port; the next free one if it is in use", parsePort, 3000)
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--read-only", "disable all changes; always on if other machines can reach the address")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runServe);
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new InvalidArgumentError("Expected a port from 0 to 65535.");
  return port;
}

async function runServe({ port, host, readOnly, db }: Options): Promise<void> {
  if (!existsSync(join(ROOT, ".next", "BUILD_ID"))) throw new Error("the dashboard is not built yet: npm run build");
  const isPublic = !isLoopback(host);
  let free = await findFreePort(port, host);
  await prepareDb(db, readOnly || isPublic);
  if (isPublic && !readOnly) printMessage("other machines can reach this address: the dashboard is read-only");
  const env = {
    ...(isPublic ? { CLAIMBOARD_HOSTS: ANY_HOST } : {}),
    ...process.env,
    ...(readOnly || isPublic ? { CLAIMBOARD_READ_ONLY: "1" } : {}),
    CLAIMBOARD_DB: db,
  };
  // Another program may take the port between the check and the start; then the next port is tried.
  for (let tries = 0; tries < 10; tries++) {
    if (port !== 0 && free !== port) printMessage(`port ${port} is in use, using ${free}`);
    const args = [NEXT_BIN, "start", ROOT, "--port", String(free), "--hostname", host];
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
    if ((await waitForExit(child, `http://${toUrlHost(host)}:${free}`)) !== "port taken") return;
    free = await findFreePort(port === 0 ? 0 : free + 1, host);
  }
  throw new Error(`no free port found from ${port} on`);
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

/** Prints the URL once the server is ready, forwards its errors, and resolves when it exits. */
function waitForExit(child: ChildProcess, url: string): Promise<"ended" | "port taken"> {
  let isStopping = false;
  let isAnnounced = false;
  let stderrText = "";
  const stop = (): void => {
    isStopping = true;
    child.kill("SIGTERM");
  };
  const end = (): void => void child.kill();
  process.on("SIGINT", stop).on("SIGTERM", stop).on("exit", end);
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    if (isAnnounced || !/ready/i.test(text)) return;
    isAnnounced = true;
    process.stdout.write(`Claimboard is on ${url}\n`);
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    if (isAnnounced) process.stderr.write(text);
    else stderrText += text;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("SIGINT", stop).off("SIGTERM", stop).off("exit", end);
      if (isStopping || code === 0) return resolve("ended");
      if (!isAnnounced && stderrText.includes("EADDRINUSE")) return resolve("port taken");
      process.stderr.write(stderrText);
      reject(new Error(`the server ended with code ${code}`));
    });
  });
}
