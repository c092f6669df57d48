/** A column with any number of codes per row: row i has `codes[starts[i]]` up to `codes[starts[i + 1] - 1]`. */
export interface ListColumn {
  readonly starts: Int32Array;
  readonly codes: Int32Array;
}

/** Creates a column with the codes of each key; none if undefined. */
export function toListColumn(keys: Int32Array, find: (key: number) => readonly number[] | undefined): ListColumn {
  const starts = new Int32Array(keys.length + 1);
  const codes: number[] = [];
  for (const [row, key] of keys.entries()) {
    for (const code of find(key) ?? []) codes.push(code);
    starts[row + 1] = codes.length;
  }
  return { starts, codes: Int32Array.from(codes) };
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
