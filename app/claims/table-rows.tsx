"use client";

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, useEffect } from "react";
import type { GridCell } from "@/app/claims/grid-navigation";
import type { SearchTerm } from "@/lib/query/search-terms";
import classes from "./claims-table.module.css";
import { ROW_GROUP_ROLE } from "./grid-roles";
import { ClaimTableRowView } from "./table-row";
import type { RowList } from "./use-claim-rows";
import type { ClaimTable } from "./use-claim-table";
import type { RowSelection } from "./use-row-selection";
import { useScrollRestoration } from "./use-scroll-restoration";

interface Props {
  readonly rowList: RowList;
  readonly scroller: HTMLElement | null;
  /** In pixels. */
  readonly rowHeight: number;
  readonly table: ClaimTable;
  readonly terms: readonly SearchTerm[];
  readonly selection: RowSelection;
  readonly activeCell: GridCell;
  /** Indices of the rows to print; null on screen. */
  readonly printedIndices: readonly number[] | null;
}

/** Viewport assumed on the server; a larger one would send unnecessary rows to small screens. */
const SERVER_VIEWPORT = { width: 1200, height: 840 };

/** Returns the visible rows and the active row. Only this part renders again while scrolling. */
function useVisibleRows({ rowList, scroller, rowHeight, activeCell }: Props) {
  const virtualizer = useVirtualizer({
    count: rowList.total,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: scroller === null ? 0 : 10,
    initialRect: SERVER_VIEWPORT,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return activeCell.row < 0 || rows.includes(activeCell.row)
        ? rows
        : [...rows, activeCell.row].sort((a, b) => a - b);
    },
  });
  const { setVisibleRange } = rowList;
  const [first, last] = [virtualizer.range?.startIndex ?? 0, virtualizer.range?.endIndex ?? 0];
  useEffect(() => setVisibleRange(first, last), [setVisibleRange, first, last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row height requires a new measurement
  useEffect(() => virtualizer.measure(), [rowHeight]);
  useScrollRestoration(virtualizer, rowList.rowsQueryString, scroller, rowHeight);
  return { items: virtualizer.getVirtualItems(), height: virtualizer.getTotalSize() };
}

/** All rows in sequence, without virtual positions. */
const toPrintedItems = (indices: readonly number[]) => ({
  items: indices.map((index) => ({ index, key: index, start: 0, end: 0 })),
  height: 0,
});

/** The rows of the table. Only visible rows are in the DOM. */
export function TableRows(props: Props) {
  const { rowList, table, terms, selection, activeCell, printedIndices } = props;
  const visibleRows = useVisibleRows(props);
  const { items, height } = printedIndices === null ? visibleRows : toPrintedItems(printedIndices);
  const { rowsById } = table.getRowModel();
  const columns = table.getVisibleLeafColumns();
  const pinnedCount = table.state.columnPinning.start.length;
  return (
    <tbody {...ROW_GROUP_ROLE}>
      {items.map(({ index, key, start }, i) => {
        const claim = rowList.rowAt(index);
        const gap = start - (items[i - 1]?.end ?? 0);
        return (
          <Fragment key={key}>
            {gap > 0 && <tr aria-hidden className={classes.space} style={{ height: gap }} />}
            <ClaimTableRowView
              row={claim && rowsById[claim.id]}
              index={index}
              columns={columns}
              pinnedCount={pinnedCount}
              terms={terms}
              selected={claim !== undefined && selection.has(claim.id)}
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
