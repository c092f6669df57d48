import type { EventCause } from "@/lib/claim/history";
import { checkClaims } from "@/lib/claim/validate-claims";
import { getErrorMessage } from "@/lib/format/error-message";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import type { Db } from "../open";
import type { StoredPaper } from "../queries/find-same-paper";
import { prepareUserLexicon } from "../queries/get-user-lexicon";
import { sentences } from "../schema";
import { prepareStoreRecord, type StoreRecord } from "./batch-writer";
import { type ClaimChanges, type ClaimStore, NO_CHANGES } from "./claim-store";
import type { Extractor } from "./extractor";
import { prepareInsertAll } from "./insert";

/** Text from which claims are extracted. */
export type PaperText = Pick<StoredPaper, "title" | "abstract">;

/**
 * Extracts and stores the claims of a stored paper; returns the changes and the notes of the extractor.
 * @param before previous text; null for the first extraction
 * @param now ISO time for the history
 */
export type ExtractPaper = (
  paper: StoredPaper,
  before: PaperText | null,
  now: string,
) => { changes: ClaimChanges; notes: readonly string[] };

/** Finds the cause of a re-extraction. */
function findCause(paper: StoredPaper, before: PaperText, version: string): EventCause {
  if (paper.title === before.title && paper.abstract === before.abstract) return "extractor";
  return paper.extractor === version ? "paper" : "both";
}

type Extracted = ReturnType<Extractor["extract"]>;

interface ExtractionOptions {
  /** Cause for the history; by default found from what has changed. */
  readonly knownCause?: EventCause | null;
  /** Keeps the previous claims of a paper if the database rejects the new ones. */
  readonly storeRecord?: StoreRecord;
  /** Returns the decisions in force, by default read for each paper. */
  readonly getLexicon?: () => UserLexicon;
}

/**
 * Prepares the extraction of stored papers, with the decisions about names that are in force when a paper is extracted.
 */
export function prepareExtraction(
  db: Db,
  claimStore: ClaimStore,
  { version, extract }: Extractor,
  {
    knownCause = null,
    storeRecord = prepareStoreRecord(db),
    getLexicon = prepareUserLexicon(db),
  }: ExtractionOptions = {},
): ExtractPaper {
  const insertSentences = prepareInsertAll(db, sentences);
  const dropSentences = db.$client.prepare("DELETE FROM sentences WHERE paper_pk = ?");
  const setVersion = db.$client.prepare("UPDATE papers SET extractor = ? WHERE pk = ?");
  const markRead = (paper: StoredPaper) => {
    if (paper.extractor !== version) setVersion.run(version, paper.pk);
  };
  /** A paper on which the extractor fails is stored without claims and with a note. */
  const tryExtract = (paper: StoredPaper): Extracted => {
    try {
      const extracted = extract({ title: paper.title, abstract: paper.abstract }, getLexicon());
      const { claims, faults } = checkClaims(extracted.claims, paper.abstract);
      return { ...extracted, claims, notes: [...extracted.notes, ...faults] };
    } catch (error) {
      return { claims: [], sentences: [], notes: [`its claims could not be extracted: ${getErrorMessage(error)}`] };
    }
  };
  const store = (
    paper: StoredPaper,
    { claims, sentences: spans }: Extracted,
    before: PaperText | null,
    now: string,
  ) => {
    if (before !== null) dropSentences.run(paper.pk);
    insertSentences(spans.map(([start, stop], position) => ({ paper_pk: paper.pk, position, start, stop })));
    const { pk, id, abstract } = paper;
    const cause = before && (knownCause ?? findCause(paper, before, version));
    const changes = claimStore.replaceClaims({ pk, id, abstract, sentences: spans, cause, now }, claims);
    markRead(paper);
    return changes;
  };
  return (paper, before, now) => {
    const extracted = tryExtract(paper);
    return storeRecord(
      () => ({ changes: store(paper, extracted, before, now), notes: extracted.notes }),
      (error) => {
        markRead(paper);
        const note = `its claims could not be stored: ${getErrorMessage(error)}`;
        return { changes: NO_CHANGES, notes: [...extracted.notes, note] };
      },
    );
  };
}
