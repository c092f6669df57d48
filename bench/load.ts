import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { closeDb, type Db, openDb } from "@/db/open";
import { serve, temporaryFolder } from "../e2e/program";
import { runClient, type Sample } from "./load-client";
import { formatRows, isError, type MemorySample, renderMemorySvg, summarize } from "./load-report";
import { type LoadNames, toAddressPattern } from "./load-requests";
import { watchProcesses } from "./process-usage";
import { UsageError } from "./usage-error";

const RESULTS = fileURLToPath(new URL("load.json", import.meta.url));
const PLOT = fileURLToPath(new URL("../docs/load-memory.svg", import.meta.url));
const MEMORY_INTERVAL_MS = 5000;
/** As many as the machines of the measurement have cores. */
const PROCESSES = 2;
/** Requests that are sent before the measurement, one after the other: a server that runs is warm. */
const WARM_UP = [
  "/",
  "/claims",
  "/benchmarks",
  "/papers",
  "/models",
  "/imports",
  "/api/v1/claims",
  "/claims.csv?q=code",
];

/**
 * Serves a copy of a board to concurrent clients of mixed use (pages, data, API, CSV, reviews) and measures errors,
 * latency and memory. Each client pauses 0.5 to 3.5 s between two requests.
 * @param args database, minutes (5) and clients (50)
 */
export async function run([board, minutesText = "5", clientsText = "50"]: readonly string[]): Promise<void> {
  const [minutes, clients] = [Number(minutesText), Number(clientsText)];
  if (board === undefined || !(minutes > 0) || !(clients > 0))
    throw new UsageError("usage: npm run bench -- load BOARD [MINUTES] [CLIENTS]");
  const folder = temporaryFolder();
  const [db, log] = [`${folder.path}/board.db`, `${folder.path}/server.log`];
  copyFileSync(board, db);
  const names = readNames(db);
  const server = await serve(["--db", db, "--port", "0", "--log", log, "--processes", String(PROCESSES)]);
  // Connections are dealt out in turns, so that every process gets each of them.
  for (const path of WARM_UP.flatMap((one) => Array.from({ length: PROCESSES }, () => one)))
    await (await fetch(server.url + path, { headers: { Connection: "close" } })).arrayBuffer();
  const samples: Sample[] = [];
  const start = performance.now();
  const memory = watchProcesses(readServerPids(log), MEMORY_INTERVAL_MS);
  const until = start + minutes * 60_000;
  const progress = setInterval(() => console.log(describeProgress(samples, start)), 60_000);
  const runs = Array.from({ length: clients }, (_, i) =>
    runClient(server.url, names, { seed: i + 1, until }, (sample) => samples.push(sample)),
  );
  await Promise.all(runs);
  clearInterval(progress);
  const measured = memory.stop();
  await server.stop();
  folder.remove();
  report({ samples, measured, minutes, clients });
}

interface Measured {
  readonly samples: readonly Sample[];
  readonly measured: readonly MemorySample[];
  readonly minutes: number;
  readonly clients: number;
}

function report({ samples, measured, minutes, clients }: Measured): void {
  const rows = summarize(samples);
  console.log(formatRows(rows));
  console.log(formatRows(summarize(samples, ({ path }) => toAddressPattern(path)).slice(1)));
  for (const { kind, path, status } of samples.filter(isError).slice(0, 20))
    console.log(`error: ${status} ${kind} ${path}`);
  const slowest = [...samples].sort((a, b) => b.ms - a.ms).slice(0, 10);
  for (const { path, ms } of slowest) console.log(`slow: ${Math.round(ms)} ms ${path}`);
  const mb = measured.map((sample) => sample.mb);
  const memory = { first: mb[0] ?? 0, max: Math.max(...mb), last: mb.at(-1) ?? 0 };
  console.log(`memory: ${memory.first} MB at the start, at most ${memory.max} MB, ${memory.last} MB at the end`);
  const date = new Date().toISOString().slice(0, 10);
  const about = { date, node: process.versions.node, minutes, clients };
  writeFileSync(RESULTS, `${JSON.stringify({ ...about, rows, memory: measured }, null, 2)}\n`);
  const title = `Memory of the server, ${clients} clients, ${minutes} minutes`;
  writeFileSync(PLOT, renderMemorySvg(measured, { title, source: "npm run bench -- load" }));
}

function describeProgress(samples: readonly Sample[], start: number): string {
  const [all] = summarize(samples);
  return `${Math.round((performance.now() - start) / 60_000)} min: ${all?.requests} requests, ${all?.errors} errors, p99 ${all?.p99} ms`;
}

function readNames(file: string): LoadNames {
  const db = openDb(file);
  const names = {
    claims: list(db, "SELECT id FROM claims ORDER BY id LIMIT 2000"),
    papers: list(db, "SELECT id FROM papers ORDER BY id LIMIT 2000"),
    benchmarks: list(db, "SELECT benchmark_id FROM claim_benchmarks GROUP BY 1 ORDER BY count(*) DESC LIMIT 40"),
    models: list(db, "SELECT model_id FROM claims WHERE model_id <> '' GROUP BY 1 ORDER BY count(*) DESC LIMIT 40"),
  };
  closeDb(db);
  return names;
}

function list(db: Db, sql: string): [string, ...string[]] {
  const [first, ...rest] = db.$client.prepare<[], string>(sql).pluck().all();
  if (first === undefined) throw new UsageError("the board has too little data for this measurement");
  return [first, ...rest];
}

/** Each process of the server writes its id into the log when it listens. */
function readServerPids(log: string): number[] {
  const lines = readFileSync(log, "utf8").trim().split("\n");
  return lines.flatMap((line) => {
    const { msg, pid } = JSON.parse(line) as { msg?: string; pid?: number };
    return msg === "listening" && pid !== undefined ? [pid] : [];
  });
}
