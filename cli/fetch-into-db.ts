import { getFetchState, setFetchState } from "@/db/fetch-cursors";
import { importPapers } from "@/db/import";
import { addSummary, emptySummary } from "@/db/import-summary";
import type { Patience } from "@/db/lock-wait";
import { closeDb, type Db } from "@/db/open";
import { openDbWhenFree } from "@/db/open-when-free";
import { write } from "@/db/write";
import { agentName } from "@/sources/services/agent";
import { type Ask, openClient } from "@/sources/services/client";
import { fetchPages, nameOf, type Page } from "@/sources/services/fetch-pages";
import type { Cursor, Service } from "@/sources/services/service";
import type { FetchOptions } from "./commands/fetch";
import { EXTRACTOR } from "./extractor";
import { formatSummary, reportImport } from "./import-report";
import { lockPatience } from "./lock-patience";
import { countOf, say } from "./messages";
import { watchStop } from "./stop";
import { readVersion } from "./version";

/** Asks a service for papers and stores each answer before the next is asked for. */
export async function fetchIntoDb(service: Service, options: FetchOptions): Promise<void> {
  const signal = watchStop();
  const ask = openClient(service, {
    agent: agentName(readVersion()),
    signal,
    timeout: options.timeout * 1000,
    base: process.env.CLAIMBOARD_FETCH_BASE,
    onWait: (reason, ms) => say(`${reason}; asking again in ${Math.ceil(ms / 1000)} s`),
  });
  const patience = lockPatience(signal);
  const db = await openDbWhenFree(options.db, patience);
  const summary = emptySummary();
  try {
    for await (const imported of storePages({ db, patience }, service, options, ask)) addSummary(summary, imported);
  } catch (error) {
    // What was asked for when the stop came is not waited for.
    if (!signal.aborted) throw error;
  } finally {
    if (summary.papers.new + summary.papers.merged + summary.papers.unchanged > 0 || !signal.aborted)
      process.stdout.write(`${formatSummary(summary)}\n`);
    closeDb(db);
  }
  if (signal.aborted) say("stopped; the same command goes on where this one ended");
}

interface Board {
  readonly db: Db;
  readonly patience: Patience;
}

async function* storePages({ db, patience }: Board, service: Service, options: FetchOptions, ask: Ask) {
  const name = nameOf(service, options);
  const left = options.restart ? null : getFetchState(db, name);
  if (left) say(`going on behind ${countOf(left.papers, "paper")} of an earlier run; --restart begins anew`);
  const start: Cursor = left ? JSON.parse(left.cursor) : service.first(options, new Date().toISOString().slice(0, 10));
  let papers = left?.papers ?? 0;
  for await (const page of fetchPages(service, options, start, ask)) {
    const { readings, more } = upTo(page, options.limit - papers);
    papers += readings.filter((reading) => "paper" in reading).length;
    yield await importPapers(db, readings, { extractor: EXTRACTOR, onProgress: reportImport(), patience });
    const isOver = page.next === null || papers >= options.limit;
    const state = isOver ? null : { cursor: JSON.stringify(page.next), papers };
    await write(db, () => setFetchState(db, name, state), patience);
    say(`${countOf(papers, "paper")} so far`);
    if (!isOver) continue;
    if (more) say(`there are more than ${options.limit.toLocaleString("en")}: --limit raises that`);
    return;
  }
}

/** The readings up to so many papers, and whether there are more. */
function upTo({ readings, next }: Page, limit: number): { readings: Page["readings"]; more: boolean } {
  let papers = 0;
  const end = readings.findIndex((reading) => "paper" in reading && ++papers > limit);
  return end < 0 ? { readings, more: next !== null } : { readings: readings.slice(0, end), more: true };
}
