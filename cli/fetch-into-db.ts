import type { Patience } from "@/db/lock-wait";
import { closeDb, type Db } from "@/db/open";
import { openDbWhenFree } from "@/db/open-when-free";
import { getFetchState, setFetchState } from "@/db/store/fetch-state";
import { importPapers } from "@/db/store/import";
import { addSummary, createImportSummary } from "@/db/store/import-summary";
import { write } from "@/db/store/write";
import { formatUserAgent } from "@/sources/services/agent";
import { createClient, type SendRequest } from "@/sources/services/client";
import { type FetchedPage, fetchPages, formatQueryName } from "@/sources/services/fetch-pages";
import type { Cursor, Service, ServiceQuery } from "@/sources/services/service";
import { EXTRACTOR } from "./extractor";
import { createImportReporter, formatImportSummary } from "./import-report";
import { lockPatience } from "./lock-patience";
import { formatCount, printMessage } from "./messages";
import { createStopSignal } from "./stop-signal";
import { readVersion } from "./version";

/** Options of `claimboard fetch`. */
export interface FetchOptions extends ServiceQuery {
  /** Papers to stop after. */
  readonly limit: number;
  /** Seconds to wait for one response. */
  readonly timeout: number;
  /** Ignores where an earlier run ended. */
  readonly restart?: true;
  /** Path of the database file. */
  readonly db: string;
}

/** Asks a service for papers and stores each answer before the next is asked for. */
export async function fetchIntoDb(service: Service, options: FetchOptions): Promise<void> {
  const signal = createStopSignal();
  const sendRequest = createClient(service, {
    userAgent: formatUserAgent(readVersion()),
    signal,
    timeout: options.timeout * 1000,
    base: process.env.CLAIMBOARD_FETCH_BASE,
    onWait: (reason, ms) => printMessage(`${reason}; asking again in ${Math.ceil(ms / 1000)} s`),
  });
  const patience = lockPatience(signal);
  const db = await openDbWhenFree(options.db, patience);
  const summary = createImportSummary();
  try {
    for await (const imported of storePages({ db, patience }, service, options, sendRequest))
      addSummary(summary, imported);
  } catch (error) {
    // What was asked for when the stop came is not waited for.
    if (!signal.aborted) throw error;
  } finally {
    if (summary.papers.new + summary.papers.merged + summary.papers.unchanged > 0 || !signal.aborted)
      process.stdout.write(`${formatImportSummary(summary)}\n`);
    closeDb(db);
  }
  if (signal.aborted) printMessage("stopped; the same command goes on where this one ended");
}

interface Board {
  readonly db: Db;
  readonly patience: Patience;
}

async function* storePages({ db, patience }: Board, service: Service, options: FetchOptions, ask: SendRequest) {
  const name = formatQueryName(service, options);
  const left = options.restart ? null : getFetchState(db, name);
  if (left)
    printMessage(`going on behind ${formatCount(left.papers, "paper")} of an earlier run; --restart begins anew`);
  const start: Cursor = left
    ? JSON.parse(left.cursor)
    : service.firstCursor(options, new Date().toISOString().slice(0, 10));
  let papers = left?.papers ?? 0;
  for await (const page of fetchPages(service, options, start, ask)) {
    const { readings: results, more } = limitPage(page, options.limit - papers);
    papers += results.filter((result) => "paper" in result).length;
    yield await importPapers(db, results, { extractor: EXTRACTOR, onProgress: createImportReporter(), patience });
    const isOver = page.next === null || papers >= options.limit;
    const state = isOver ? null : { cursor: JSON.stringify(page.next), papers };
    await write(db, () => setFetchState(db, name, state), patience);
    printMessage(`${formatCount(papers, "paper")} so far`);
    if (!isOver) continue;
    if (more) printMessage(`there are more than ${options.limit.toLocaleString("en")}: --limit raises that`);
    return;
  }
}

/** The readings up to so many papers, and whether there are more. */
function limitPage({ results, next }: FetchedPage, limit: number): { readings: FetchedPage["results"]; more: boolean } {
  let papers = 0;
  const end = results.findIndex((result) => "paper" in result && ++papers > limit);
  return end < 0 ? { readings: results, more: next !== null } : { readings: results.slice(0, end), more: true };
}
