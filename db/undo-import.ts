import { mergePapers } from "../lib/identity";
import type { PaperRecord } from "../lib/paper";
import { type ClaimStore, claimStore } from "./claim-store";
import type { Extractor } from "./extractor";
import { prepareLoadPaper, type StoredPaper } from "./find-same-paper";
import { importLog } from "./import-log";
import { occurrenceStore } from "./occurrence-store";
import type { Db } from "./open";
import { paperStore } from "./paper-store";
import { planUndo, type UndoPlan } from "./queries/plan-undo";
import { prepareRead } from "./read-claims";

/**
 * Takes the import of a source out: the papers that no other source has go, and the others are again what the other
 * sources make of them. What people said of claims that go is kept and put on them again when their papers come back.
 * Null where there is no such import.
 */
export function undoImport(db: Db, source: string, extractor: Extractor, now = new Date()): UndoPlan | null {
  const undo = db.$client.transaction(() => {
    const plan = planUndo(db, source);
    if (!plan) return null;
    const claims = claimStore(db);
    const take = prepareTake(db, claims, extractor, source, now.toISOString());
    const drop = prepareDrop(db, claims);
    for (const { pk, elsewhere } of listPapers(db, source)) (elsewhere ? take : drop)(pk);
    // Its places, issues and the notes of how far it came go with it.
    db.$client.prepare("DELETE FROM imports WHERE source = ?").run(source);
    db.$client.prepare("DELETE FROM fetches WHERE query = ?").run(source);
    return plan;
  });
  return undo.immediate();
}

interface Met {
  readonly pk: number;
  readonly elsewhere: 0 | 1;
}

const LIST = `SELECT DISTINCT o.paper_pk AS pk,
  EXISTS (SELECT 1 FROM occurrences other WHERE other.paper_pk = o.paper_pk AND other.import_pk <> o.import_pk) AS elsewhere
  FROM occurrences o JOIN imports i ON i.pk = o.import_pk WHERE i.source = ?`;

const listPapers = (db: Db, source: string): Met[] => db.$client.prepare<[string], Met>(LIST).all(source);

function prepareDrop(db: Db, claims: ClaimStore): (pk: number) => void {
  const unindex = db.$client.prepare("DELETE FROM papers_fts WHERE rowid = ?");
  const remove = db.$client.prepare("DELETE FROM papers WHERE pk = ?");
  return (pk) => {
    claims.forget(pk);
    unindex.run(pk);
    remove.run(pk);
  };
}

/** Prepares the taking of one source out of a paper that others have too. */
function prepareTake(db: Db, claims: ClaimStore, extractor: Extractor, source: string, now: string) {
  const load = prepareLoadPaper(db);
  const occurrences = occurrenceStore(db, importLog(db));
  const papers = paperStore(db, claims, occurrences);
  const read = prepareRead(db, claims, extractor);
  const retake = (before: StoredPaper, records: readonly PaperRecord[]): void => {
    const [first, ...rest] = records;
    if (!first) return;
    const paper = papers.rewrite(before, mergePapers([first, ...rest]));
    if (paper.title !== before.title || paper.abstract !== before.abstract) read(paper, before, now);
  };
  return (pk: number): void => {
    for (const paper of load(pk)) {
      // Where an older version imported it, what each source said is not known, and the paper stays as it is.
      const met = occurrences.list(paper) ?? [];
      retake(
        paper,
        met.map(({ record }) => record).filter((record) => record.source !== source),
      );
    }
  };
}
