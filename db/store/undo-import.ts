import { findMatchReason } from "@/lib/paper/identity";
import type { PaperRecord } from "@/lib/paper/paper";
import { groupRecords } from "@/lib/paper/record-groups";
import type { LockWait } from "../lock-wait";
import type { Db } from "../open";
import { prepareLoadPaper, type StoredPaper } from "../queries/find-same-paper";
import { getUserLexicon } from "../queries/get-user-lexicon";
import { planUndo, type UndoPlan } from "../queries/plan-undo";
import { type ClaimStore, createClaimStore } from "./claim-store";
import { extractBefore } from "./extract-before";
import { prepareExtraction } from "./extract-claims";
import type { Extractor } from "./extractor";
import { createImportLog } from "./import-log";
import { createOccurrenceStore, type StoredRecord } from "./occurrence-store";
import { createPaperStore } from "./paper-store";
import { createRunLog, type RunLog } from "./run-log";
import { isNonEmpty, mergeRecords, type NonEmpty, prepareSplitRecords } from "./split-records";
import { write } from "./write";

/**
 * Undoes the import of a source: papers that no other source has are removed, and the others are rebuilt from their other
 * sources, as several papers if only this source connected them. Reviews of removed claims are kept and applied again if
 * their papers are imported again. Null if the source was not imported.
 */
export function undoImport(db: Db, source: string, extractor: Extractor, now = new Date()): UndoPlan | null {
  const undo = db.$client.transaction(() => {
    const plan = planUndo(db, source);
    if (!plan) return null;
    const run = createRunLog(db, { kind: "undo", extractor: extractor.version });
    const claims = createClaimStore(db, run);
    const at = now.toISOString();
    const rebuildPaper = prepareRebuildPaper(db, { claims, run, extractor, at });
    const deletePaper = prepareDeletePaper(db, claims);
    const affected = listAffectedPapers(db, source);
    // Deletes its occurrences, issues and journal by cascade.
    db.$client.prepare("DELETE FROM imports WHERE source = ?").run(source);
    db.$client.prepare("DELETE FROM fetches WHERE query = ?").run(source);
    for (const { pk, elsewhere } of affected) (elsewhere ? rebuildPaper : deletePaper)(pk);
    run.add(at, { papers: plan.papers, added: 0, changed: 0, removed: plan.claims, source });
    run.end(at);
    return plan;
  });
  return undo.immediate();
}

/**
 * Undoes an import in one queued write that waits for other processes; extraction runs before the write.
 * @throws BusyError if another process held the lock longer than the wait limit; nothing is changed
 */
export async function undoImportWhenFree(
  db: Db,
  source: string,
  extractor: Extractor,
  lockWait?: LockWait,
): Promise<UndoPlan | null> {
  const extract = await extractBefore(listTextsAfterUndo(db, source), extractor, getUserLexicon(db));
  return write(db, () => undoImport(db, source, { ...extractor, extract }), lockWait);
}

/** Lists the texts that must be extracted when a source is undone. */
function listTextsAfterUndo(db: Db, source: string): PaperRecord[] {
  const load = prepareLoadPaper(db);
  const occurrences = createOccurrenceStore(db, createImportLog(db));
  const shared = listAffectedPapers(db, source).filter(({ elsewhere }) => elsewhere);
  return shared.flatMap(({ pk }) => {
    const [paper] = load(pk);
    const records = (paper && occurrences.list(paper)) ?? [];
    const groups = groupPapers(records.filter(({ record }) => record.source !== source));
    const [only] = groups;
    if (groups.length === 1 && isNonEmpty(only)) {
      const whole = mergeRecords(only);
      return whole.title === paper?.title && whole.abstract === paper.abstract ? [] : [whole];
    }
    // Each separated group is extracted, and so is the remainder after each separation.
    const parts = groups.flatMap((group, i) => [group, groups.slice(0, i + 1).flat()]);
    return parts.filter(isNonEmpty).map(mergeRecords);
  });
}

interface AffectedPaper {
  readonly pk: number;
  readonly elsewhere: 0 | 1;
}

const LIST = `SELECT DISTINCT o.paper_pk AS pk,
  EXISTS (SELECT 1 FROM occurrences other WHERE other.paper_pk = o.paper_pk AND other.import_pk <> o.import_pk) AS elsewhere
  FROM occurrences o JOIN imports i ON i.pk = o.import_pk WHERE i.source = ?`;

const listAffectedPapers = (db: Db, source: string): AffectedPaper[] =>
  db.$client.prepare<[string], AffectedPaper>(LIST).all(source);

function prepareDeletePaper(db: Db, claims: ClaimStore): (pk: number) => void {
  const remove = db.$client.prepare("DELETE FROM papers WHERE pk = ?");
  return (pk) => {
    claims.unindexPaper(pk);
    remove.run(pk);
  };
}

/** True if an import would merge two records. */
const areSamePaper = (a: PaperRecord, b: PaperRecord): boolean => findMatchReason(a, b) !== null;

/** Groups records by paper. */
function groupPapers(records: readonly StoredRecord[]): (readonly StoredRecord[])[] {
  const groups = groupRecords(
    records.map(({ record }) => record),
    areSamePaper,
  );
  return groups.map((group) => records.filter((_, i) => group.includes(i)));
}

/** What the parts of one undo share. */
interface UndoRun {
  readonly claims: ClaimStore;
  readonly run: RunLog;
  readonly extractor: Extractor;
  /** ISO time. */
  readonly at: string;
}

/** Prepares rebuilding a paper without a removed source, as one paper or several. */
function prepareRebuildPaper(db: Db, { claims, run, extractor, at }: UndoRun): (pk: number) => void {
  const load = prepareLoadPaper(db);
  const occurrences = createOccurrenceStore(db, createImportLog(db));
  const papers = createPaperStore(db, claims, occurrences);
  const extractClaims = prepareExtraction(db, claims, extractor);
  const splitRecords = prepareSplitRecords(db, extractor, run);
  const rebuild = (before: StoredPaper, records: NonEmpty<StoredRecord>): void => {
    const paper = papers.updatePaper(before, mergeRecords(records));
    occurrences.clearFirstMergeReason(paper.pk);
    if (paper.title !== before.title || paper.abstract !== before.abstract)
      run.add(at, { papers: 1, ...extractClaims(paper, before, at).changes });
  };
  return (pk) => {
    const [paper] = load(pk);
    // Records of an older version are unknown; then the paper is not changed.
    const records: readonly StoredRecord[] = (paper && occurrences.list(paper)) ?? [];
    const groups = groupPapers(records);
    const [only] = groups;
    if (paper && groups.length === 1 && isNonEmpty(only)) rebuild(paper, only);
    // The first group remains; the others are split off, last first.
    for (let last = groups.length - 1; last > 0; last--) {
      const [whole] = load(pk);
      const [out, rest] = [groups[last], groups.slice(0, last).flat()];
      if (whole && isNonEmpty(out) && isNonEmpty(rest)) splitRecords(whole, { moved: out, kept: rest }, at);
    }
  };
}
