import { getErrorMessage } from "@/lib/format/error-message";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import { type InputIssue, paperIssue } from "@/lib/paper/input-issue";
import type { PaperRecord } from "@/lib/paper/paper";
import type { ParseResult } from "@/lib/paper/parse-result";
import { type LockWait, serverLockWait } from "../lock-wait";
import { type Db, refreshStatistics } from "../open";
import { prepareUserLexicon } from "../queries/get-user-lexicon";
import { type BatchWriter, createBatchWriter } from "./batch-writer";
import { createClaimStore } from "./claim-store";
import { extractBefore, prepareIsRead } from "./extract-before";
import { prepareExtraction } from "./extract-claims";
import type { Extractor } from "./extractor";
import { type Batch, prefetch, toBatches } from "./import-batches";
import { createImportJournal, hashBatch } from "./import-journal";
import { createImportLog, type ImportLog } from "./import-log";
import {
  addClaimChanges,
  addIssue,
  addMerge,
  addSummary,
  createImportSummary,
  type ImportSummary,
} from "./import-summary";
import { createOccurrenceStore, type OccurrenceStore } from "./occurrence-store";
import { createPaperStore } from "./paper-store";
import { createRunLog, type RunLog } from "./run-log";
import { createSearchIndex } from "./search-index";
import { createStaleIssueTracker, type StaleIssueTracker } from "./stale-issues";
import { write } from "./write";

export interface ImportOptions {
  readonly extractor: Extractor;
  /** Called after each stored batch. */
  readonly onProgress?: (summary: ImportSummary) => void;
  /** Stops after the current batch; whole batches are stored. */
  readonly signal?: AbortSignal;
  readonly now?: () => Date;
  /** Skips batches of the same sources that an earlier run stored with the same content. */
  readonly resume?: boolean;
  /**
   * True if the results contain all records of a source, as for a file but not for a pipe or a query. Then issues that no
   * longer occur are deleted, records that moved to another line are recognized, and missing records are counted.
   */
  readonly isComplete?: (source: string) => boolean;
  /** How long each transaction waits for another process. */
  readonly lockWait?: LockWait;
  /** The run that the changes belong to, if several imports are one; the caller ends it. By default a run of its own. */
  readonly runLog?: RunLog;
}

/**
 * Stores papers with their claims. Idempotent: importing the same input again changes nothing. Each batch is one
 * transaction, so an interrupted import leaves whole papers, and a second run completes it. Extraction runs before the
 * transaction, and other processes can write between transactions.
 * @throws BusyError if another process held the lock longer than the wait limit; whole batches are stored
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
    lockWait = serverLockWait(),
    runLog: sharedRun,
  }: ImportOptions,
): Promise<ImportSummary> {
  const summary = createImportSummary();
  const runLog = sharedRun ?? createRunLog(db, { kind: "import", extractor: extractor.version });
  const log = createImportLog(db);
  const journal = createImportJournal(db, log);
  const staleIssues = createStaleIssueTracker(db);
  let extract = extractor.extract;
  const occurrences = createOccurrenceStore(db, log, isComplete);
  const { writeBatch, ...batch } = createBatchWriter(db, lockWait);
  const run: ImportRun = { log, occurrences, staleIssues, runLog, batch };
  const preparedExtractor: Extractor = { ...extractor, extract: (paper, lexicon) => extract(paper, lexicon) };
  // Also fills keys that an older version did not store.
  const store = await write(db, () => prepareStore(db, run, preparedExtractor), lockWait);
  const isRead = prepareIsRead(db, extractor.version);
  const getLexicon = prepareUserLexicon(db);
  let [source, papers] = [null as string | null, 0];
  const storeBatch = (batch: Batch, digest: string, at: string): ImportSummary => {
    const { stored, isWhole } = store(batch, at);
    // A batch with a rejected paper is imported again the next time.
    if (resume && isWhole) journal.markStored(batch.source, batch.position, digest, at);
    if (batch.isLast) log.markFinished(batch.source);
    else log.markUnfinished(batch.source, papers, at);
    return stored;
  };
  const prepare = (batch: Batch): PreparedBatch => {
    const digest = resume ? hashBatch(batch.results, extractor.version) : "";
    if (resume && journal.isStored(batch.source, batch.position, digest)) return { batch, digest, isStored: true };
    return {
      batch,
      digest,
      isStored: false,
      extraction: prepareBatch(batch, extractor, { isRead, lexicon: getLexicon() }),
    };
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
      if (source !== null) await write(db, endSource, lockWait);
      [source, papers] = [batch.source, 0];
      if (isComplete(source)) staleIssues.startSource(source);
    }
    papers += batch.results.filter((result) => "paper" in result).length;
    if (isStored) skipStoredBatch(run, batch.results, summary);
    else {
      extract = (await ready) ?? extractor.extract;
      addSummary(summary, await writeBatch(() => storeBatch(batch, digest, now().toISOString())));
    }
    onProgress?.(summary);
  }
  if (!signal?.aborted && source !== null)
    await write(
      db,
      () => {
        endSource();
        if (sharedRun === undefined) runLog.end(now().toISOString());
      },
      lockWait,
    );
  if (summary.papers.new > 0) await write(db, () => refreshStatistics(db), lockWait);
  return summary;
}

interface PreparedBatch {
  readonly batch: Batch;
  readonly digest: string;
  /** True if an earlier run stored it. */
  readonly isStored: boolean;
  readonly extraction?: Promise<Extractor["extract"]>;
}

