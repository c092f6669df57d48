import type { ExtractedClaim } from "@/lib/claim/claim";
import { diffClaims, type SlotChange, toSlotChanges } from "@/lib/claim/history";
import { assignClaimIds } from "@/lib/claim/to-claims";
import { NameDecisions } from "@/lib/names/fold-decisions";
import { listChangedNames } from "@/lib/names/lexicon-difference";
import type { NameDecision } from "@/lib/names/name-decision";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import type { Db } from "../open";
import { getUserLexicon, listDecisionsInForce } from "../queries/get-user-lexicon";
import { listPapersWithNames } from "../queries/list-papers-with-names";
import { applyCorrections } from "./corrections";
import type { Extractor } from "./extractor";
import { createReviewLog } from "./review-log";

/** A change of the decisions about names. */
export interface NameChange {
  readonly decide?: readonly NameDecision[];
  /** Row numbers of decisions to undo. */
  readonly undo?: readonly number[];
}

/** A claim that a change of the decisions changes. */
export interface ChangedClaim {
  readonly id: string;
  readonly paper_id: string;
  readonly paper_title: string;
  readonly sentence: string;
  readonly event: "added" | "changed" | "removed";
  readonly changes: readonly SlotChange[];
}

type Extracted = ReturnType<Extractor["extract"]>;

export interface NameComparison {
  /** The decisions that are new; those that change nothing are left out. */
  readonly decide: readonly NameDecision[];
  /** Papers whose claims change, by row number, with their new claims. */
  readonly papers: ReadonlyMap<number, Extracted>;
  /** Number of claims that change, corrections of users considered. */
  readonly claimCount: number;
  /** The first of them. */
  readonly claims: readonly ChangedClaim[];
}

/** Changed claims that a comparison lists. */
const MAX_LISTED_CLAIMS = 50;
/** Papers that are extracted with one lexicon before the other one is used, as each change empties the caches. */
const CHUNK_SIZE = 500;
/** Papers whose text is tested between two pauses. */
const SCAN_SIZE = 100;

interface PaperText {
  readonly pk: number;
  readonly id: string;
  readonly title: string;
  readonly abstract: string;
}

/** Returns the lexicons before and after a change. @throws UnknownDecisionError if a decision to undo is not in force */
function foldChange(db: Db, { decide = [], undo = [] }: NameChange) {
  const inForce = listDecisionsInForce(db);
  const missing = undo.find((pk) => !inForce.some((one) => one.pk === pk));
  if (missing !== undefined) throw new UnknownDecisionError(`the decision ${missing} is not in force`);
  const state = new NameDecisions();
  for (const { pk, decision } of inForce) if (!undo.includes(pk)) state.add(decision);
  const added = decide.filter((decision) => state.add(decision));
  return { before: getUserLexicon(db), after: state.toUserLexicon(), added };
}

/** A decision that is to be undone is not in force. */
export class UnknownDecisionError extends Error {}

/** Finds the papers whose claims may change. Yields where other work may run. */
function* findCandidates(db: Db, extractor: Extractor, before: UserLexicon, after: UserLexicon) {
  const mayDiffer = extractor.mayDiffer?.(before, after) ?? (() => true);
  const withNames = listPapersWithNames(db, listChangedNames(before, after));
  const select = db.$client.prepare<[number, number], PaperText>(
    "SELECT pk, id, title, abstract FROM papers WHERE pk > ? ORDER BY pk LIMIT ?",
  );
  const found: PaperText[] = [];
  for (let last = 0; ; ) {
    const batch = select.all(last, SCAN_SIZE);
    if (batch.length === 0) return found;
    last = batch.at(-1)?.pk ?? last;
    for (const paper of batch) if (withNames.has(paper.pk) || mayDiffer(paper)) found.push(paper);
    yield;
  }
}

/**
 * Compares the claims of all papers with and without a change of the decisions, by extraction. Nothing is stored. Yields
 * where other work may run.
 * @throws UnknownDecisionError if a decision to undo is not in force
 */
export function* compareNames(db: Db, change: NameChange, extractor: Extractor): Generator<void, NameComparison> {
  const { undo = [] } = change;
  const { before, after, added } = foldChange(db, change);
  const papers = new Map<number, Extracted>();
  const claims: ChangedClaim[] = [];
  let claimCount = 0;
  // A decision that replaces an undone one is needed, although the lexicon does not change.
  if (before.key === after.key) return { decide: undo.length === 0 ? [] : added, papers, claimCount, claims };
  const compareClaims = prepareClaimComparison(db);
  const candidates = yield* findCandidates(db, extractor, before, after);
  for (let start = 0; start < candidates.length; start += CHUNK_SIZE) {
    const chunk = candidates.slice(start, start + CHUNK_SIZE);
    const old: Extracted[] = [];
    for (const paper of chunk) {
      old.push(extractor.extract(paper, before));
      yield;
    }
    for (const [i, paper] of chunk.entries()) {
      const extracted = extractor.extract(paper, after);
      yield;
      if (JSON.stringify(extracted) === JSON.stringify(old[i])) continue;
      papers.set(paper.pk, extracted);
      const changed = compareClaims(paper, old[i]?.claims ?? [], extracted.claims);
      claimCount += changed.length;
      claims.push(...changed.slice(0, MAX_LISTED_CLAIMS - claims.length));
    }
  }
  return { decide: added, papers, claimCount, claims };
}

/** Prepares the comparison of claims of a paper as they are shown, with the corrections of users. */
function prepareClaimComparison(db: Db) {
  const { listCorrections } = createReviewLog(db);
  return (paper: PaperText, before: readonly ExtractedClaim[], after: readonly ExtractedClaim[]): ChangedClaim[] => {
    const correct = (claims: readonly ExtractedClaim[]) =>
      new Map(
        assignClaimIds(paper.id, claims).map(({ id, claim }) => [id, applyCorrections(claim, listCorrections(id))]),
      );
    const [was, is] = [correct(before), correct(after)];
    const describe = (id: string, { sentence }: ExtractedClaim, event: ChangedClaim["event"], changes: SlotChange[]) =>
      changes.length === 0 ? [] : [{ id, paper_id: paper.id, paper_title: paper.title, sentence, event, changes }];
    const removed = [...was].flatMap(([id, claim]) =>
      is.has(id) ? [] : describe(id, claim, "removed", toSlotChanges(claim, "from")),
    );
    const rest = [...is].flatMap(([id, claim]) => {
      const old = was.get(id);
      return old
        ? describe(id, claim, "changed", diffClaims(old, claim))
        : describe(id, claim, "added", toSlotChanges(claim, "to"));
    });
    return [...removed, ...rest];
  };
}
