import { mergePapers } from "../lib/identity";
import { paperId } from "../lib/ids";
import type { PaperRecord } from "../lib/paper";
import { claimStore } from "./claim-store";
import type { Extractor } from "./extractor";
import type { StoredPaper } from "./find-same-paper";
import { importLog } from "./import-log";
import { prepareMoveClaims } from "./move-claims";
import { type MetRecord, occurrenceStore } from "./occurrence-store";
import type { Db } from "./open";
import { paperStore } from "./paper-store";
import { prepareRead } from "./read-claims";

export type Some<T> = readonly [T, ...T[]];
export const isSome = <T>(list: readonly T[] | undefined): list is Some<T> => list !== undefined && list.length > 0;

/** What the records of one paper make together. */
export const mergeRecords = ([first, ...others]: Some<MetRecord>): PaperRecord =>
  mergePapers([first.record, ...others.map(({ record }) => record)]);

/**
 * Prepares the making of two papers out of one: some records go, and are another paper from then on; what people said of
 * claims goes with the sentences that only that one has. Gives the new paper.
 */
export function prepareDivide(
  db: Db,
  extractor: Extractor,
): (
  paper: StoredPaper,
  records: { readonly out: Some<MetRecord>; readonly rest: Some<MetRecord> },
  now: string,
) => StoredPaper {
  const claims = claimStore(db);
  const occurrences = occurrenceStore(db, importLog(db));
  const papers = paperStore(db, claims, occurrences);
  const moveClaims = prepareMoveClaims(db);
  const read = prepareRead(db, claims, extractor);
  const dropAlias = db.$client.prepare("DELETE FROM paper_aliases WHERE paper_pk = ? AND id = ?");
  return (paper, { out, rest }, now) => {
    const [taken, left] = [mergeRecords(out), mergeRecords(rest)];
    occurrences.pin(paper);
    // An id that it had before they were merged is its own again.
    dropAlias.run(paper.pk, paperId(taken.title));
    const goes = papers.add(taken, now);
    for (const { row } of out) occurrences.move(row, goes.pk);
    moveClaims(paper, goes, (s) => goes.abstract.includes(s) && !left.abstract.includes(s));
    const stays = papers.rewrite(paper, left);
    for (const { pk } of [stays, goes]) occurrences.found(pk);
    read(stays, paper, now);
    read(goes, null, now);
    return goes;
  };
}
