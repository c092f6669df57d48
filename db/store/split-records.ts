import { mergePaperRecords } from "@/lib/paper/identity";
import type { PaperRecord } from "@/lib/paper/paper";
import { toPaperId } from "@/lib/paper/paper-id";
import type { Db } from "../open";
import type { StoredPaper } from "../queries/find-same-paper";
import { createClaimStore } from "./claim-store";
import { prepareExtraction } from "./extract-claims";
import type { Extractor } from "./extractor";
import { createImportLog } from "./import-log";
import { prepareMoveReviewedClaims } from "./move-claims";
import { createOccurrenceStore, type StoredRecord } from "./occurrence-store";
import { createPaperStore } from "./paper-store";
import type { RunLog } from "./run-log";

export type NonEmpty<T> = readonly [T, ...T[]];
export const isNonEmpty = <T>(list: readonly T[] | undefined): list is NonEmpty<T> =>
  list !== undefined && list.length > 0;

/** Merges the records of one paper. */
export const mergeRecords = ([first, ...others]: NonEmpty<StoredRecord>): PaperRecord =>
  mergePaperRecords([first.record, ...others.map(({ record }) => record)]);

/**
 * Prepares splitting a paper: some records become a new paper, which is returned; reviewed claims move with the sentences
 * that only the new paper has.
 * @param run the run that splits papers; null if a person does
 */
export function prepareSplitRecords(
  db: Db,
  extractor: Extractor,
  run: RunLog | null = null,
): (
  paper: StoredPaper,
  records: { readonly moved: NonEmpty<StoredRecord>; readonly kept: NonEmpty<StoredRecord> },
  now: string,
) => StoredPaper {
  const claims = createClaimStore(db, run);
  const occurrences = createOccurrenceStore(db, createImportLog(db));
  const papers = createPaperStore(db, claims, occurrences);
  const moveClaims = prepareMoveReviewedClaims(db);
  const extractClaims = prepareExtraction(db, claims, extractor);
  const dropAlias = db.$client.prepare("DELETE FROM paper_aliases WHERE paper_pk = ? AND id = ?");
  return (paper, { moved: out, kept: rest }, now) => {
    const [movedRecord, keptRecord] = [mergeRecords(out), mergeRecords(rest)];
    occurrences.keepAbstracts(paper);
    // A former id of the new paper becomes its id again.
    dropAlias.run(paper.pk, toPaperId(movedRecord.title));
    const newPaper = papers.addPaper(movedRecord, now);
    for (const { row } of out) occurrences.moveRecord(row, newPaper.pk);
    moveClaims(paper, newPaper, (s) => newPaper.abstract.includes(s) && !keptRecord.abstract.includes(s));
    const remaining = papers.updatePaper(paper, keptRecord);
    for (const { pk } of [remaining, newPaper]) occurrences.clearFirstMergeReason(pk);
    const outcomes = [extractClaims(remaining, paper, now), extractClaims(newPaper, null, now)];
    for (const { changes } of outcomes) run?.add(now, { papers: 1, ...changes });
    return newPaper;
  };
}
