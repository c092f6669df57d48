import { getErrorMessage } from "@/lib/format/error-message";
import { type InputIssue, paperIssue } from "@/lib/paper/input-issue";
import type { PaperRecord } from "@/lib/paper/paper";
import type { ParseResult } from "@/lib/paper/parse-result";
import { isOfRecord } from "../database-error";
import { type Patience, serverPatience } from "../lock-wait";
import { type Db, refreshStatistics } from "../open";
import { createClaimStore } from "./claim-store";
import { extractBefore, prepareIsRead } from "./extract-before";
import { prepareExtraction } from "./extract-claims";
import type { Extractor } from "./extractor";
import { type Batch, prefetch, toBatches } from "./import-batches";
import { createImportJournal, hashBatch } from "./import-journal";
import { createImportLog, type ImportLog } from "./import-log";
import { addClaimChanges, addIssue, addMerge, createImportSummary, type ImportSummary } from "./import-summary";
import { createOccurrenceStore, type OccurrenceStore } from "./occurrence-store";
import { createPaperStore } from "./paper-store";
import { createStaleIssueTracker, type StaleIssueTracker } from "./stale-issues";
import { bulkWriter, write } from "./write";

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
  readonly isComplete?: (source: string) => boolean;
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
  results: AsyncIterable<ParseResult> | Iterable<ParseResult>,
  {
    extractor,
    onProgress,
    signal,
    now = () => new Date(),
    resume = false,
    isComplete = () => false,
    patience = serverPatience(),
  }: ImportOptions,
): Promise<ImportSummary> {
  const summary = createImportSummary();
  const log = createImportLog(db);
  const journal = createImportJournal(db, log);
  const staleIssues = createStaleIssueTracker(db);
  let extract = extractor.extract;
  const occurrences = createOccurrenceStore(db, log, isComplete);
  const run: ImportRun = { summary, log, occurrences, staleIssues };
  const reader: Extractor = { ...extractor, extract: (paper) => extract(paper) };
  // It completes what an older version stored.
  const store = await write(db, () => prepareStore(db, run, reader), patience);
  const writeBatch = bulkWriter(db, patience);
  const isRead = prepareIsRead(db, extractor.version);
  let [source, papers] = [null as string | null, 0];
  const storeBatch = (batch: Batch, digest: string, at: string) => {
    let whole = true;
    for (const result of batch.readings) whole = store(result, at) && whole;
    // A batch without one of its papers is read again the next time.
    if (resume && whole) journal.markStored(batch.source, batch.position, digest, at);
    if (batch.isLast) log.markFinished(batch.source);
    else log.markUnfinished(batch.source, papers, at);
  };
  const prepare = (batch: Batch): PreparedBatch => {
    const digest = resume ? hashBatch(batch.readings, extractor.version) : "";
    if (resume && journal.isStored(batch.source, batch.position, digest)) return { batch, digest, isStored: true };
    return { batch, digest, isStored: false, extraction: prepareBatch(batch, extractor, isRead) };
  };
  const ahead = extractor.prepare ? BATCHES_AHEAD : 0;
  const endSource = () => {
    staleIssues.deleteStale();
    if (source === null) return;
    log.markFinished(source);
    const records = isComplete(source) ? occurrences.countUnseen(source) : 0;
    if (records > 0) summary.missingRecords.push({ source, records });
  };
  for await (const { batch, digest, isStored, extraction: ready } of prefetch(
    toBatches(results, signal),
    prepare,
    ahead,
  )) {
    if (signal?.aborted && ahead > 0) break;
    if (batch.position === 0) {
      if (source !== null) await write(db, endSource, patience);
      [source, papers] = [batch.source, 0];
      if (isComplete(source)) staleIssues.startSource(source);
    }
    papers += batch.readings.filter((reading) => "paper" in reading).length;
    if (isStored) skipStoredBatch(run, batch.readings);
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

interface PreparedBatch {
  readonly batch: Batch;
  readonly digest: string;
  /** True where an earlier run has stored it. */
  readonly isStored: boolean;
  readonly extraction?: Promise<Extractor["extract"]>;
}

/** So many batches are read beside the one that is stored. */
const BATCHES_AHEAD = 3;

function prepareBatch(
  { readings: results }: Batch,
  extractor: Extractor,
  isRead: (paper: PaperRecord) => boolean,
): Promise<Extractor["extract"]> {
  const papers = results.flatMap((result) => ("paper" in result && !isRead(result.paper) ? [result.paper] : []));
  const ready = extractBefore(papers, extractor);
  // A failure is thrown where the batch is stored.
  ready.catch(() => {});
  return ready;
}

/** What one import keeps while it goes through its records. */
interface ImportRun {
  readonly summary: ImportSummary;
  readonly log: ImportLog;
  readonly occurrences: OccurrenceStore;
  readonly staleIssues: StaleIssueTracker;
}

function skipStoredBatch({ summary, occurrences, staleIssues }: ImportRun, results: readonly ParseResult[]): void {
  summary.skippedRecords += results.length;
  for (const result of results) {
    if ("paper" in result) {
      summary.papers.unchanged++;
      occurrences.markSeen(result.paper);
      staleIssues.markRecordUnchanged(result.paper);
    } else {
      addIssue(summary, result.issue);
      staleIssues.markIssueSeen(result.issue);
    }
  }
}

/** Prepares the storing of one reading; false where the database refuses the paper, which becomes an issue. */
function prepareStore(
  db: Db,
  { summary, log, occurrences, staleIssues }: ImportRun,
  extractor: Extractor,
): (result: ParseResult, now: string) => boolean {
  const claims = createClaimStore(db);
  const papers = createPaperStore(db, claims, occurrences);
  const extractClaims = prepareExtraction(db, claims, extractor);
  const report = (issue: InputIssue, now: string) => {
    addIssue(summary, issue);
    log.addIssue(issue, now);
    staleIssues.markIssueSeen(issue);
  };
  // A savepoint in the batch's transaction: a paper that cannot be stored leaves nothing behind.
  const place = db.$client.transaction((record: PaperRecord, now: string) => {
    const placed = papers.storeRecord(record, now);
    const { paper, before, isKnown } = placed;
    const isKept = !isStale(paper, before, extractor) && (isKnown || !staleIssues.hasNotes());
    return { ...placed, claims: isKept ? null : extractClaims(paper, before, now) };
  });
  const storePaper = (record: PaperRecord, now: string) => {
    const { paper, before, changed, mergeReason, claims: read } = place(record, now);
    summary.papers[before === null ? "new" : changed ? "merged" : "unchanged"]++;
    if (mergeReason) addMerge(summary, { paper: paper.id, title: paper.title, record, reason: mergeReason });
    if (read === null) return staleIssues.markRecordUnchanged(record);
    addClaimChanges(summary, read.changes);
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
      report(paperIssue("skipped", reading.paper, `the paper could not be stored: ${getErrorMessage(error)}`), now);
      return false;
    }
  };
}

type ExtractedVersion = { readonly title: string; readonly abstract: string; readonly extractor: string };

function isStale(paper: ExtractedVersion, before: ExtractedVersion | null, { version }: Extractor): boolean {
  return (
    before === null ||
    before.extractor !== version ||
    paper.title !== before.title ||
    paper.abstract !== before.abstract
  );
}
