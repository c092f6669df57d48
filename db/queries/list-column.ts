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

/** A run of rows of one of two tables. */
export interface Run {
  readonly isNew: boolean;
  readonly from: number;
  readonly to: number;
}

/** Joins runs of rows of an old and a new column. */
export function joinRuns<A extends Int32Array | Float64Array>(runs: readonly Run[], old: A, fresh: A, joined: A): A {
  let at = 0;
  for (const { isNew, from, to } of runs) {
    joined.set((isNew ? fresh : old).subarray(from, to), at);
    at += to - from;
  }
  return joined;
}

/** Joins runs of rows of an old and a new list column. */
export function joinLists(runs: readonly Run[], old: ListColumn, fresh: ListColumn): ListColumn {
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
  return { starts, codes: joinRuns(codeRuns, old.codes, fresh.codes, new Int32Array(length)) };
}
