import type { ColumnKey } from "@/lib/claim/columns";

/** Columns whose values a table cell also shows; a file needs them as separate columns. */
const SECONDARY_COLUMNS: { readonly [K in ColumnKey]?: readonly ColumnKey[] } = {
  benchmarks: ["benchmark_text", "aggregate", "scope"],
  before: ["unit"],
  // A qualifier belongs to the gain if the text states one.
  after: ["of", "unit", "qualifier", "gain", "gain_kind"],
  gain: ["gain_max", "gain_kind", "qualifier", "points", "check"],
};

/** Returns the columns of a file: those of the view, each followed by its secondary columns. */
export function toExportColumns(cols: readonly ColumnKey[]): ColumnKey[] {
  const shown = new Set(cols);
  const columns: ColumnKey[] = [];
  for (const [i, col] of cols.entries()) {
    columns.push(col);
    for (const secondary of SECONDARY_COLUMNS[col] ?? []) {
      const isAddedLater = cols.slice(i + 1).some((later) => SECONDARY_COLUMNS[later]?.includes(secondary));
      if (!shown.has(secondary) && !isAddedLater) columns.push(secondary);
    }
  }
  return columns;
}
