import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import { ANY_HOST } from "@/lib/api/request-origin";
import { findFreePort } from "../free-port";
import { lockPatience } from "../lock-patience";
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
    .option("--port <number>", "the port; where it is taken, the next free one", parsePort, 3000)
    .option("--host <address>", "the address to listen on", "127.0.0.1")
    .option("--read-only", "let nobody change anything; always so where other machines reach the address")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runServe);
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new InvalidArgumentError("A port is a number from 0 to 65535.");
  return port;
}

async function runServe({ port, host, readOnly, db }: Options): Promise<void> {
  if (!existsSync(join(ROOT, ".next", "BUILD_ID"))) throw new Error("the dashboard is not built yet: npm run build");
  const open = !isLoopback(host);
  let free = await findFreePort(port, host);
  await prepareDb(db, readOnly || open);
  if (open && !readOnly)
    printMessage("others can reach this address: the dashboard shows and lets nobody change anything");
  const env = {
    ...(open ? { CLAIMBOARD_HOSTS: ANY_HOST } : {}),
    ...process.env,
    ...(readOnly || open ? { CLAIMBOARD_READ_ONLY: "1" } : {}),
    CLAIMBOARD_DB: db,
  };
  // Between the look and the start another program may take the port: then the next one is tried.
  for (let tries = 0; tries < 10; tries++) {
    if (port !== 0 && free !== port) printMessage(`port ${port} is taken, using ${free}`);
    const args = [NEXT_BIN, "start", ROOT, "--port", String(free), "--hostname", host];
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
    if ((await waitForExit(child, `http://${toUrlHost(host)}:${free}`)) !== "port taken") return;
    free = await findFreePort(port === 0 ? 0 : free + 1, host);
  }
  throw new Error(`no port from ${port} on stays free`);
}

/** True for addresses that only this machine reaches. */
const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);

/** Makes or migrates the database before a page asks for it; one that is only shown need not be writable. */
async function prepareDb(file: string, onlyShown: boolean): Promise<void> {
  const [{ closeDb }, { openDbWhenFree, openReadonlyDbWhenFree }] = await Promise.all([
    import("@/db/open"),
    import("@/db/open-when-free"),
  ]);
  closeDb(await (onlyShown && existsSync(file) ? openReadonlyDbWhenFree : openDbWhenFree)(file, lockPatience()));
}

/** An address that a browser takes: "any address" is this machine, and IPv6 stands in brackets. */
function toUrlHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/** Says where the dashboard is once it answers, passes on what the server complains of, and ends with it. */
function waitForExit(child: ChildProcess, url: string): Promise<"ended" | "port taken"> {
  let stopping = false;
  let announced = false;
  let complaint = "";
  const stop = (): void => {
    stopping = true;
    child.kill("SIGTERM");
  };
  const end = (): void => void child.kill();
  process.on("SIGINT", stop).on("SIGTERM", stop).on("exit", end);
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    if (announced || !/ready/i.test(text)) return;
    announced = true;
    process.stdout.write(`Claimboard is on ${url}\n`);
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    if (announced) process.stderr.write(text);
    else complaint += text;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("SIGINT", stop).off("SIGTERM", stop).off("exit", end);
      if (stopping || code === 0) return resolve("ended");
      if (!announced && complaint.includes("EADDRINUSE")) return resolve("port taken");
      process.stderr.write(complaint);
      reject(new Error(`the server ended with code ${code}`));
    });
  });
}
