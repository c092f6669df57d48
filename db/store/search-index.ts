import type { PaperRecord } from "@/lib/paper/paper";
import { toIndexText } from "@/lib/query/search-words";
import type { Db } from "../open";
import { type StoredClaimRow, toSearchableNames } from "./stored-claim-row";

/**
 * The full-text tables. Whoever stores, changes or deletes a paper or a claim does so here in the same transaction; a
 * changed row is removed and added.
 */
export interface SearchIndex {
  readonly addPaper: (pk: number, paper: Pick<PaperRecord, "title" | "abstract" | "authors">) => void;
  readonly removePaper: (pk: number) => void;
  readonly addClaim: (pk: number, claim: StoredClaimRow) => void;
  readonly removeClaim: (pk: number) => void;
}

/** Runs a write at once, or later in the same transaction, in the order of the calls. */
export type Schedule = (write: () => void) => void;

export const runAtOnce: Schedule = (write) => write();

/** Prepares the statements of the full-text tables. */
export function createSearchIndex(db: Db, schedule: Schedule = runAtOnce): SearchIndex {
  const addPaper = db.$client.prepare("INSERT INTO papers_fts (rowid, title, abstract, authors) VALUES (?, ?, ?, ?)");
  const removePaper = db.$client.prepare("DELETE FROM papers_fts WHERE rowid = ?");
  const addClaim = db.$client.prepare("INSERT INTO claims_fts (rowid, sentence, names) VALUES (?, ?, ?)");
  const removeClaim = db.$client.prepare("DELETE FROM claims_fts WHERE rowid = ?");
  return {
    addPaper: (pk, { title, abstract, authors }) =>
      schedule(() => {
        addPaper.run(pk, toIndexText(title), toIndexText(abstract), toIndexText(authors.join("\n")));
      }),
    removePaper: (pk) =>
      schedule(() => {
        removePaper.run(pk);
      }),
    addClaim: (pk, claim) => {
      // The rows of a batch are large, so only their texts wait.
      const [sentence, names] = [claim.row.sentence, toSearchableNames(claim)];
      schedule(() => {
        addClaim.run(pk, toIndexText(sentence), toIndexText(names));
      });
    },
    removeClaim: (pk) =>
      schedule(() => {
        removeClaim.run(pk);
      }),
  };
}
