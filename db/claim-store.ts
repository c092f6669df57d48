import { eq, getTableColumns } from "drizzle-orm";
import type { ExtractedClaim } from "../lib/claim";
import { type Cause, diffClaims, type SlotChange, tellClaim } from "../lib/claim-history";
import { indexText } from "../lib/search-words";
import { withClaimIds } from "../lib/to-claims";
import { type ClaimRow, searchableNames, toBenchmarkRows, toClaimRow } from "./claim-rows";
import { applyCorrections, claimStatus } from "./corrections";
import { prepareInsert } from "./insert";
import type { Db } from "./open";
import { reviewLog } from "./review-log";
import { claimBenchmarks, claims } from "./schema";

/** What became of the claims of a paper when it was read again. */
export interface ClaimChanges {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

interface PaperToRead {
  readonly pk: number;
  readonly id: string;
  /** Why it is read again; null where it is read for the first time. */
  readonly cause: Cause | null;
  /** ISO time. */
  readonly now: string;
}

export interface ClaimStore {
  /**
   * Puts the extractor's claims of a paper in the place of those that are stored. What a person has touched stays:
   * a status or a correction is put on the new claim of the same id, and without one the old claim is kept, as is one
   * with a note.
   */
  readonly replace: (paper: PaperToRead, extracted: readonly ExtractedClaim[]) => ClaimChanges;
  /** Puts a row in the place of another. */
  readonly put: (pk: number, row: ClaimRow) => void;
  /** Takes the claims of a paper that is about to go out of the full-text table. */
  readonly forget: (paperPk: number) => void;
}

type Stored = typeof claims.$inferSelect;

const COMPARED = Object.keys(getTableColumns(claims)).filter((key) => key !== "pk") as (keyof Stored &
  keyof ClaimRow["row"])[];
const fingerprint = (row: ClaimRow["row"], benchmarks: readonly string[]): string =>
  JSON.stringify([COMPARED.map((key) => row[key] ?? null), benchmarks]);

export function claimStore(db: Db): ClaimStore {
  const insertClaim = prepareInsert(db, claims);
  const insertBenchmark = prepareInsert(db, claimBenchmarks);
  const index = db.$client.prepare("INSERT INTO claims_fts (rowid, sentence, names) VALUES (?, ?, ?)");
  const unindex = db.$client.prepare("DELETE FROM claims_fts WHERE rowid = ?");
  const remove = db.$client.prepare("DELETE FROM claims WHERE pk = ?");
  const named = db.$client
    .prepare<[number], string>("SELECT name FROM claim_benchmarks WHERE claim_pk = ? ORDER BY position")
    .pluck();
  const anyStored = db.$client.prepare<[number]>("SELECT 1 FROM claims WHERE paper_pk = ? LIMIT 1");
  const pks = db.$client.prepare<[number], number>("SELECT pk FROM claims WHERE paper_pk = ?").pluck();
  const { verdictOf, noteOf, correctionsOf, keepReading, write } = reviewLog(db);

  const add = ({ row, benchmarks }: ClaimRow) => {
    const pk = insertClaim(row) ?? 0;
    for (const benchmark of toBenchmarkRows(pk, benchmarks)) insertBenchmark(benchmark);
    index.run(pk, indexText(row.sentence), indexText(searchableNames({ row, benchmarks })));
  };
  const drop = (pk: number) => {
    unindex.run(pk);
    remove.run(pk);
  };
  const tell = (
    paper: PaperToRead,
    claim_id: string,
    event: "added" | "changed" | "removed",
    changes: SlotChange[],
  ) => {
    if (paper.cause === null || changes.length === 0) return;
    write({ claim_id, event, cause: paper.cause, changes, made_at: paper.now }, paper.id);
  };
  const storedOf = (paperPk: number): Map<string, Stored> => {
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

  const put: ClaimStore["put"] = (pk, row) => {
    drop(pk);
    add(row);
  };

  const replace: ClaimStore["replace"] = (paper, extracted) => {
    const stored = storedOf(paper.pk);
    const changes = { added: 0, changed: 0, removed: 0 };
    for (const [position, { id, claim }] of withClaimIds(paper.id, extracted).entries()) {
      const old = stored.get(id);
      stored.delete(id);
      const corrections = correctionsOf(id);
      keepReading(id, claim, corrections);
      const status = claimStatus(verdictOf(id), corrections.length > 0);
      const slots = applyCorrections(claim, corrections);
      const row = toClaimRow(slots, { paper_pk: paper.pk, position, id, status });
      if (!old) {
        add(row);
        tell(paper, id, "added", tellClaim(slots, "to"));
        changes.added++;
        continue;
      }
      const benchmarks = named.all(old.pk);
      if (fingerprint(old, benchmarks) === fingerprint(row.row, row.benchmarks)) continue;
      put(old.pk, row);
      tell(paper, id, "changed", diffClaims({ ...old, benchmarks }, slots));
      changes.changed++;
    }
    for (const old of stored.values()) {
      if (old.status !== "extracted" || noteOf(old.id) !== null) continue;
      tell(paper, old.id, "removed", tellClaim({ ...old, benchmarks: named.all(old.pk) }, "from"));
      drop(old.pk);
      changes.removed++;
    }
    return changes;
  };
  const forget: ClaimStore["forget"] = (paperPk) => {
    for (const pk of pks.all(paperPk)) unindex.run(pk);
  };
  return { replace, put, forget };
}
