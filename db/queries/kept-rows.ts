import type { Db } from "../open";
import { findChangedPapers } from "./changed-papers";

/** Text of one claim in one format, with the primary key of its paper. */
interface KeptRow {
  readonly paper: number;
  readonly text: string;
}

/** The rows of one state of the board. */
interface KeptState {
  /** Number of the last change of the board that they contain. */
  readonly seq: number;
  readonly rows: ReadonlyMap<number, KeptRow>;
}

/** Characters of the rows of one format and choice of columns. */
const MAX_CHARACTERS = 16_000_000;
/** Formats and choices of columns; those that were used least recently are dropped. */
const MAX_KINDS = 2;

/** States by connection: another file has a connection of its own. */
const states = new WeakMap<Db["$client"], Map<string, KeptState>>();

/** Rows that a download reads and adds. Rows that others add meanwhile are of another state, and not among them. */
export interface KeptRows {
  /** Text of a claim by its primary key. */
  readonly get: (pk: number) => string | undefined;
  /** Keeps a row, if there is room. */
  readonly add: (pk: number, row: KeptRow) => void;
  /** Makes the rows available to later downloads. */
  readonly share: () => void;
}

/**
 * Returns the rows of earlier downloads that are still the same in a snapshot; null if rows with these columns are not
 * kept.
 * @param board connection of the process, to which the rows belong
 * @param snapshot connection with an open read transaction
 */
export function takeKeptRows(
  board: Db,
  snapshot: Db,
  { name, columns }: { readonly name: string; readonly columns: readonly string[] },
): KeptRows | null {
  // Authors are not among the changes of a paper.
  if (columns.includes("authors")) return null;
  const kinds = states.get(board.$client) ?? new Map<string, KeptState>();
  states.set(board.$client, kinds);
  const kind = JSON.stringify([name, columns]);
  const known = kinds.get(kind);
  const { seq, papers } = findChangedPapers(snapshot, known?.seq ?? null);
  const rows = known && papers ? listUnchanged(known, new Set(papers)) : new Map<number, KeptRow>();
  let room = MAX_CHARACTERS;
  for (const { text } of rows.values()) room -= text.length;
  return {
    get: (pk) => rows.get(pk)?.text,
    add: (pk, row) => {
      if (row.text.length > room) return;
      room -= row.text.length;
      rows.set(pk, row);
    },
    share: () => {
      const newest = kinds.get(kind);
      if (newest && newest.seq > seq) return;
      kinds.delete(kind);
      kinds.set(kind, { seq, rows });
      const [oldest] = kinds.keys();
      if (kinds.size > MAX_KINDS && oldest !== undefined) kinds.delete(oldest);
    },
  };
}

function listUnchanged({ rows }: KeptState, changed: ReadonlySet<number>): Map<number, KeptRow> {
  const unchanged = new Map(rows);
  if (changed.size > 0) for (const [pk, { paper }] of unchanged) if (changed.has(paper)) unchanged.delete(pk);
  return unchanged;
}
