import type { CSSProperties } from "react";
import type { ColumnLayout } from "@/app/claims/column-layout";

/** In pixels. */
export const CHECKBOX_COLUMN_WIDTH = 40;

/** Returns the CSS width of a column: its width plus its share of the remaining width (`--extra`). */
export const toColumnWidth = ({ width, share }: ColumnLayout): string =>
  share === 0 ? `${width}px` : `calc(${width}px + var(--extra) * ${share.toFixed(4)})`;

/** Returns the CSS width of the checkbox column and all columns before an index. */
export function sumColumnWidths(columns: readonly ColumnLayout[], end: number): string {
  const before = columns.slice(0, end);
  const width = before.reduce((sum, column) => sum + column.width, CHECKBOX_COLUMN_WIDTH);
  const share = before.reduce((sum, column) => sum + column.share, 0);
  return toColumnWidth({ key: "id", width, share });
}

/** Returns the style of a pinned cell; undefined if the column is not pinned. Index -1 is the checkbox column. */
export function toPinnedStyle(
  columns: readonly ColumnLayout[],
  pinnedCount: number,
  columnIndex: number,
): CSSProperties | undefined {
  if (columnIndex >= pinnedCount || pinnedCount === 0) return undefined;
  return { left: columnIndex < 0 ? 0 : sumColumnWidths(columns, columnIndex) };
}
