import type { InputIssue } from "@/lib/paper/input-issue";
import type { Db } from "../open";

/**
 * Takes out what was wrong with a source and is not any more, when all of it was read again. Nothing goes where the
 * reading is broken off.
 */
export interface StaleIssueTracker {
  /** To be called before the first record of a source. */
  readonly startSource: (source: string) => void;
  /** An issue that the source still has. */
  readonly markIssueSeen: (issue: Pick<InputIssue, "locator" | "message">) => void;
  /** A record that is as it was, so that nobody notes anew what was noted of it. */
  readonly markRecordUnchanged: (record: { readonly locator: string }) => void;
  /** True where the source has notes that are lost unless its other papers are read anew. */
  readonly hasNotes: () => boolean;
  /** To be called behind the last record of a source. */
  readonly deleteStale: () => void;
}

interface TrackedSource {
  readonly import_pk: number;
  /** The last row that the source had before. */
  readonly last: number;
  readonly notes: boolean;
  readonly seen: Set<number>;
}

const SELECT_SOURCE = `SELECT i.pk AS import_pk, max(s.pk) AS last, max(s.severity = 'mended') AS notes
  FROM imports i JOIN import_issues s ON s.import_pk = i.pk WHERE i.source = ? GROUP BY i.pk`;
const SELECT_ISSUE = "SELECT pk FROM import_issues WHERE import_pk = ? AND locator = ? AND message = ?";
const SELECT_NOTES = "SELECT pk FROM import_issues WHERE import_pk = ? AND locator = ? AND severity = 'mended'";
const DELETE_STALE = `DELETE FROM import_issues
  WHERE import_pk = ? AND pk <= ? AND pk NOT IN (SELECT value FROM json_each(?))`;

export function createStaleIssueTracker(db: Db): StaleIssueTracker {
  const had = db.$client.prepare<[string], Omit<TrackedSource, "notes" | "seen"> & { readonly notes: 0 | 1 }>(
    SELECT_SOURCE,
  );
  const see = db.$client.prepare<[number, string, string], number>(SELECT_ISSUE).pluck();
  const keep = db.$client.prepare<[number, string], number>(SELECT_NOTES).pluck();
  const dropGone = db.$client.prepare<[number, number, string]>(DELETE_STALE);
  let source: TrackedSource | null = null;
  const mark = (pks: readonly number[]) => {
    for (const pk of pks) source?.seen.add(pk);
  };
  return {
    startSource: (name) => {
      const row = had.get(name);
      source = row === undefined ? null : { ...row, notes: row.notes === 1, seen: new Set() };
    },
    markIssueSeen: ({ locator, message }) => {
      if (source) mark(see.all(source.import_pk, locator, message));
    },
    markRecordUnchanged: ({ locator }) => {
      if (source?.notes) mark(keep.all(source.import_pk, locator));
    },
    hasNotes: () => source?.notes === true,
    deleteStale: () => {
      if (source) dropGone.run(source.import_pk, source.last, JSON.stringify([...source.seen]));
      source = null;
    },
  };
}
