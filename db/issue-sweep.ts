import type { Issue } from "../lib/issue";
import type { Db } from "./open";

/**
 * Takes out what was wrong with a source and is not any more, when all of it was read again. Nothing goes where the
 * reading is broken off.
 */
export interface IssueSweep {
  /** To be called before the first record of a source. */
  readonly begin: (source: string) => void;
  /** An issue that the source still has. */
  readonly see: (issue: Pick<Issue, "locator" | "message">) => void;
  /** A record that is as it was, so that nobody notes anew what was noted of it. */
  readonly keep: (record: { readonly locator: string }) => void;
  /** True where the source has notes that are lost unless its other papers are read anew. */
  readonly hasNotes: () => boolean;
  /** To be called behind the last record of a source. */
  readonly end: () => void;
}

interface Swept {
  readonly import_pk: number;
  /** The last row that the source had before. */
  readonly last: number;
  readonly notes: boolean;
  readonly seen: Set<number>;
}

const HAD = `SELECT i.pk AS import_pk, max(s.pk) AS last, max(s.severity = 'mended') AS notes
  FROM imports i JOIN import_issues s ON s.import_pk = i.pk WHERE i.source = ? GROUP BY i.pk`;
const SEE = "SELECT pk FROM import_issues WHERE import_pk = ? AND locator = ? AND message = ?";
const KEEP = "SELECT pk FROM import_issues WHERE import_pk = ? AND locator = ? AND severity = 'mended'";
const GONE = `DELETE FROM import_issues
  WHERE import_pk = ? AND pk <= ? AND pk NOT IN (SELECT value FROM json_each(?))`;

export function issueSweep(db: Db): IssueSweep {
  const had = db.$client.prepare<[string], Omit<Swept, "notes" | "seen"> & { readonly notes: 0 | 1 }>(HAD);
  const see = db.$client.prepare<[number, string, string], number>(SEE).pluck();
  const keep = db.$client.prepare<[number, string], number>(KEEP).pluck();
  const dropGone = db.$client.prepare<[number, number, string]>(GONE);
  let source: Swept | null = null;
  const mark = (pks: readonly number[]) => {
    for (const pk of pks) source?.seen.add(pk);
  };
  return {
    begin: (name) => {
      const row = had.get(name);
      source = row === undefined ? null : { ...row, notes: row.notes === 1, seen: new Set() };
    },
    see: ({ locator, message }) => {
      if (source) mark(see.all(source.import_pk, locator, message));
    },
    keep: ({ locator }) => {
      if (source?.notes) mark(keep.all(source.import_pk, locator));
    },
    hasNotes: () => source?.notes === true,
    end: () => {
      if (source) dropGone.run(source.import_pk, source.last, JSON.stringify([...source.seen]));
      source = null;
    },
  };
}
