import type { ColumnKey } from "./claim-columns";

/** What a cell of the table shows besides its own value; a file has no cells that say two things. */
const BESIDE: { readonly [K in ColumnKey]?: readonly ColumnKey[] } = {
  before: ["unit"],
  after: ["of", "unit", "qualifier"],
  gain: ["gain_max", "gain_kind", "qualifier", "points"],
};

/** The columns of a view as a file has them: those that are shown, each followed by what its cells show besides. */
export function fileColumns(cols: readonly ColumnKey[]): ColumnKey[] {
  const wanted = new Set(cols);
  const columns: ColumnKey[] = [];
  for (const [i, col] of cols.entries()) {
    columns.push(col);
    for (const beside of BESIDE[col] ?? []) {
      const comesAgain = cols.slice(i + 1).some((later) => BESIDE[later]?.includes(beside));
      if (!wanted.has(beside) && !comesAgain) columns.push(beside);
    }
  }
  return columns;
}
