import type { Cause } from "../lib/claim-history";
import { messageOf } from "../lib/message-of";
import type { ClaimChanges, ClaimStore } from "./claim-store";
import type { Extractor } from "./extractor";
import type { StoredPaper } from "./find-same-paper";
import { prepareInsert } from "./insert";
import type { Db } from "./open";
import { sentences } from "./schema";

/** What the stored claims were read from. */
export type ReadText = Pick<StoredPaper, "title" | "abstract">;

/**
 * Reads the claims of one stored paper and stores them; gives what changed and the extractor's notes.
 * @param before null where the paper was never read
 * @param now ISO time, for the history of its claims
 */
export type ReadPaper = (
  paper: StoredPaper,
  before: ReadText | null,
  now: string,
) => { changes: ClaimChanges; notes: readonly string[] };

/** Why a paper is read again. */
function causeOf(paper: StoredPaper, before: ReadText, version: string): Cause {
  if (paper.extractor === version) return "paper";
  return paper.title === before.title && paper.abstract === before.abstract ? "extractor" : "both";
}

export function prepareRead(db: Db, store: ClaimStore, { version, extract }: Extractor): ReadPaper {
  const insertSentence = prepareInsert(db, sentences);
  const dropSentences = db.$client.prepare("DELETE FROM sentences WHERE paper_pk = ?");
  const markRead = db.$client.prepare("UPDATE papers SET extractor = ? WHERE pk = ?");
  /** A paper on which the extractor fails keeps its place in the board: without claims, and with the reason. */
  const tryExtract = (paper: StoredPaper): ReturnType<Extractor["extract"]> => {
    try {
      return extract({ title: paper.title, abstract: paper.abstract });
    } catch (error) {
      return { claims: [], sentences: [], notes: [`its claims could not be read: ${messageOf(error)}`] };
    }
  };
  return (paper, before, now) => {
    const { claims, sentences: spans, notes } = tryExtract(paper);
    dropSentences.run(paper.pk);
    for (const [position, [start, stop]] of spans.entries())
      insertSentence({ paper_pk: paper.pk, position, start, stop });
    const { pk, id } = paper;
    const cause = before && causeOf(paper, before, version);
    const changes = store.replace({ pk, id, cause, now }, claims);
    markRead.run(version, paper.pk);
    return { changes, notes };
  };
}
