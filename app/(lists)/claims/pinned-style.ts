import type { CSSProperties } from "react";
import type { ColumnLayout } from "@/lib/column-layout";

/** Of the column in which rows are ticked, in pixels. */
export const SELECT_WIDTH = 40;

/** The width of a column as the style sheet reckons it: its own, and its share of the room that is left (`--extra`). */
export const columnWidth = ({ width, share }: ColumnLayout): string =>
  share === 0 ? `${width}px` : `calc(${width}px + var(--extra) * ${share.toFixed(4)})`;

/** Where columns from the first up to one end. */
export function widthUpTo(columns: readonly ColumnLayout[], end: number): string {
  const before = columns.slice(0, end);
  const width = before.reduce((sum, one) => sum + one.width, SELECT_WIDTH);
  const share = before.reduce((sum, one) => sum + one.share, 0);
  return columnWidth({ key: "id", width, share });
}

/** Keeps a cell in its place while the others scroll; -1 is the box to tick. */
export function pinnedStyle(columns: readonly ColumnLayout[], pin: number, at: number): CSSProperties | undefined {
  if (at >= pin || pin === 0) return undefined;
  return { left: at < 0 ? 0 : widthUpTo(columns, at) };
}
