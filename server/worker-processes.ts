import cluster, { type Worker } from "node:cluster";
import process from "node:process";
import { SERVER_ENV, type ServerMessage, serverMessageSchema } from "./messages";

/** True in the process that starts the worker processes of a server and answers no requests itself. */
export const startsWorkers = (): boolean => cluster.isPrimary && countWorkers() > 1;

const countWorkers = (): number => Number(process.env[SERVER_ENV.processes] ?? 1);

/**
 * Starts worker processes that share the port. This process accepts the connections and distributes them round-robin. The
 * server is listening when all workers are. It stops as a whole: on a signal, with its parent, or when any worker exits.
 * A worker is never restarted, so that a crash is reported like that of a single process.
 * @param report sends a message to the parent
 */
export function runWorkers(report: (message: ServerMessage) => void): void {
  const workers = Array.from({ length: countWorkers() }, () => cluster.fork());
  let isStopping = false;
  let exitCode = 0;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    for (const worker of workers) worker.process.kill("SIGTERM");
  };
  for (const signal of ["SIGTERM", "SIGINT", "disconnect"]) process.on(signal, stop);
  const listening = new Set<Worker>();
  for (const worker of workers) {
    worker.on("message", (value: unknown) => {
      const message = serverMessageSchema.parse(value);
      if (message.kind === "failed") report(message);
      else if (listening.add(worker).size === workers.length) report(message);
    });
    worker.on("exit", (code) => {
      if (!isStopping) exitCode = code || 1;
      stop();
      if (workers.every((one) => one.isDead())) process.exit(exitCode);
    });
  }
}
