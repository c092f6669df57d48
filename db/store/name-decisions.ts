import { setImmediate as nextTurn } from "node:timers/promises";
import type { LockWait } from "../lock-wait";
import type { Db } from "../open";
import { prepareLoadPaper } from "../queries/find-same-paper";
import { getDataVersion } from "../queries/versioned-cache";
import { nameDecisions } from "../schema";
import { createClaimStore } from "./claim-store";
import { compareNames, type NameChange, type NameComparison } from "./compare-names";
import { prepareExtraction } from "./extract-claims";
import type { Extractor } from "./extractor";
import { prepareInsert } from "./insert";
import { createRunLog } from "./run-log";
import { write } from "./write";

/** Maximum time that blocks the event loop. */
const TURN_MS = 15;

/** Runs a generator to its end, with pauses for other work. */
async function runInTurns<T>(steps: Generator<void, T>): Promise<T> {
  let turn = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - turn < TURN_MS) continue;
    await nextTurn();
    turn = performance.now();
  }
}

/** Runs a generator to its end without pauses. */
function runNow<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Returns the claims that a change of the decisions about names would change. Stores nothing.
 * @throws UnknownDecisionError if a decision to undo is not in force
 */
export const previewNames = (db: Db, change: NameChange, extractor: Extractor): Promise<NameComparison> =>
  runInTurns(compareNames(db, change, extractor));

interface ChangeOptions {
  readonly extractor: Extractor;
  readonly by: string | null;
  readonly now?: Date;
  /** Wait limit of the transaction for other processes. */
  readonly lockWait?: LockWait;
}

/**
 * Makes or undoes decisions about names and extracts the affected papers again, all in one transaction: the claims of the
 * board always agree with the decisions in force. Extraction runs before the transaction, unless the board changes in the
 * meantime. Corrections of single claims are kept.
 * @returns what has changed
 * @throws UnknownDecisionError if a decision to undo is not in force
 * @throws BusyError if another process held the lock longer than the wait limit; nothing is changed
 */
export async function changeNames(
  db: Db,
  change: NameChange,
  { extractor, by, now = new Date(), lockWait }: ChangeOptions,
): Promise<NameComparison> {
  const version = getDataVersion(db);
  const prepared = await previewNames(db, change, extractor);
  return write(
    db,
    () => {
      const isCurrent = getDataVersion(db) === version;
      const comparison = isCurrent ? prepared : runNow(compareNames(db, change, extractor));
      storeDecisions(db, comparison.decide, change.undo ?? [], { by, at: now.toISOString() });
      storeClaims(db, comparison, extractor, now.toISOString());
      return comparison;
    },
    lockWait,
  );
}

function storeDecisions(
  db: Db,
  decide: NameComparison["decide"],
  undo: readonly number[],
  { by, at }: { readonly by: string | null; readonly at: string },
): void {
  const insert = prepareInsert(db, nameDecisions);
  const markUndone = db.$client.prepare("UPDATE name_decisions SET undone_at = ?, undone_by = ? WHERE pk = ?");
  for (const pk of undo) markUndone.run(at, by, pk);
  for (const decision of decide) insert({ decision, made_at: at, made_by: by });
}

/** Stores the new claims of the papers that change. */
function storeClaims(db: Db, { papers }: NameComparison, extractor: Extractor, at: string): void {
  const load = prepareLoadPaper(db);
  let extracted: ReturnType<Extractor["extract"]> | undefined;
  const extract: Extractor["extract"] = (paper, lexicon) => extracted ?? extractor.extract(paper, lexicon);
  const run = createRunLog(db, { kind: "names", extractor: extractor.version });
  const extractClaims = prepareExtraction(
    db,
    createClaimStore(db, run),
    { ...extractor, extract },
    {
      knownCause: "names",
    },
  );
  for (const [pk, claims] of papers) {
    extracted = claims;
    for (const paper of load(pk)) run.add(at, { papers: 1, ...extractClaims(paper, paper, at).changes });
  }
  run.end(at);
}
