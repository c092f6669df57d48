import type { LockWait } from "@/db/lock-wait";
import { closeDb, type Db } from "@/db/open";
import { openDbWhenFree } from "@/db/open-when-free";
import { getFetchState, setFetchState } from "@/db/store/fetch-state";
import { importPapers } from "@/db/store/import";
import { addSummary, createImportSummary } from "@/db/store/import-summary";
import { createRunLog } from "@/db/store/run-log";
import { write } from "@/db/store/write";
import { EXTRACTOR } from "@/extractors/extract-safely";
import { formatUserAgent } from "@/sources/services/agent";
import { createClient, type SendRequest } from "@/sources/services/client";
import { type FetchedPage, fetchPages, formatQueryName } from "@/sources/services/fetch-pages";
import type { Cursor, Service, ServiceQuery } from "@/sources/services/service";
import { createImportReporter, formatImportSummary } from "./import-report";
import { cliLockWait } from "./lock-wait";
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

/** Fetches papers from a service and stores each response before the next request. */
export async function fetchIntoDb(service: Service, options: FetchOptions): Promise<void> {
  const signal = createStopSignal();
  const sendRequest = createClient(service, {
    userAgent: formatUserAgent(readVersion()),
    signal,
    timeout: options.timeout * 1000,
    base: process.env.CLAIMBOARD_FETCH_BASE,
    onWait: (reason, ms) => printMessage(`${reason}; retrying in ${Math.ceil(ms / 1000)} s`),
  });
  const lockWait = cliLockWait(signal);
  const db = await openDbWhenFree(options.db, lockWait);
  const summary = createImportSummary();
  try {
    for await (const imported of storePages({ db, lockWait }, service, options, sendRequest))
      addSummary(summary, imported);
  } catch (error) {
    // A request that is pending at the stop is not awaited.
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
  readonly lockWait: LockWait;
}

async function* storePages({ db, lockWait }: Board, service: Service, options: FetchOptions, sendRequest: SendRequest) {
  const name = formatQueryName(service, options);
  const saved = options.restart ? null : getFetchState(db, name);
  if (saved)
    printMessage(`resuming after ${formatCount(saved.papers, "paper")} of an earlier run; --restart starts over`);
  const start: Cursor = saved
    ? JSON.parse(saved.cursor)
    : service.firstCursor(options, new Date().toISOString().slice(0, 10));
  let papers = saved?.papers ?? 0;
  const runLog = createRunLog(db, { kind: "import", extractor: EXTRACTOR.version });
  for await (const page of fetchPages(service, options, start, sendRequest)) {
    const { results, more } = limitPage(page, options.limit - papers);
    papers += results.filter((result) => "paper" in result).length;
    yield await importPapers(db, results, {
      extractor: EXTRACTOR,
      onProgress: createImportReporter(),
      lockWait,
      runLog,
    });
    const isOver = page.next === null || papers >= options.limit;
    const state = isOver ? null : { cursor: JSON.stringify(page.next), papers };
    const storeState = () => {
      setFetchState(db, name, state);
      if (isOver) runLog.end(new Date().toISOString());
    };
    await write(db, storeState, lockWait);
    printMessage(`${formatCount(papers, "paper")} so far`);
    if (!isOver) continue;
    if (more)
      printMessage(
        `limit of ${options.limit.toLocaleString("en")} papers reached, more are available; raise it with --limit`,
      );
    return;
  }
}

/** Cuts the results of a page after `limit` papers; `more` is true if the service has further papers. */
function limitPage({ results, next }: FetchedPage, limit: number): Pick<FetchedPage, "results"> & { more: boolean } {
  let papers = 0;
  const end = results.findIndex((result) => "paper" in result && ++papers > limit);
  return end < 0 ? { results, more: next !== null } : { results: results.slice(0, end), more: true };
}
