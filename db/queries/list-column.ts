/** A column with any number of codes per row: row i has `codes[starts[i]]` up to `codes[starts[i + 1] - 1]`. */
export interface ListColumn {
  readonly starts: Int32Array;
  readonly codes: Int32Array;
}

/** Codes by a small whole number, such as a primary key: those of key k are `codes[starts[k]]` up to `codes[starts[k + 1] - 1]`. */
export type KeyedCodes = ListColumn;

/** Groups codes by their keys; codes of one key keep their order. */
export function groupCodes(keys: readonly number[], codes: readonly number[]): KeyedCodes {
  let last = -1;
  for (let at = 0; at < keys.length; at++) last = Math.max(last, keys[at] ?? 0);
  const starts = new Int32Array(last + 2);
  for (let at = 0; at < keys.length; at++) {
    const after = (keys[at] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let key = 0; key <= last; key++) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const next = starts.slice();
  const grouped = new Int32Array(codes.length);
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? 0;
    const place = next[key] ?? 0;
    grouped[place] = codes[at] ?? 0;
    next[key] = place + 1;
  }
  return { starts, codes: grouped };
}

/** Creates a column with the codes of the key of each row. */
export function toListColumn(keys: Int32Array, { starts: of, codes }: KeyedCodes): ListColumn {
  const starts = new Int32Array(keys.length + 1);
  const last = of.length - 2;
  for (let row = 0; row < keys.length; row++) {
    const key = keys[row] ?? 0;
    starts[row + 1] = (starts[row] ?? 0) + (key > last ? 0 : (of[key + 1] ?? 0) - (of[key] ?? 0));
  }
  const listed = new Int32Array(starts[keys.length] ?? 0);
  for (let row = 0; row < keys.length; row++) {
    const from = of[keys[row] ?? 0] ?? 0;
    const start = starts[row] ?? 0;
    const length = (starts[row + 1] ?? 0) - start;
    for (let at = 0; at < length; at++) listed[start + at] = codes[from + at] ?? 0;
  }
  return { starts, codes: listed };
}

/** Calls `visit` for each code of a row. */
export function forEachCode({ starts, codes }: ListColumn, row: number, visit: (code: number) => void): void {
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at++) visit(codes[at] ?? 0);
}

export const isEmptyList = ({ starts }: ListColumn, row: number): boolean => starts[row] === starts[row + 1];

/**
 * Counts some rows by the code of a column.
 * @param distinct number of codes
 */
export function countCodes(of: Int32Array, rows: Int32Array, distinct: number): Int32Array {
  const counts = new Int32Array(distinct);
  for (let at = 0; at < rows.length; at++) {
    const code = of[rows[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** Rows of a list column by their number of codes. */
export interface CountedLists {
  /** Number of rows with no code but this one, by code. */
  readonly single: Int32Array;
  /** Rows with several codes. */
  readonly several: readonly number[];
  /** Number of rows without a code. */
  readonly empty: number;
}

/** Counts the codes of some rows. Most rows have one code; only the others need a look at each of their codes. */
export function countLists({ starts, codes }: ListColumn, rows: Int32Array, distinct: number): CountedLists {
  const single = new Int32Array(distinct);
  const several: number[] = [];
  let empty = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    const start = starts[row] ?? 0;
    const length = (starts[row + 1] ?? 0) - start;
    if (length === 1) {
      const code = codes[start] ?? 0;
      single[code] = (single[code] ?? 0) + 1;
    } else if (length === 0) empty++;
    else several.push(row);
  }
  return { single, several, empty };
}

/** A run of rows of one of two tables. */
export interface Run {
  readonly isNew: boolean;
  readonly from: number;
  readonly to: number;
}

/** True if the joined column has the values of the old one, as after a review, which changes one of the columns. */
function isUnchanged<A extends Int32Array | Float64Array>(runs: readonly Run[], old: A, fresh: A): boolean {
  let at = 0;
  for (const { isNew, from, to } of runs) {
    if (!isNew && from !== at) return false;
    if (isNew && fresh.subarray(from, to).some((value, i) => value !== old[at + i])) return false;
    at += to - from;
  }
  return at === old.length;
}

/** Joins runs of rows of an old and a new column. An unchanged column is shared. */
export function joinRuns<A extends Int32Array | Float64Array>(
  runs: readonly Run[],
  old: A,
  fresh: A,
  create: (length: number) => A,
): A {
  if (isUnchanged(runs, old, fresh)) return old;
  const joined = create(runs.reduce((sum, { from, to }) => sum + to - from, 0));
  let at = 0;
  for (const { isNew, from, to } of runs) {
    joined.set((isNew ? fresh : old).subarray(from, to), at);
    at += to - from;
  }
  return joined;
}

/** True if the joined column has the lists of the old one. */
function hasEqualLists(runs: readonly Run[], old: ListColumn, fresh: ListColumn): boolean {
  let at = 0;
  for (const { isNew, from, to } of runs) {
    if (!isNew && from !== at) return false;
    for (let row = from; isNew && row < to; row++)
      if (`${listCodes(fresh, row)}` !== `${listCodes(old, at + row - from)}`) return false;
    at += to - from;
  }
  return at === old.starts.length - 1;
}

const listCodes = ({ starts, codes }: ListColumn, row: number): Int32Array =>
  codes.subarray(starts[row] ?? 0, starts[row + 1] ?? 0);

/** Joins runs of rows of an old and a new list column. An unchanged column is shared. */
export function joinLists(runs: readonly Run[], old: ListColumn, fresh: ListColumn): ListColumn {
  if (hasEqualLists(runs, old, fresh)) return old;
  const rows = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  const starts = new Int32Array(rows + 1);
  const codeRuns: Run[] = [];
  let [row, length] = [0, 0];
  for (const { isNew, from, to } of runs) {
    const source = (isNew ? fresh : old).starts;
    const first = source[from] ?? 0;
    for (let at = from; at < to; at++) starts[++row] = length + (source[at + 1] ?? 0) - first;
    const last = source[to] ?? 0;
    codeRuns.push({ isNew, from: first, to: last });
    length += last - first;
  }
  return { starts, codes: joinRuns(codeRuns, old.codes, fresh.codes, (size) => new Int32Array(size)) };
}
