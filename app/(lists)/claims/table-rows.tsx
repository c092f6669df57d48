"use client";

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, useEffect } from "react";
import type { ColumnLayout } from "@/lib/column-layout";
import type { GridCell } from "@/lib/grid-move";
import type { SearchTerm } from "@/lib/search-terms";
import classes from "./claims-table.module.css";
import { ROW_GROUP } from "./grid-roles";
import { TableRow } from "./table-row";
import type { RowList } from "./use-claim-rows";
import { useKeptPlace } from "./use-kept-place";
import type { Selection } from "./use-selection";

interface Props {
  readonly list: RowList;
  readonly scroller: HTMLElement | null;
  /** In pixels. */
  readonly rowHeight: number;
  readonly columns: readonly ColumnLayout[];
  readonly pin: number;
  readonly terms: readonly SearchTerm[];
  readonly selection: Selection;
  readonly active: GridCell;
  /** Places of the rows on paper; null where the table stands on a screen. */
  readonly printed: readonly number[] | null;
}

/** What the server draws, before any screen is known: more would be sent to small ones in vain. */
const FIRST_SIGHT = { width: 1200, height: 840 };

/** The rows in sight, and the one that has the focus wherever it is; while one scrolls this alone is drawn anew. */
function useRowsInSight({ list, scroller, rowHeight, active }: Props) {
  const virtual = useVirtualizer({
    count: list.total,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: scroller === null ? 0 : 10,
    initialRect: FIRST_SIGHT,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return active.row < 0 || rows.includes(active.row) ? rows : [...rows, active.row].sort((a, b) => a - b);
    },
  });
  const { show } = list;
  const [first, last] = [virtual.range?.startIndex ?? 0, virtual.range?.endIndex ?? 0];
  useEffect(() => show(first, last), [show, first, last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height is a reason to measure anew
  useEffect(() => virtual.measure(), [rowHeight]);
  useKeptPlace(virtual, list.address, scroller, rowHeight);
  return { items: virtual.getVirtualItems(), height: virtual.getTotalSize() };
}

/** Paper has room for all, one below the other. */
const onPaper = (places: readonly number[]) => ({
  items: places.map((index) => ({ index, key: index, start: 0, end: 0 })),
  height: 0,
});

/** The claims of the table, of which only those in sight are in the page. */
export function TableRows(props: Props) {
  const { list, columns, pin, terms, selection, active, printed } = props;
  const inSight = useRowsInSight(props);
  const { items, height } = printed === null ? inSight : onPaper(printed);
  return (
    <tbody {...ROW_GROUP}>
      {items.map(({ index, key, start }, at) => {
        const row = list.at(index);
        const gap = start - (items[at - 1]?.end ?? 0);
        return (
          <Fragment key={key}>
            {gap > 0 && <tr aria-hidden className={classes.space} style={{ height: gap }} />}
            <TableRow
              row={row}
              index={index}
              columns={columns}
              pin={pin}
              terms={terms}
              ticked={row !== undefined && selection.has(row.id)}
              tickable={!selection.full}
              stop={active.row === index ? active.col : -1}
            />
          </Fragment>
        );
      })}
      <tr aria-hidden className={classes.space} style={{ height: height - (items.at(-1)?.end ?? 0) }} />
    </tbody>
  );
}
