import type { EventCause } from "@/lib/claim/history";
import { checkClaims } from "@/lib/claim/validate-claims";
import { getErrorMessage } from "@/lib/format/error-message";
import { isOfRecord } from "../database-error";
import type { Db } from "../open";
import type { StoredPaper } from "../queries/find-same-paper";
import { sentences } from "../schema";
import type { ClaimChanges, ClaimStore } from "./claim-store";
import type { Extractor } from "./extractor";
import { prepareInsert } from "./insert";

/** What the stored claims were read from. */
export type PaperText = Pick<StoredPaper, "title" | "abstract">;

/**
 * Reads the claims of one stored paper and stores them; gives what changed and the extractor's notes.
 * @param before null where the paper was never read
 * @param now ISO time, for the history of its claims
 */
export type ExtractPaper = (
  paper: StoredPaper,
  before: PaperText | null,
  now: string,
) => { changes: ClaimChanges; notes: readonly string[] };

/** Why a paper is read again. */
function findCause(paper: StoredPaper, before: PaperText, version: string): EventCause {
  if (paper.extractor === version) return "paper";
  return paper.title === before.title && paper.abstract === before.abstract ? "extractor" : "both";
}

type Extracted = ReturnType<Extractor["extract"]>;

export function prepareExtraction(db: Db, claimStore: ClaimStore, { version, extract }: Extractor): ExtractPaper {
  const insertSentence = prepareInsert(db, sentences);
  const dropSentences = db.$client.prepare("DELETE FROM sentences WHERE paper_pk = ?");
  const markRead = db.$client.prepare("UPDATE papers SET extractor = ? WHERE pk = ?");
  /** A paper on which the extractor fails keeps its place in the board: without claims, and with the reason. */
  const tryExtract = (paper: StoredPaper): Extracted => {
    try {
      const extracted = extract({ title: paper.title, abstract: paper.abstract });
      const { claims, faults } = checkClaims(extracted.claims, paper.abstract);
      return { ...extracted, claims, notes: [...extracted.notes, ...faults] };
    } catch (error) {
      return { claims: [], sentences: [], notes: [`its claims could not be read: ${getErrorMessage(error)}`] };
    }
  };
  const store = (
    paper: StoredPaper,
    { claims, sentences: spans }: Extracted,
    before: PaperText | null,
    now: string,
  ) => {
    dropSentences.run(paper.pk);
    for (const [position, [start, stop]] of spans.entries())
      insertSentence({ paper_pk: paper.pk, position, start, stop });
    const { pk, id } = paper;
    const cause = before && findCause(paper, before, version);
    const changes = claimStore.replaceClaims({ pk, id, cause, now }, claims);
    markRead.run(version, paper.pk);
    return changes;
  };
  // In a transaction of its own, which is a savepoint inside another one: a paper whose claims the database refuses
  // keeps those that it had.
  const storeWhole = db.$client.transaction(store);
  return (paper, before, now) => {
    const extracted = tryExtract(paper);
    try {
      return { changes: storeWhole(paper, extracted, before, now), notes: extracted.notes };
    } catch (error) {
      if (!isOfRecord(error)) throw error;
      markRead.run(version, paper.pk);
      const note = `its claims could not be stored: ${getErrorMessage(error)}`;
      return { changes: { added: 0, changed: 0, removed: 0 }, notes: [...extracted.notes, note] };
    }
  };
}
