import { existsSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { closeDb, type Db, openDb, openReadonlyDb } from "@/db/open";
import { getBenchmark } from "@/db/queries/get-benchmark";
import { getBoardStats } from "@/db/queries/get-board-stats";
import { getClaimFacets } from "@/db/queries/get-claim-facets";
import { getDataQuality } from "@/db/queries/get-data-quality";
import { getModel } from "@/db/queries/get-model";
import { listBenchmarks, listFamilies } from "@/db/queries/list-benchmarks";
import { listClaimRows } from "@/db/queries/list-claim-rows";
import { listModelResults } from "@/db/queries/list-model-results";
import { listModels } from "@/db/queries/list-models";
import { listMonthlyCounts } from "@/db/queries/list-monthly-counts";
import { listNewClaims } from "@/db/queries/list-new-claims";
import { listNewestPapers } from "@/db/queries/list-newest-papers";
import { pageClaims } from "@/db/queries/page-claims";
import { streamRows } from "@/db/queries/stream-rows";
import { reviewClaim } from "@/db/store/review";
import { csv } from "@/exporters/csv";
import { type CellValue, COLUMN_KEYS } from "@/lib/claim/columns";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { createMillionClaims } from "./million-claims";
import { UsageError } from "./usage-error";

const ROUNDS = 3;

/** Processor time in ms by name of the view. */
type Results = Record<string, number>;

const query = (text: string) => parseClaimQuery(text).query;

function readOverview(db: Db): void {
  getBoardStats(db);
  listFamilies(db);
  listNewestPapers(db, 8);
  listMonthlyCounts(db);
  getDataQuality(db);
}

function readClaimsPage(db: Db, text: string): void {
  listClaimRows(db, query(text));
  getClaimFacets(db, query(text));
}

function readModelPage(db: Db, id: string): void {
  getModel(db, id);
  listModelResults(db);
}

/** A page of the API in the middle of an order. */
function readApiPage(db: Db): void {
  const { last } = pageClaims(db, query("sort=-gain&per=1"), [4, 9.7, "m", 0, ""]);
  pageClaims(db, query("sort=-gain"), last);
}

/** Reads of the board that are measured with nothing cached but what the overview and the claims page read before. */
const READS: Readonly<Record<string, (db: Db, names: { readonly model: string; readonly benchmark: string }) => void>> =
  {
    "claims by gain, first page": (db) => listClaimRows(db, query("sort=-gain")),
    "claims by gain, ascending": (db) => listClaimRows(db, query("sort=gain")),
    "claims by title, first page": (db) => listClaimRows(db, query("sort=paper_title")),
    "claims, page 5,000": (db) => listClaimRows(db, query("page=5000")),
    "API, page in the middle of the order by gain": readApiPage,
    "feed of new claims": (db) => listNewClaims(db, query(""), 50),
    'search "reasoning" with filter counts': (db) => readClaimsPage(db, "q=reasoning"),
    "page of the most frequent model": (db, { model }) => readModelPage(db, model),
    "the benchmark with most claims": (db, { benchmark }) => getBenchmark(db, benchmark),
  };

/** Pages that are measured right after the review of a claim. */
const PAGES: Readonly<Record<string, (db: Db) => void>> = {
  "claims and filter counts after a write": (db) => readClaimsPage(db, ""),
  "overview after a write": readOverview,
  "list of models after a write": (db) => {
    listModels(db);
    listModelResults(db);
  },
  "list of benchmarks after a write": (db) => listBenchmarks(db),
};

/** Returns the processor time of a call in ms, which does not depend on other work of the machine. */
async function measure(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Writes all columns of all claims as the server does; returns the number of characters. */
function writeCsv(db: Db, file: string): number {
  const toText = (row: readonly CellValue[]): string => csv.rows?.rows([row], COLUMN_KEYS) ?? "";
  let length = 0;
  const rows = streamRows({ board: db, file }, query(""), { name: csv.name, columns: COLUMN_KEYS, toText });
  for (const text of rows) length += text.length;
  return length;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function measureBoard(file: string): Promise<Results> {
  const writer = openDb(file);
  const db = openReadonlyDb(file);
  // Read without any of the caches that are measured.
  const claim = String(writer.$client.prepare("SELECT id FROM claims ORDER BY pk LIMIT 1 OFFSET 2000").pluck().get());
  let isRejected = false;
  const change = (): void => {
    isRejected = !isRejected;
    reviewClaim(writer, claim, isRejected ? "rejected" : null, { by: null });
  };
  const results: Results = {};
  const add = (name: string, value: number): void => {
    results[name] = Math.round(value * 10) / 10;
    console.log(`${results[name]?.toLocaleString("en").padStart(10)} ms  ${name}`);
  };
  add("first page of a started server: claims and filter counts", await measure(() => readClaimsPage(db, "")));
  add("all summaries of a started server, in steps between requests", await measure(() => readOverview(db)));
  console.log(`${Math.round(process.memoryUsage.rss() / 1e6)} MB of memory with all summaries`);
  const warmUp = (): void => {
    readClaimsPage(db, "");
    readOverview(db);
    listModels(db);
  };
  warmUp();
  const names = { model: listModels(db)[0]?.id ?? "", benchmark: listBenchmarks(db)[0]?.id ?? "" };
  const rounds: Record<string, number[]> = {};
  const note = async (name: string, work: () => void): Promise<void> => {
    rounds[name] = [...(rounds[name] ?? []), await measure(work)];
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, read] of Object.entries(PAGES)) {
      change();
      await note(name, () => read(db));
    }
    warmUp();
    for (const [name, read] of Object.entries(READS)) await note(name, () => read(db, names));
  }
  for (const [name, times] of Object.entries(rounds)) add(name, median(times));
  let length = 0;
  const time = await measure(() => {
    length = writeCsv(db, file);
  });
  add("CSV of all claims", time);
  console.log(
    `${Math.round(length / 1e6)} MB of CSV, ${(length / 1000 / time).toFixed(1)} MB per second of processor time`,
  );
  closeDb(db);
  closeDb(writer);
  return results;
}

function printComparison(before: Results, after: Results): void {
  console.log("\n| read | before | now |\n| --- | --- | --- |");
  for (const [name, now] of Object.entries(after)) console.log(`| ${name} | ${before[name] ?? "–"} ms | ${now} ms |`);
}

/**
 * Measures the reads of the dashboard on a board with 1,000,000 claims in processor time, each the median of three rounds.
 * @param args the board, which is created if it does not exist; a file for the results; a file with earlier results
 */
export async function run([board, output, earlier]: readonly string[]): Promise<void> {
  if (board === undefined) throw new UsageError("usage: npm run bench -- board BOARD [RESULTS [EARLIER_RESULTS]]");
  if (!existsSync(board)) createMillionClaims(board);
  const results = await measureBoard(board);
  if (output !== undefined) writeFileSync(output, `${JSON.stringify(results, null, 2)}\n`);
  if (earlier !== undefined) printComparison(JSON.parse(readFileSync(earlier, "utf8")) as Results, results);
}
