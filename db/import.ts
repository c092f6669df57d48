import { type Issue, paperIssue } from "../lib/issue";
import { messageOf } from "../lib/message-of";
import type { PaperRecord } from "../lib/paper";
import { claimStore } from "./claim-store";
import { isOfRecord } from "./database-error";
import { extractBefore, prepareIsRead } from "./extract-before";
import type { Extractor } from "./extractor";
import { type Batch, inBatches, readAhead } from "./import-batches";
import { digestOf, importJournal } from "./import-journal";
import { type ImportLog, importLog } from "./import-log";
import { addClaims, addIssue, addMerge, emptySummary, type ImportSummary } from "./import-summary";
import { type IssueSweep, issueSweep } from "./issue-sweep";
import { type Patience, serverPatience } from "./lock-wait";
import { type OccurrenceStore, occurrenceStore } from "./occurrence-store";
import { type Db, refreshStatistics } from "./open";
import { paperStore } from "./paper-store";
import { prepareRead } from "./read-claims";
import { bulkWriter, write } from "./write";

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
  /**
   * Whether the readings hold all of a source, as they do of a file: what was wrong there and is not any more goes, a
   * record is the one that stood on another line, and those that are missing are counted. Of a pipe or a query they are
   * other ones each time.
   */
  readonly isWhole?: (source: string) => boolean;
  /** How long each transaction waits for another process. */
  readonly patience?: Patience;
}

/**
 * Stores papers with their claims. Idempotent: the same input once more changes nothing. Each batch is one
 * transaction, so that an import that is broken off leaves whole papers, and a second run completes it. The extractor
 * reads before the transaction; between two of them other processes get in.
 * @throws BusyError where another process held the lock for longer than the patience lasts; whole batches are stored
 */
export async function importPapers(
  db: Db,
  readings: AsyncIterable<Reading> | Iterable<Reading>,
  {
    extractor,
    onProgress,
    signal,
    now = () => new Date(),
    resume = false,
    isWhole = () => false,
    patience = serverPatience(),
  }: ImportOptions,
): Promise<ImportSummary> {
  const summary = emptySummary();
  const log = importLog(db);
  const journal = importJournal(db, log);
  const sweep = issueSweep(db);
  let extract = extractor.extract;
  const occurrences = occurrenceStore(db, log, isWhole);
  const run: Run = { summary, log, occurrences, sweep };
  const reader: Extractor = { ...extractor, extract: (paper) => extract(paper) };
  // It completes what an older version stored.
  const store = await write(db, () => prepareStore(db, run, reader), patience);
  const writeBatch = bulkWriter(db, patience);
  const isRead = prepareIsRead(db, extractor.version);
  let [source, papers] = [null as string | null, 0];
  const storeBatch = (batch: Batch, digest: string, at: string) => {
    let whole = true;
    for (const reading of batch.readings) whole = store(reading, at) && whole;
    // A batch without one of its papers is read again the next time.
    if (resume && whole) journal.note(batch.source, batch.position, digest, at);
    if (batch.isLast) log.finish(batch.source);
    else log.leaveOpen(batch.source, papers, at);
  };
  const begin = (batch: Batch): Begun => {
    const digest = resume ? digestOf(batch.readings, extractor.version) : "";
    if (resume && journal.isStored(batch.source, batch.position, digest)) return { batch, digest, isStored: true };
    return { batch, digest, isStored: false, ready: prepareBatch(batch, extractor, isRead) };
  };
  const ahead = extractor.prepare ? AHEAD : 0;
  const endSource = () => {
    sweep.end();
    if (source === null) return;
    log.finish(source);
    const records = isWhole(source) ? occurrences.countUnmet(source) : 0;
    if (records > 0) summary.gone.push({ source, records });
  };
  for await (const { batch, digest, isStored, ready } of readAhead(inBatches(readings, signal), begin, ahead)) {
    if (signal?.aborted && ahead > 0) break;
    if (batch.position === 0) {
      if (source !== null) await write(db, endSource, patience);
      [source, papers] = [batch.source, 0];
      if (isWhole(source)) sweep.begin(source);
    }
    papers += batch.readings.filter((reading) => "paper" in reading).length;
    if (isStored) pass(run, batch.readings);
    else {
      extract = (await ready) ?? extractor.extract;
      await writeBatch(() => storeBatch(batch, digest, now().toISOString()));
    }
    onProgress?.(summary);
  }
  if (!signal?.aborted && source !== null) await write(db, endSource, patience);
  if (summary.papers.new > 0) await write(db, () => refreshStatistics(db), patience);
  return summary;
}

