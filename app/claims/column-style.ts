import type { CSSProperties } from "react";
import { CLAIM_COLUMNS, type ColumnKey } from "@/lib/claim/columns";
import type { ClaimTable } from "./use-claim-table";

/** In pixels. */
export const CHECKBOX_COLUMN_WIDTH = 40;

/** Weights by which text columns share the remaining width (`--extra`). */
const GROWTH_WEIGHTS: { readonly [K in ColumnKey]?: number } = {
  sentence: 6,
  system: 3,
  benchmarks: 3,
  paper_title: 3,
};
const TEXT_COLUMNS = new Set<string>(
  CLAIM_COLUMNS.filter(({ type }) => type === "text" || type === "list").map(({ key }) => key),
);

/** Returns the weight by which each shown column grows. Pinned and resized columns keep their width. */
function listGrowthWeights(table: ClaimTable): number[] {
  return table.getVisibleLeafColumns().map((column) => {
    if (column.getIsPinned() || column.id in table.state.columnSizing || !TEXT_COLUMNS.has(column.id)) return 0;
    const key = column.columnDef.meta?.key;
    return (key && GROWTH_WEIGHTS[key]) ?? 1;
  });
}

/** Returns the CSS width of each shown column. */
export function listColumnWidths(table: ClaimTable): string[] {
  const weights = listGrowthWeights(table);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return table.getVisibleLeafColumns().map((column, i) => {
    const weight = weights[i] ?? 0;
    const share = weight === 0 ? "" : ` + var(--extra) * ${(weight / total).toFixed(4)}`;
    return `calc(${column.getSize()}px${share})`;
  });
}

/** Returns the width of the table, and the position of each pinned column, as CSS properties. */
export function toTableStyle(table: ClaimTable): CSSProperties {
  const width = table.getTotalSize() + CHECKBOX_COLUMN_WIDTH;
  const grows = listGrowthWeights(table).some((weight) => weight > 0);
  return {
    "--extra": `max(0px, 100cqw - ${width}px)`,
    "--width": grows ? `calc(${width}px + var(--extra))` : `${width}px`,
    ...Object.fromEntries(
      table
        .getStartVisibleLeafColumns()
        .map((column, i) => [`--pin-${i}`, `${column.getStart("start") + CHECKBOX_COLUMN_WIDTH}px`]),
    ),
  } as CSSProperties;
}

/** Returns the style of a pinned cell; undefined if the column is not pinned. Index -1 is the checkbox column. */
export function toPinnedStyle(columnIndex: number, pinnedCount: number): CSSProperties | undefined {
  if (columnIndex >= pinnedCount || pinnedCount === 0) return undefined;
  return { left: columnIndex < 0 ? 0 : `var(--pin-${columnIndex})` };
}
