import type { Issue } from "../lib/issue";
import type { PaperRecord } from "../lib/paper";
import { claimStore } from "./claim-store";
import type { Extractor } from "./extractor";
import { importLog } from "./import-log";
import { type Db, refreshStatistics } from "./open";
import { paperStore } from "./paper-store";
import { prepareRead } from "./read-claims";

/** What reading a source gives, piece by piece. */
export type Reading = { readonly paper: PaperRecord } | { readonly issue: Issue };

export interface ImportOptions {
  readonly extractor: Extractor;
  /** Called after each batch that is stored. */
  readonly onProgress?: (summary: ImportSummary) => void;
  /** Stops after the batch in work; what is stored by then is whole. */
  readonly signal?: AbortSignal;
  readonly now?: () => Date;
}

export interface ImportSummary {
  /** Records that became a paper, that added to one, and that brought nothing new. */
  readonly papers: { new: number; merged: number; unchanged: number };
  /** Claims that came into the board, changed in it, or left it. */
  readonly claims: { added: number; changed: number; removed: number };
  readonly issues: Issue[];
}

const BATCH = 200;

/**
 * Stores papers with their claims. Idempotent: the same input once more changes nothing. Each batch is one
 * transaction, so that an import that is broken off leaves whole papers, and a second run completes it.
 */
export async function importPapers(
  db: Db,
  readings: AsyncIterable<Reading> | Iterable<Reading>,
  { extractor, onProgress, signal, now = () => new Date() }: ImportOptions,
): Promise<ImportSummary> {
  const summary: ImportSummary = {
    papers: { new: 0, merged: 0, unchanged: 0 },
    claims: { added: 0, changed: 0, removed: 0 },
    issues: [],
  };
  const store = prepareStore(db, extractor, summary);
  const storeBatch = db.$client.transaction((batch: readonly Reading[], at: string) => {
    for (const reading of batch) store(reading, at);
  });
  const flush = (batch: Reading[]) => {
    if (batch.length > 0) storeBatch.immediate(batch.splice(0), now().toISOString());
    onProgress?.(summary);
  };
  const batch: Reading[] = [];
  for await (const reading of readings) {
    if (signal?.aborted) break;
    if (batch.push(reading) === BATCH) flush(batch);
  }
  flush(batch);
  if (summary.papers.new > 0) refreshStatistics(db);
  return summary;
}

function prepareStore(db: Db, extractor: Extractor, summary: ImportSummary): (reading: Reading, now: string) => void {
  const claims = claimStore(db);
  const papers = paperStore(db, claims);
  const log = importLog(db);
  const read = prepareRead(db, claims, extractor);
  const report = (issue: Issue, now: string) => {
    summary.issues.push(issue);
    log.report(issue, now);
  };
  const storePaper = (record: PaperRecord, now: string) => {
    const { paper, before, changed } = papers.place(record, now);
    const met = log.meet(paper.pk, record, now);
    summary.papers[before === null ? "new" : changed || met ? "merged" : "unchanged"]++;
    if (!isStale(paper, before, extractor)) return;
    const { changes, notes } = read(paper, before, now);
    summary.claims.added += changes.added;
    summary.claims.changed += changes.changed;
    summary.claims.removed += changes.removed;
    for (const message of notes)
      report({ severity: "mended", source: record.source, locator: record.locator, message }, now);
  };
  return (reading, now) => ("paper" in reading ? storePaper(reading.paper, now) : report(reading.issue, now));
}

type Read = { readonly title: string; readonly abstract: string; readonly extractor: string };

function isStale(paper: Read, before: Read | null, { version }: Extractor): boolean {
  return (
    before === null ||
    before.extractor !== version ||
    paper.title !== before.title ||
    paper.abstract !== before.abstract
  );
}