/** Batches that are extracted while another one is stored. */
const BATCHES_AHEAD = 2;

function prepareBatch(
  { results }: Batch,
  extractor: Extractor,
  { isRead, lexicon }: { readonly isRead: (paper: PaperRecord) => boolean; readonly lexicon: UserLexicon },
): Promise<Extractor["extract"]> {
  const papers = results.flatMap((result) => ("paper" in result && !isRead(result.paper) ? [result.paper] : []));
  const ready = extractBefore(papers, extractor, lexicon);
  // A failure is thrown when the batch is stored.
  ready.catch(() => {});
  return ready;
}

/** State of one import. */
interface ImportRun {
  readonly log: ImportLog;
  readonly occurrences: OccurrenceStore;
  readonly staleIssues: StaleIssueTracker;
  readonly runLog: RunLog;
  readonly batch: Pick<BatchWriter, "storeRecord" | "schedule">;
}

function skipStoredBatch(
  { occurrences, staleIssues }: ImportRun,
  results: readonly ParseResult[],
  summary: ImportSummary,
): void {
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

interface StoredBatch {
  readonly stored: ImportSummary;
  /** False if the database rejected a paper, which is an issue. */
  readonly isWhole: boolean;
}

/** Prepares storing the results of a batch. */
function prepareStore(
  db: Db,
  { log, occurrences, staleIssues, runLog, batch: { storeRecord, schedule } }: ImportRun,
  extractor: Extractor,
): (batch: Batch, now: string) => StoredBatch {
  const claims = createClaimStore(db, runLog, createSearchIndex(db, schedule));
  const papers = createPaperStore(db, claims, occurrences, extractor.version);
  const readLexicon = prepareUserLexicon(db);
  let lexicon = readLexicon();
  const extractClaims = prepareExtraction(db, claims, extractor, { storeRecord, getLexicon: () => lexicon });
  const storePaper = (record: PaperRecord, now: string) => {
    const stored = papers.storeRecord(record, now);
    const { paper, before, isKnown } = stored;
    const isKept = !isStale(paper, before, extractor) && (isKnown || !staleIssues.hasNotes());
    return { ...stored, extracted: isKept ? null : extractClaims(paper, before, now) };
  };
  return ({ source, results }, now) => {
    const stored = createImportSummary();
    lexicon = readLexicon();
    let [isWhole, changed] = [true, 0];
    const report = (issue: InputIssue): void => {
      addIssue(stored, issue);
      log.addIssue(issue, now);
      staleIssues.markIssueSeen(issue);
    };
    const addPaper = (record: PaperRecord, result: ReturnType<typeof storePaper>): void => {
      const { paper, before, mergeReason: reason, extracted } = result;
      stored.papers[before === null ? "new" : result.changed ? "merged" : "unchanged"]++;
      if (reason) addMerge(stored, { paper: paper.id, title: paper.title, record, reason });
      if (before === null || result.changed || extracted !== null) changed++;
      if (extracted === null) {
        staleIssues.markRecordUnchanged(record);
        return;
      }
      addClaimChanges(stored, extracted.changes);
      for (const message of extracted.notes) report(paperIssue("repaired", record, message));
    };
    const reject = (record: PaperRecord, error: unknown): void => {
      isWhole = false;
      report(paperIssue("skipped", record, `the paper could not be stored: ${getErrorMessage(error)}`));
    };
    for (const result of results) {
      if ("issue" in result) {
        report(result.issue);
        continue;
      }
      const { paper } = result;
      storeRecord(
        () => addPaper(paper, storePaper(paper, now)),
        (error) => reject(paper, error),
      );
    }
    if (changed > 0) runLog.add(now, { ...stored.claims, papers: changed, source });
    return { stored, isWhole };
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
