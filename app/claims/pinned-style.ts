import type { CSSProperties } from "react";
import type { ColumnLayout } from "@/app/claims/column-layout";

/** Of the column in which rows are ticked, in pixels. */
export const CHECKBOX_COLUMN_WIDTH = 40;

/** The width of a column as the style sheet reckons it: its own, and its share of the room that is left (`--extra`). */
export const toColumnWidth = ({ width, share }: ColumnLayout): string =>
  share === 0 ? `${width}px` : `calc(${width}px + var(--extra) * ${share.toFixed(4)})`;

/** Where columns from the first up to one end. */
export function sumColumnWidths(columns: readonly ColumnLayout[], end: number): string {
  const before = columns.slice(0, end);
  const width = before.reduce((sum, one) => sum + one.width, CHECKBOX_COLUMN_WIDTH);
  const share = before.reduce((sum, one) => sum + one.share, 0);
  return toColumnWidth({ key: "id", width, share });
}

/** Keeps a cell in its place while the others scroll; -1 is the box to tick. */
export function toPinnedStyle(
  columns: readonly ColumnLayout[],
  pinnedCount: number,
  columnIndex: number,
): CSSProperties | undefined {
  if (columnIndex >= pinnedCount || pinnedCount === 0) return undefined;
  return { left: columnIndex < 0 ? 0 : sumColumnWidths(columns, columnIndex) };
}
