import type { ClaimChanges, ClaimStore } from "./claim-store";
import type { Extractor } from "./extractor";
import type { StoredPaper } from "./find-same-paper";
import { prepareInsert } from "./insert";
import type { Db } from "./open";
import { sentences } from "./schema";

/** Reads the claims of one stored paper and stores them; gives what changed and the extractor's notes. */
export type ReadPaper = (paper: StoredPaper, before: string) => { changes: ClaimChanges; notes: readonly string[] };

export function prepareRead(db: Db, store: ClaimStore, { version, extract }: Extractor): ReadPaper {
  const insertSentence = prepareInsert(db, sentences);
  const dropSentences = db.$client.prepare("DELETE FROM sentences WHERE paper_pk = ?");
  const markRead = db.$client.prepare("UPDATE papers SET extractor = ? WHERE pk = ?");
  /** A paper on which the extractor fails keeps its place in the board: without claims, and with the reason. */
  const tryExtract = (paper: StoredPaper): ReturnType<Extractor["extract"]> => {
    try {
      return extract({ title: paper.title, abstract: paper.abstract });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { claims: [], sentences: [], notes: [`its claims could not be read: ${reason}`] };
    }
  };
  return (paper, before) => {
    const { claims, sentences: spans, notes } = tryExtract(paper);
    dropSentences.run(paper.pk);
    for (const [position, [start, stop]] of spans.entries())
      insertSentence({ paper_pk: paper.pk, position, start, stop });
    const changes = store.replace({ pk: paper.pk, id: paper.id, abstract: paper.abstract, before }, claims);
    markRead.run(version, paper.pk);
    return { changes, notes };
  };
}
