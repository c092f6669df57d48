import type { RunKind } from "@/lib/claim/run";
import type { Db } from "../open";
import type { ClaimChanges } from "./claim-store";

/** Records one run. Its row exists from the first change on, so a run that changes nothing leaves no trace. */
export interface RunLog {
  /** Returns the row of the run for events of claims; creates it if needed. Must be called within a transaction. */
  readonly getPk: (now: string) => number;
  /** Adds papers and changes of claims to the run. Must be called in the transaction that made them. */
  readonly add: (now: string, changes: ClaimChanges & { readonly papers: number; readonly source?: string }) => void;
  /** Records that the run is complete, and returns its row; null without a change. */
  readonly end: (now: string) => number | null;
}

interface RunFacts {
  readonly kind: RunKind;
  /** Version of the extractor. */
  readonly extractor: string;
}

/** Prepares the record of a run. */
export function createRunLog(db: Db, { kind, extractor }: RunFacts): RunLog {
  const insert = db.$client.prepare(
    `INSERT INTO runs (kind, started_at, extractor, sources, papers, added, changed, removed)
     VALUES (?, ?, ?, 0, 0, 0, 0, 0)`,
  );
  const find = db.$client.prepare<[number, string, string]>(
    "SELECT 1 FROM runs WHERE pk = ? AND kind = ? AND started_at = ?",
  );
  const add = db.$client.prepare(
    `UPDATE runs SET papers = papers + @papers, added = added + @added, changed = changed + @changed,
     removed = removed + @removed, source = coalesce(source, @source), sources = max(sources, @sources) WHERE pk = @pk`,
  );
  const finish = db.$client.prepare("UPDATE runs SET ended_at = ? WHERE pk = ?");
  const sources = new Set<string>();
  let row: { readonly pk: number; readonly startedAt: string } | null = null;
  // The transaction that created the row may have been rolled back, and another run may have its key now.
  const getStoredPk = (): number | null => (row && find.get(row.pk, kind, row.startedAt) ? row.pk : null);
  const getPk = (now: string): number => {
    const stored = getStoredPk();
    if (stored !== null) return stored;
    row = { pk: Number(insert.run(kind, now, extractor).lastInsertRowid), startedAt: now };
    return row.pk;
  };
  return {
    getPk,
    add: (now, { source, ...changes }) => {
      if (source !== undefined) sources.add(source);
      const { papers, added, changed, removed } = changes;
      add.run({ pk: getPk(now), papers, added, changed, removed, source: source ?? null, sources: sources.size });
    },
    end: (now) => {
      const pk = getStoredPk();
      if (pk !== null) finish.run(now, pk);
      return pk;
    },
  };
}
