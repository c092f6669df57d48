import { copyFileSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { closeDb, openReadonlyDb } from "@/db/open";
import { claimboard, type ExitResult, type Server, serve, temporaryFolder } from "../e2e/program";
import { readCorpus } from "./abstracts";
import { UsageError } from "./usage-error";

/** Pause between two snapshots, and between two requests to a server. */
const SNAPSHOT_MS = 5000;
const REQUEST_MS = 200;
/** Requests to the writer's board before the import, as the quiet state. */
const QUIET_REQUESTS = 50;
const REPLICAS = ["replica 1", "replica 2"];
/** Papers on the board before the import. */
const FIRST_SHARE = 0.2;

/** An answer of a server: number of papers, and when. */
interface Answer {
  readonly at: number;
  readonly ms: number;
  /** Null if the request failed. */
  readonly papers: number | null;
}

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? 0;
const p95 = (answers: readonly Answer[]): number =>
  Math.round(
    quantile(
      answers.map(({ ms }) => ms),
      0.95,
    ),
  );

/** Opens the page of papers, then asks for their number. */
async function requestPage({ url }: Server): Promise<Answer> {
  const at = performance.now();
  const page = await fetch(`${url}/papers`);
  await page.arrayBuffer();
  const ms = performance.now() - at;
  const list = await fetch(`${url}/api/v1/papers`);
  const { total } = (await list.json()) as { readonly total: number };
  return { at, ms, papers: page.ok && list.ok ? total : null };
}

async function requestUntil(server: Server, isOver: () => boolean): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (!isOver()) {
    answers.push(await requestPage(server).catch((): Answer => ({ at: performance.now(), ms: 0, papers: null })));
    await wait(REQUEST_MS);
  }
  return answers;
}

/** Numbers of papers on the writer's board over time. */
async function watchPapers(file: string, isOver: () => boolean): Promise<{ at: number; papers: number }[]> {
  const db = openReadonlyDb(file);
  const count = db.$client.prepare<[], number>("SELECT count(*) FROM papers").pluck();
  const seen: { at: number; papers: number }[] = [];
  while (!isOver()) {
    seen.push({ at: performance.now(), papers: count.get() ?? 0 });
    await wait(REQUEST_MS / 2);
  }
  closeDb(db);
  return seen;
}

/** Copies the writer's board, and puts the copy in the place of the board of each replica; returns the time in ms. */
async function replaceBoards(writer: string, boards: readonly string[]): Promise<number> {
  const start = performance.now();
  const snapshot = `${writer}.snapshot`;
  requireSuccess(await claimboard(["backup", snapshot, "--db", writer]));
  for (const board of boards) {
    copyFileSync(snapshot, `${board}.next`);
    renameSync(`${board}.next`, board);
  }
  return performance.now() - start;
}

function requireSuccess({ code, stderr }: ExitResult): void {
  if (code !== 0) throw new Error(stderr);
}

/**
 * One writer imports papers while snapshots of its board replace those of two read-only servers. Prints how late a
 * reader of a replica sees papers, failed requests, and the latency of pages on the writer's own board before and during
 * the import.
 * @param args number of papers (6000)
 */
export async function run([countText = "6000"]: readonly string[]): Promise<void> {
  const papers = await readCorpus(Number(countText));
  if (papers.length === 0) throw new UsageError("left out: ../shared/corpus is not here");
  const folder = temporaryFolder();
  const pathOf = (name: string): string => join(folder.path, name);
  const first = Math.floor(FIRST_SHARE * papers.length);
  for (const [name, part] of [
    ["first.jsonl", papers.slice(0, first)],
    ["rest.jsonl", papers.slice(first)],
  ] as const)
    writeFileSync(pathOf(name), part.map((paper) => `${JSON.stringify(paper)}\n`).join(""));
  const writer = pathOf("writer.db");
  requireSuccess(await claimboard(["import", pathOf("first.jsonl"), "--db", writer]));
  const boards = REPLICAS.map((name) => {
    mkdirSync(pathOf(name));
    return join(pathOf(name), "board.db");
  });
  await replaceBoards(writer, boards);
  const servers = await Promise.all(
    [writer, ...boards].map((board) => serve(["--db", board, "--read-only", "--port", "0"])),
  );
  try {
    const [own, ...replicas] = servers as [Server, ...Server[]];
    await requestPage(own);
    let sent = 0;
    const quiet = await requestUntil(own, () => sent++ === QUIET_REQUESTS);
    let isOver = false;
    const imported = claimboard(["import", pathOf("rest.jsonl"), "--db", writer]).then((result) => {
      isOver = true;
      requireSuccess(result);
    });
    const snapshots: number[] = [];
    const takeSnapshots = async (): Promise<void> => {
      while (!isOver) {
        await wait(SNAPSHOT_MS);
        snapshots.push(await replaceBoards(writer, boards));
      }
    };
    const [seen, during, ...answers] = await Promise.all([
      watchPapers(writer, () => isOver),
      requestUntil(own, () => isOver),
      ...replicas.map((server) => requestUntil(server, () => isOver)),
      imported,
      takeSnapshots(),
    ]);
    const list = (answers as (Answer[] | undefined)[]).flatMap((one) => one ?? []);
    console.log(`pages of the writer's board: p95 ${p95(quiet)} ms before the import, ${p95(during)} ms during it`);
    console.log(`pages of the replicas: p95 ${p95(list)} ms during the import, ${list.length} requests`);
    const failed = [...quiet, ...during, ...list].filter((answer) => answer.papers === null).length;
    const lags = list.flatMap((answer) => toLag(answer, seen) ?? []);
    console.log(`failed requests: ${failed}`);
    console.log(
      `snapshots: ${snapshots.length}, ${Math.round(quantile(snapshots, 0.5))} ms each; papers are ${seconds(quantile(lags, 0.5))} late (median), at most ${seconds(Math.max(...lags))}`,
    );
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    folder.remove();
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Returns for how long the writer's board has had more papers than an answer, in ms. */
function toLag({ at, papers }: Answer, seen: readonly { at: number; papers: number }[]): number | null {
  if (papers === null) return null;
  const more = seen.find((one) => one.papers > papers);
  return more === undefined || more.at > at ? 0 : at - more.at;
}
