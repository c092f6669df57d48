import type { Issue } from "../lib/issue";
import type { PaperRecord } from "../lib/paper";
import { claimStore } from "./claim-store";
import type { Extractor } from "./extractor";
import { digestOf, importJournal } from "./import-journal";
import { type ImportLog, importLog } from "./import-log";
import { addClaims, addIssue, addMerge, emptySummary, type ImportSummary } from "./import-summary";
import { occurrenceStore } from "./occurrence-store";
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
  /** Passes over what an earlier run stored of the same sources, where their records are as they were. */
  readonly resume?: boolean;
}

const BATCH = 200;

/**
 * Stores papers with their claims. Idempotent: the same input once more changes nothing. Each batch is one
 * transaction, so that an import that is broken off leaves whole papers, and a second run completes it.
 */
export async function importPapers(
  db: Db,
  readings: AsyncIterable<Reading> | Iterable<Reading>,
  { extractor, onProgress, signal, now = () => new Date(), resume = false }: ImportOptions,
): Promise<ImportSummary> {
  const summary = emptySummary();
  const log = importLog(db);
  const journal = importJournal(db, log);
  const store = prepareStore(db, log, extractor, summary);
  const storeBatch = db.$client.transaction(({ readings, source, position }: Batch, digest: string, at: string) => {
    for (const reading of readings) store(reading, at);
    if (resume) journal.note(source, position, digest, at);
  });
  for await (const batch of inBatches(readings, signal)) {
    const digest = resume ? digestOf(batch.readings, extractor.version) : "";
    if (resume && journal.isStored(batch.source, batch.position, digest)) pass(summary, batch.readings);
    else storeBatch.immediate(batch, digest, now().toISOString());
    onProgress?.(summary);
  }
  if (summary.papers.new > 0) refreshStatistics(db);
  return summary;
}

/** Records of one source, at most `BATCH` of them. */
interface Batch {
  readonly source: string;
  /** Which one of the source, from 0. */
  readonly position: number;
  readonly readings: readonly Reading[];
}

const sourceOf = (reading: Reading): string => ("paper" in reading ? reading.paper.source : reading.issue.source);

/** Whole batches alone: where the reading is stopped, what was begun is left for the next time. */
async function* inBatches(
  readings: AsyncIterable<Reading> | Iterable<Reading>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Batch> {
  let [source, position, batch] = ["", 0, [] as Reading[]];
  const take = (): Batch => ({ source, position: position++, readings: batch.splice(0) });
  for await (const reading of readings) {
    if (signal?.aborted) return;
    if (sourceOf(reading) !== source) {
      if (batch.length > 0) yield take();
      [source, position, batch] = [sourceOf(reading), 0, []];
    }
    if (batch.push(reading) === BATCH) yield take();
  }
  if (batch.length > 0 && !signal?.aborted) yield take();
}

function pass(summary: ImportSummary, readings: readonly Reading[]): void {
  summary.passed += readings.length;
  for (const reading of readings) {
    if ("paper" in reading) summary.papers.unchanged++;
    else addIssue(summary, reading.issue);
  }
}

function prepareStore(
  db: Db,
  log: ImportLog,
  extractor: Extractor,
  summary: ImportSummary,
): (reading: Reading, now: string) => void {
  const claims = claimStore(db);
  const papers = paperStore(db, claims, occurrenceStore(db, log));
  const read = prepareRead(db, claims, extractor);
  const report = (issue: Issue, now: string) => {
    addIssue(summary, issue);
    log.report(issue, now);
  };
  const storePaper = (record: PaperRecord, now: string) => {
    const { paper, before, changed, joined } = papers.place(record, now);
    summary.papers[before === null ? "new" : changed ? "merged" : "unchanged"]++;
    if (joined) addMerge(summary, { paper: paper.id, title: paper.title, record, why: joined });
    if (!isStale(paper, before, extractor)) return;
    const { changes, notes } = read(paper, before, now);
    addClaims(summary, changes);
    for (const message of notes)
      report(
        { severity: "mended", source: record.source, locator: record.locator, message, excerpt: record.title },
        now,
      );
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
