import type { ColumnKey } from "@/lib/claim/columns";

/** What a cell of the table shows besides its own value; a file has no cells that say two things. */
const SECONDARY_COLUMNS: { readonly [K in ColumnKey]?: readonly ColumnKey[] } = {
  before: ["unit"],
  after: ["of", "unit", "qualifier"],
  gain: ["gain_max", "gain_kind", "qualifier", "points"],
};

/** The columns of a view as a file has them: those that are shown, each followed by what its cells show besides. */
export function toExportColumns(cols: readonly ColumnKey[]): ColumnKey[] {
  const shown = new Set(cols);
  const columns: ColumnKey[] = [];
  for (const [i, col] of cols.entries()) {
    columns.push(col);
    for (const secondary of SECONDARY_COLUMNS[col] ?? []) {
      const comesAgain = cols.slice(i + 1).some((later) => SECONDARY_COLUMNS[later]?.includes(secondary));
      if (!shown.has(secondary) && !comesAgain) columns.push(secondary);
    }
  }
  return columns;
}
