import { createServer } from "node:http";
import process from "node:process";
import { fileURLToPath } from "node:url";
import next from "next";
import { getErrorMessage } from "@/lib/format/error-message";
import { createAccessPolicy } from "./access-policy";
import { EDITOR_TOKEN, READ_TOKEN } from "./access-tokens";
import { createEndedSessions } from "./ended-sessions";
import { createFront } from "./front";
import { createReadinessCheck } from "./health";
import { createServerLog, type ServerLog } from "./log";
import { SERVER_ENV, type ServerMessage } from "./messages";
import { cachePages } from "./page-cache";
import { requireEditors } from "./request-context";
import { SIGN_OUT_PATH } from "./sign-in";
import { stopServer } from "./stop-server";
import { runWorkers, startsWorkers } from "./worker-processes";

/**
 * The serving process: `claimboard serve` starts it and ends it; it never outlives its parent. It may start several
 * worker processes, which then serve.
 */

/** Time after which the server closes an idle connection. */
const KEEP_ALIVE_MS = 65_000;

const ROOT = fileURLToPath(new URL("..", import.meta.url));

function report(message: ServerMessage): void {
  if (process.connected) process.send?.(message);
}

/** Reads the tokens and removes them from the environment, which threads and error reports would see. */
function takeAccessPolicy(log: ServerLog) {
  const file = process.env.CLAIMBOARD_DB;
  const ended = createEndedSessions(file ? `${file}-signed-out` : null, (error) =>
    log.error({ id: "-", method: "-", path: SIGN_OUT_PATH, error }),
  );
  const policy = createAccessPolicy(process.env, ended);
  delete process.env[READ_TOKEN];
  delete process.env[EDITOR_TOKEN];
  if (policy?.tokens.isEditorRequired) requireEditors();
  return policy;
}

async function main(): Promise<void> {
  const { host, port, log: target } = SERVER_ENV;
  const log = createServerLog(process.env[target] ?? "");
  const policy = takeAccessPolicy(log);
  const [hostname, wanted] = [process.env[host] ?? "127.0.0.1", Number(process.env[port] ?? 3000)];
  // Next registers its handler of upgrade requests on `httpServer`. On a server that never listens, it never runs: an
  // upgrade request is then an ordinary request, which passes the access check and cannot hold a connection open.
  const app = next({ dev: false, dir: ROOT, hostname, port: wanted, quiet: true, httpServer: createServer() });
  await app.prepare();
  const handle = app.getRequestHandler();
  const checkReadiness = createReadinessCheck(process.env.CLAIMBOARD_DB ?? "");
  const dashboard = cachePages(process.env.CLAIMBOARD_DB ?? "", handle);
  const server = createServer(createFront({ policy, log, checkReadiness, dashboard }));
  // Longer than clients keep idle connections: one that is closed just when a request arrives is an error of the client.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  let isStopping = false;
  const stop = async (reason: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.event("stopping", { reason });
    await stopServer(server);
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  // The channel closes when the parent ends in any way.
  process.on("disconnect", () => void stop("the parent process ended"));
  server.on("error", (error: NodeJS.ErrnoException) => fail(error));
  server.listen(wanted, hostname, () => {
    log.event("listening", { host: hostname, port: wanted, pid: process.pid });
    report({ kind: "listening" });
  });
}

function fail(error: NodeJS.ErrnoException): void {
  report({ kind: "failed", code: error.code ?? "", message: getErrorMessage(error) });
  process.disconnect?.();
  process.exit(1);
}

if (startsWorkers()) runWorkers(report);
else main().catch(fail);
