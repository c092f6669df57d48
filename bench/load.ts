import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { closeDb, type Db, openDb } from "@/db/open";
import { ROOT, serve, temporaryFolder } from "../e2e/program";
import { writePapers } from "./import";
import { runClient, type Sample } from "./load-client";
import { formatRows, isError, type MemorySample, renderMemorySvg, summarize, toViewGroups } from "./load-report";
import { type LoadNames, REVIEWS, toAddressPattern } from "./load-requests";
import { watchProcesses } from "./process-usage";
import { UsageError } from "./usage-error";

/** Files with the results and the plot, without and with an import. */
const OUTPUT = {
  alone: { results: toPath("load.json"), plot: toPath("../docs/load-memory.svg") },
  importing: { results: toPath("load-import.json"), plot: toPath("../docs/load-import-memory.svg") },
};
const MEMORY_INTERVAL_MS = 5000;
/** Number of the names of imported papers: they are not on the board. */
const FIRST_NAME = 100;
/** Processes of the server: as many as the machines of the measurement have cores. */
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
 * @param args database, minutes (5), clients (50), the number of new papers that are imported meanwhile (0), and the number
 * of reviews among a hundred requests (10), and the number of processes of the server (2)
 */
export async function run([board, ...numbers]: readonly string[]): Promise<void> {
  const [minutes = 5, clients = 50, papers = 0, reviews = REVIEWS, processes = PROCESSES] = numbers.map(Number);
  if (board === undefined || !(minutes > 0) || !(clients > 0) || !(papers >= 0) || !(reviews >= 0) || !(processes >= 1))
    throw new UsageError("usage: npm run bench -- load BOARD [MINUTES [CLIENTS [PAPERS [REVIEWS [PROCESSES]]]]]");
  const folder = temporaryFolder();
  const [db, log] = [`${folder.path}/board.db`, `${folder.path}/server.log`];
  copyFileSync(board, db);
  const names = readNames(db);
  const server = await serve(["--db", db, "--port", "0", "--log", log, "--processes", String(processes)]);
  // Connections are dealt out in turns, so that every process gets each of them.
  for (const path of WARM_UP.flatMap((one) => Array.from({ length: processes }, () => one)))
    await (await fetch(server.url + path, { headers: { Connection: "close" } })).arrayBuffer();
  const importing = papers > 0 ? await startImport(papers, { folder: folder.path, db }) : null;
  const samples: Sample[] = [];
  const start = performance.now();
  const memory = watchProcesses(readServerPids(log), MEMORY_INTERVAL_MS);
  const until = start + minutes * 60_000;
  const progress = setInterval(() => console.log(describeProgress(samples, start)), 60_000);
  const runs = Array.from({ length: clients }, (_, i) =>
    runClient(server.url, names, { seed: i + 1, until, reviews }, (sample) => samples.push(sample)),
  );
  await Promise.all(runs);
  clearInterval(progress);
  const measured = memory.stop();
  const imported = await importing?.stop();
  if (imported) console.log(`import of ${papers} papers: ${imported.outcome}`);
  await server.stop();
  folder.remove();
  const importEnd = imported?.end ?? null;
  report({ samples, measured, minutes, clients, papers, reviews, processes, importEnd });
}

/** Starts an import of new papers by the command line. */
async function startImport(papers: number, { folder, db }: { readonly folder: string; readonly db: string }) {
  const file = join(folder, "papers.jsonl");
  await writePapers(file, papers, FIRST_NAME);
  const start = performance.now();
  const args = [join(ROOT, "bin", "claimboard.mjs"), "import", file, "--db", db];
  const child = spawn(process.execPath, args, { stdio: "ignore" });
  let end: number | null = null;
  const exited = once(child, "exit").then(() => {
    end ??= performance.now();
  });
  return {
    /** Ends the import, if it still runs. @returns what it did, in words, and when it had ended; null if it still ran */
    stop: async (): Promise<{ readonly outcome: string; readonly end: number | null }> => {
      const ended = end;
      if (ended === null) child.kill("SIGTERM");
      await exited;
      if (ended === null) return { outcome: "still running at the end", end: null };
      return { outcome: `${Math.round((ended - start) / 1000)} s, exit code ${child.exitCode}`, end: ended };
    },
  };
}

interface Measured {
  readonly samples: readonly Sample[];
  readonly measured: readonly MemorySample[];
  readonly minutes: number;
  readonly clients: number;
  readonly papers: number;
  readonly reviews: number;
  readonly processes: number;
  /** When the import had ended, from `performance.now`; null without one, or if it still ran. */
  readonly importEnd: number | null;
}

function report({ samples, measured, minutes, clients, papers, reviews, processes, importEnd }: Measured): void {
  const pages = samples.filter(({ kind }) => kind === "page");
  const phase = ({ at }: Sample): string =>
    `page, ${importEnd !== null && at > importEnd ? "after" : "during"} the import`;
  const rows = [
    ...summarize(samples),
    ...summarize(pages, toViewGroups(pages, WARM_UP)).slice(1),
    ...(papers > 0 ? summarize(pages, phase).slice(1) : []),
  ];
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
  const about = { date, node: process.versions.node, minutes, clients, papers, reviews, processes };
  const { results, plot } = papers > 0 ? OUTPUT.importing : OUTPUT.alone;
  writeFileSync(results, `${JSON.stringify({ ...about, rows, memory: measured }, null, 2)}\n`);
  const title = `Memory of the server, ${clients} clients, ${minutes} minutes${papers > 0 ? ", during an import" : ""}`;
  writeFileSync(plot, renderMemorySvg(measured, { title, source: "npm run bench -- load" }));
}

function toPath(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
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
