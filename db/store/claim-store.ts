import { eq, getTableColumns } from "drizzle-orm";
import type { ExtractedClaim } from "@/lib/claim/claim";
import { diffClaims, type EventCause, type SlotChange, toSlotChanges } from "@/lib/claim/history";
import type { Span } from "@/lib/claim/span";
import { assignClaimIds } from "@/lib/claim/to-claims";
import type { Db } from "../open";
import { claimBenchmarks, claims } from "../schema";
import { applyCorrections, toClaimStatus } from "./corrections";
import { prepareInsert } from "./insert";
import { createReviewLog } from "./review-log";
import { prepareManualClaims } from "./review-targets";
import type { RunLog } from "./run-log";
import { createSearchIndex, type SearchIndex } from "./search-index";
import { type StoredClaimRow, toBenchmarkRows, toStoredClaimRow } from "./stored-claim-row";

/** Changes of the claims of a paper by re-extraction. */
export interface ClaimChanges {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

export const NO_CHANGES: ClaimChanges = { added: 0, changed: 0, removed: 0 };

interface PaperToUpdate {
  readonly pk: number;
  readonly id: string;
  readonly abstract: string;
  readonly sentences: readonly Span[];
  /** Cause of the re-extraction; null for the first extraction. */
  readonly cause: EventCause | null;
  /** ISO time. */
  readonly now: string;
}

export interface ClaimStore {
  /**
   * Replaces the stored claims of a paper by extracted ones. Reviews are kept: the new claim with the same id takes over
   * status and corrections; without one, the old claim is kept, also if it only has a note. Claims that persons added are
   * stored with the extracted ones.
   */
  readonly replaceClaims: (paper: PaperToUpdate, extracted: readonly ExtractedClaim[]) => ClaimChanges;
  readonly insertRow: (row: StoredClaimRow) => void;
  readonly deleteRow: (pk: number) => void;
  /** Replaces a row. */
  readonly replaceRow: (pk: number, row: StoredClaimRow) => void;
  /** Removes a paper and its claims from the full-text tables before it is deleted. */
  readonly unindexPaper: (paperPk: number) => void;
  /** The full-text tables, to which the claims are written. */
  readonly search: SearchIndex;
}

type StoredClaim = typeof claims.$inferSelect;

const COMPARED_COLUMNS = Object.keys(getTableColumns(claims)).filter((key) => key !== "pk") as (keyof StoredClaim &
  keyof StoredClaimRow["row"])[];
const fingerprint = (row: StoredClaimRow["row"], benchmarks: readonly string[]): string =>
  JSON.stringify([COMPARED_COLUMNS.map((key) => row[key] ?? null), benchmarks]);

/**
 * Prepares the statements that store claims.
 * @param run the run that changes claims; null if a person does
 */
export function createClaimStore(
  db: Db,
  run: Pick<RunLog, "getPk"> | null = null,
  search = createSearchIndex(db),
): ClaimStore {
  const insertClaim = prepareInsert(db, claims);
  const insertBenchmark = prepareInsert(db, claimBenchmarks);
  const remove = db.$client.prepare("DELETE FROM claims WHERE pk = ?");
  const selectBenchmarkNames = db.$client
    .prepare<[number], string>("SELECT name FROM claim_benchmarks WHERE claim_pk = ? ORDER BY position")
    .pluck();
  const anyStored = db.$client.prepare<[number]>("SELECT 1 FROM claims WHERE paper_pk = ? LIMIT 1");
  const pks = db.$client.prepare<[number], number>("SELECT pk FROM claims WHERE paper_pk = ?").pluck();
  const { getVerdict, getNote, listCorrections, saveReadings, addEvent } = createReviewLog(db);

  const addManualClaims = prepareManualClaims(db);

  const insertRow = ({ row, benchmarks }: StoredClaimRow) => {
    const pk = insertClaim(row) ?? 0;
    for (const benchmark of toBenchmarkRows(pk, benchmarks)) insertBenchmark(benchmark);
    search.addClaim(pk, { row, benchmarks });
  };
  const deleteRow = (pk: number) => {
    search.removeClaim(pk);
    remove.run(pk);
  };
  const recordChange = (
    paper: PaperToUpdate,
    claim_id: string,
    event: "added" | "changed" | "removed",
    listChanges: () => SlotChange[],
  ) => {
    if (paper.cause === null) return;
    const changes = listChanges();
    if (changes.length === 0) return;
    const run_pk = run?.getPk(paper.now) ?? null;
    addEvent({ claim_id, event, cause: paper.cause, changes, made_at: paper.now }, paper.id, run_pk);
  };
  const readStoredClaims = (paperPk: number): Map<string, StoredClaim> => {
    if (!anyStored.get(paperPk)) return new Map();
    return new Map(
      db
        .select()
        .from(claims)
        .where(eq(claims.paper_pk, paperPk))
        .all()
        .map((row) => [row.id, row]),
    );
  };

  const replaceRow: ClaimStore["replaceRow"] = (pk, row) => {
    deleteRow(pk);
    insertRow(row);
  };

  const replaceClaims: ClaimStore["replaceClaims"] = (paper, extracted) => {
    const stored = readStoredClaims(paper.pk);
    const changes = { added: 0, changed: 0, removed: 0 };
    const present = addManualClaims(paper, assignClaimIds(paper.id, extracted));
    for (const [position, { id, claim }] of present.entries()) {
      const old = stored.get(id);
      stored.delete(id);
      const corrections = listCorrections(id);
      saveReadings(id, claim, corrections);
      const status = toClaimStatus(getVerdict(id), corrections.length > 0);
      const slots = applyCorrections(claim, corrections);
      const row = toStoredClaimRow(slots, { paper_pk: paper.pk, abstract: paper.abstract, position, id, status });
      if (!old) {
        insertRow(row);
        recordChange(paper, id, "added", () => toSlotChanges(slots, "to"));
        changes.added++;
        continue;
      }
      const benchmarks = selectBenchmarkNames.all(old.pk);
      if (fingerprint(old, benchmarks) === fingerprint(row.row, row.benchmarks)) continue;
      replaceRow(old.pk, row);
      recordChange(paper, id, "changed", () => diffClaims({ ...old, benchmarks }, slots));
      changes.changed++;
    }
    for (const old of stored.values()) {
      if (old.status !== "extracted" || getNote(old.id) !== null) continue;
      recordChange(paper, old.id, "removed", () =>
        toSlotChanges({ ...old, benchmarks: selectBenchmarkNames.all(old.pk) }, "from"),
      );
      deleteRow(old.pk);
      changes.removed++;
    }
    return changes;
  };
  const unindexPaper: ClaimStore["unindexPaper"] = (paperPk) => {
    for (const pk of pks.all(paperPk)) search.removeClaim(pk);
    search.removePaper(paperPk);
  };
  return { replaceClaims, insertRow, deleteRow, replaceRow, unindexPaper, search };
}
