import type { InputIssue } from "@/lib/paper/input-issue";
import type { Db } from "../open";

/**
 * Deletes issues of a source that no longer occur after it was read completely. Nothing is deleted if reading was
 * interrupted.
 */
export interface StaleIssueTracker {
  /** Must be called before the first record of a source. */
  readonly startSource: (source: string) => void;
  /** Marks an issue that still occurs. */
  readonly markIssueSeen: (issue: Pick<InputIssue, "locator" | "message">) => void;
  /** Marks an unchanged record, whose notes are kept. */
  readonly markRecordUnchanged: (record: { readonly locator: string }) => void;
  /** True if the source has notes, which are lost unless its changed papers are extracted again. */
  readonly hasNotes: () => boolean;
  /** Must be called after the last record of a source. */
  readonly deleteStale: () => void;
}

interface TrackedSource {
  readonly import_pk: number;
  /** Last issue before this import. */
  readonly last: number;
  readonly notes: boolean;
  readonly seen: Set<number>;
}

const SELECT_SOURCE = `SELECT i.pk AS import_pk, max(s.pk) AS last, max(s.severity = 'repaired') AS notes
  FROM imports i JOIN import_issues s ON s.import_pk = i.pk WHERE i.source = ? GROUP BY i.pk`;
const SELECT_ISSUE = "SELECT pk FROM import_issues WHERE import_pk = ? AND locator = ? AND message = ?";
const SELECT_NOTES = "SELECT pk FROM import_issues WHERE import_pk = ? AND locator = ? AND severity = 'repaired'";
const DELETE_STALE = `DELETE FROM import_issues
  WHERE import_pk = ? AND pk <= ? AND pk NOT IN (SELECT value FROM json_each(?))`;

/** Prepares the statements of the tracker. */
export function createStaleIssueTracker(db: Db): StaleIssueTracker {
  const selectSource = db.$client.prepare<[string], Omit<TrackedSource, "notes" | "seen"> & { readonly notes: 0 | 1 }>(
    SELECT_SOURCE,
  );
  const selectIssue = db.$client.prepare<[number, string, string], number>(SELECT_ISSUE).pluck();
  const selectNotes = db.$client.prepare<[number, string], number>(SELECT_NOTES).pluck();
  const deleteStale = db.$client.prepare<[number, number, string]>(DELETE_STALE);
  let source: TrackedSource | null = null;
  const mark = (pks: readonly number[]) => {
    for (const pk of pks) source?.seen.add(pk);
  };
  return {
    startSource: (name) => {
      const row = selectSource.get(name);
      source = row === undefined ? null : { ...row, notes: row.notes === 1, seen: new Set() };
    },
    markIssueSeen: ({ locator, message }) => {
      if (source) mark(selectIssue.all(source.import_pk, locator, message));
    },
    markRecordUnchanged: ({ locator }) => {
      if (source?.notes) mark(selectNotes.all(source.import_pk, locator));
    },
    hasNotes: () => source?.notes === true,
    deleteStale: () => {
      if (source) deleteStale.run(source.import_pk, source.last, JSON.stringify([...source.seen]));
      source = null;
    },
  };
}
