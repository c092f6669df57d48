"use client";

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, useEffect } from "react";
import type { ColumnLayout } from "@/app/claims/column-layout";
import type { GridCell } from "@/app/claims/grid-navigation";
import type { SearchTerm } from "@/lib/query/search-terms";
import classes from "./claims-table.module.css";
import { ROW_GROUP_ROLE } from "./grid-roles";
import { ClaimTableRowView } from "./table-row";
import type { RowList } from "./use-claim-rows";
import type { RowSelection } from "./use-row-selection";
import { useScrollRestoration } from "./use-scroll-restoration";

interface Props {
  readonly rowList: RowList;
  readonly scroller: HTMLElement | null;
  /** In pixels. */
  readonly rowHeight: number;
  readonly columns: readonly ColumnLayout[];
  readonly pinnedCount: number;
  readonly terms: readonly SearchTerm[];
  readonly selection: RowSelection;
  readonly activeCell: GridCell;
  /** Places of the rows on paper; null where the table stands on a screen. */
  readonly printedIndices: readonly number[] | null;
}

/** What the server draws, before any screen is known: more would be sent to small ones in vain. */
const SERVER_VIEWPORT = { width: 1200, height: 840 };

/** The rows in sight, and the one that has the focus wherever it is; while one scrolls this alone is drawn anew. */
function useVisibleRows({ rowList: list, scroller, rowHeight, activeCell: active }: Props) {
  const virtualizer = useVirtualizer({
    count: list.total,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: scroller === null ? 0 : 10,
    initialRect: SERVER_VIEWPORT,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return active.row < 0 || rows.includes(active.row) ? rows : [...rows, active.row].sort((a, b) => a - b);
    },
  });
  const { setVisibleRange } = list;
  const [first, last] = [virtualizer.range?.startIndex ?? 0, virtualizer.range?.endIndex ?? 0];
  useEffect(() => setVisibleRange(first, last), [setVisibleRange, first, last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height is a reason to measure anew
  useEffect(() => virtualizer.measure(), [rowHeight]);
  useScrollRestoration(virtualizer, list.rowsQueryString, scroller, rowHeight);
  return { items: virtualizer.getVirtualItems(), height: virtualizer.getTotalSize() };
}

/** Paper has room for all, one below the other. */
const toPrintedItems = (indices: readonly number[]) => ({
  items: indices.map((index) => ({ index, key: index, start: 0, end: 0 })),
  height: 0,
});

/** The claims of the table, of which only those in sight are in the page. */
export function TableRows(props: Props) {
  const { rowList: list, columns, pinnedCount: pin, terms, selection, activeCell, printedIndices } = props;
  const visibleRows = useVisibleRows(props);
  const { items, height } = printedIndices === null ? visibleRows : toPrintedItems(printedIndices);
  return (
    <tbody {...ROW_GROUP_ROLE}>
      {items.map(({ index, key, start }, at) => {
        const row = list.rowAt(index);
        const gap = start - (items[at - 1]?.end ?? 0);
        return (
          <Fragment key={key}>
            {gap > 0 && <tr aria-hidden className={classes.space} style={{ height: gap }} />}
            <ClaimTableRowView
              row={row}
              index={index}
              columns={columns}
              pinnedCount={pin}
              terms={terms}
              selected={row !== undefined && selection.has(row.id)}
              selectable={!selection.isFull}
              tabStop={activeCell.row === index ? activeCell.col : -1}
            />
          </Fragment>
        );
      })}
      <tr aria-hidden className={classes.space} style={{ height: height - (items.at(-1)?.end ?? 0) }} />
    </tbody>
  );
}
