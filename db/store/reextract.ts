import type { InputIssue } from "@/lib/paper/input-issue";
import { type LockWait, serverLockWait } from "../lock-wait";
import type { Db } from "../open";
import { prepareLoadPaper } from "../queries/find-same-paper";
import { prepareUserLexicon } from "../queries/get-user-lexicon";
import { createBatchWriter } from "./batch-writer";
import { type ClaimChanges, createClaimStore } from "./claim-store";
import { extractBefore } from "./extract-before";
import { prepareExtraction } from "./extract-claims";
import type { Extractor } from "./extractor";
import { createRunLog } from "./run-log";
import { createSearchIndex } from "./search-index";
import { write } from "./write";

export interface ReextractSummary extends ClaimChanges {
  readonly papers: number;
  readonly issues: readonly InputIssue[];
  /** Row of the run; null if nothing changed. */
  readonly run: number | null;
}

const BATCH_SIZE = 200;

interface ReextractOptions {
  readonly extractor: Extractor;
  /** Wait limit of each transaction for other processes. */
  readonly lockWait?: LockWait;
  /** Called after each stored batch with the number of papers so far. */
  readonly onProgress?: (papers: number) => void;
}

/**
 * Extracts the claims of all stored papers again; reviews are kept. Each batch is one transaction. Extraction runs before
 * the transaction, and other processes can write between transactions.
 * @throws BusyError if another process held the lock longer than the wait limit; whole batches are stored
 */
export async function reextractPapers(
  db: Db,
  { extractor, lockWait = serverLockWait(), onProgress }: ReextractOptions,
): Promise<ReextractSummary> {
  const now = new Date().toISOString();
  const load = prepareLoadPaper(db);
  let extract = extractor.extract;
  const run = createRunLog(db, { kind: "reextract", extractor: extractor.version });
  const { writeBatch, storeRecord, schedule } = createBatchWriter(db, lockWait);
  const preparedExtractor: Extractor = { ...extractor, extract: (paper, lexicon) => extract(paper, lexicon) };
  const extractClaims = prepareExtraction(
    db,
    createClaimStore(db, run, createSearchIndex(db, schedule)),
    preparedExtractor,
    { storeRecord },
  );
  const getLexicon = prepareUserLexicon(db);
  const pks = db.$client.prepare<[], number>("SELECT pk FROM papers ORDER BY pk").pluck().all();
  const extractBatch = (batch: readonly number[]) => {
    const sum = { papers: 0, added: 0, changed: 0, removed: 0 };
    const issues: InputIssue[] = [];
    let updated = 0;
    // Loaded again, as another process may have changed or removed them during extraction.
    for (const paper of batch.flatMap(load)) {
      const { changes, notes } = extractClaims(paper, paper, now);
      addChanges(sum, { papers: 1, ...changes });
      const isChanged = changes.added + changes.changed + changes.removed > 0;
      if (isChanged || paper.extractor !== extractor.version) updated++;
      const { source, locator } = paper;
      issues.push(...notes.map((message) => ({ severity: "repaired" as const, source, locator, message })));
    }
    if (updated > 0) run.add(now, { ...sum, papers: updated });
    return { sum, issues };
  };
  const total = { papers: 0, added: 0, changed: 0, removed: 0, issues: [] as InputIssue[] };
  for (let start = 0; start < pks.length; start += BATCH_SIZE) {
    const batch = pks.slice(start, start + BATCH_SIZE);
    extract = await extractBefore(batch.flatMap(load), extractor, getLexicon());
    const { sum, issues } = await writeBatch(() => extractBatch(batch));
    addChanges(total, sum);
    total.issues.push(...issues);
    onProgress?.(total.papers);
  }
  return { ...total, run: await write(db, () => run.end(new Date().toISOString()), lockWait) };
}

type Counts = { -readonly [key in keyof ClaimChanges]: number } & { papers: number };

function addChanges(sum: Counts, more: Readonly<Counts>): void {
  for (const key of ["papers", "added", "changed", "removed"] as const) sum[key] += more[key];
}