interface Begun {
  readonly batch: Batch;
  readonly digest: string;
  /** True where an earlier run has stored it. */
  readonly isStored: boolean;
  readonly ready?: Promise<Extractor["extract"]>;
}

/** So many batches are read beside the one that is stored. */
const AHEAD = 3;

function prepareBatch(
  { readings }: Batch,
  extractor: Extractor,
  isRead: (paper: PaperRecord) => boolean,
): Promise<Extractor["extract"]> {
  const papers = readings.flatMap((reading) => ("paper" in reading && !isRead(reading.paper) ? [reading.paper] : []));
  const ready = extractBefore(papers, extractor);
  // A failure is thrown where the batch is stored.
  ready.catch(() => {});
  return ready;
}

/** What one import keeps while it goes through its records. */
interface Run {
  readonly summary: ImportSummary;
  readonly log: ImportLog;
  readonly occurrences: OccurrenceStore;
  readonly sweep: IssueSweep;
}

function pass({ summary, occurrences, sweep }: Run, readings: readonly Reading[]): void {
  summary.passed += readings.length;
  for (const reading of readings) {
    if ("paper" in reading) {
      summary.papers.unchanged++;
      occurrences.pass(reading.paper);
      sweep.keep(reading.paper);
    } else {
      addIssue(summary, reading.issue);
      sweep.see(reading.issue);
    }
  }
}

/** Prepares the storing of one reading; false where the database refuses the paper, which becomes an issue. */
function prepareStore(
  db: Db,
  { summary, log, occurrences, sweep }: Run,
  extractor: Extractor,
): (reading: Reading, now: string) => boolean {
  const claims = claimStore(db);
  const papers = paperStore(db, claims, occurrences);
  const read = prepareRead(db, claims, extractor);
  const report = (issue: Issue, now: string) => {
    addIssue(summary, issue);
    log.report(issue, now);
    sweep.see(issue);
  };
  // A savepoint in the batch's transaction: a paper that cannot be stored leaves nothing behind.
  const place = db.$client.transaction((record: PaperRecord, now: string) => {
    const placed = papers.place(record, now);
    const { paper, before, isKnown } = placed;
    const isKept = !isStale(paper, before, extractor) && (isKnown || !sweep.hasNotes());
    return { ...placed, claims: isKept ? null : read(paper, before, now) };
  });
  const storePaper = (record: PaperRecord, now: string) => {
    const { paper, before, changed, joined, claims: read } = place(record, now);
    summary.papers[before === null ? "new" : changed ? "merged" : "unchanged"]++;
    if (joined) addMerge(summary, { paper: paper.id, title: paper.title, record, why: joined });
    if (read === null) return sweep.keep(record);
    addClaims(summary, read.changes);
    for (const message of read.notes) report(paperIssue("mended", record, message), now);
  };
  return (reading, now) => {
    if ("issue" in reading) {
      report(reading.issue, now);
      return true;
    }
    try {
      storePaper(reading.paper, now);
      return true;
    } catch (error) {
      if (!isOfRecord(error)) throw error;
      report(paperIssue("skipped", reading.paper, `the paper could not be stored: ${messageOf(error)}`), now);
      return false;
    }
  };
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
