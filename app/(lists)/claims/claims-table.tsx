"use client";

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, Fragment, useEffect, useMemo, useRef } from "react";
import type { ClaimQuery } from "@/lib/claim-query";
import { layoutColumns } from "@/lib/column-layout";
import { searchTerms } from "@/lib/search-terms";
import classes from "./claims-table.module.css";
import type { ChangeQuery } from "./claims-view";
import { GRID, HEADING, ROW, ROW_GROUP } from "./grid-roles";
import { HeaderCell } from "./header-cell";
import { columnWidth, pinnedStyle, SELECT_WIDTH, widthUpTo } from "./pinned-style";
import { RowMenu } from "./row-menu";
import { TableRow } from "./table-row";
import { useActiveCell } from "./use-active-cell";
import type { RowList } from "./use-claim-rows";
import { useColumnDrag } from "./use-column-drag";
import { useRowHeight } from "./use-row-height";
import { useRowPointer } from "./use-row-pointer";
import type { Selection } from "./use-selection";
import { useTableKeys } from "./use-table-keys";

interface Props {
  readonly query: ClaimQuery;
  readonly list: RowList;
  readonly change: ChangeQuery;
  readonly selection: Selection;
  readonly say: (text: string) => void;
}

const HEAD = 34;

/** The rows in sight, and the one that has the focus wherever it is. */
function useRowsInSight(list: RowList, rowHeight: number, activeRow: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: list.total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollPaddingEnd: HEAD,
    initialRect: { width: 1200, height: 900 },
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return activeRow < 0 || rows.includes(activeRow) ? rows : [...rows, activeRow].sort((a, b) => a - b);
    },
  });
  const range = virtual.range;
  const { show } = list;
  const [first, last] = [range?.startIndex ?? 0, range?.endIndex ?? 0];
  useEffect(() => show(first, last), [show, first, last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height is a reason to measure anew
  useEffect(() => virtual.measure(), [rowHeight]);
  return { scroller, virtual, page: Math.max(1, last - first - 1) };
}

/** The claims in rows, of which only those in sight are in the page. */
export function ClaimsTable({ query: asked, list, change, selection, say }: Props) {
  const drag = useColumnDrag(asked, change);
  const { query } = drag;
  const columns = useMemo(() => layoutColumns(query), [query]);
  const terms = useMemo(() => searchTerms(query.q), [query.q]);
  const grid = useRef<HTMLTableElement>(null);
  const active = useActiveCell(grid, list.total, columns.length + 1);
  const rowHeight = useRowHeight(query.density);
  const { scroller, virtual, page } = useRowsInSight(list, rowHeight, active.cell.row);
  const onKeyDown = useTableKeys({ query, list, active, selection, page, change, say });
  const pointer = useRowPointer(list, selection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows start at the top
  useEffect(() => {
    // In newer browsers scrollTo gives a promise, which is no clean-up.
    scroller.current?.scrollTo({ top: 0 });
  }, [list.address]);
  const items = virtual.getVirtualItems();
  const sum = columns.reduce((all, one) => all + one.width, SELECT_WIDTH);
  const style = {
    "--extra": `max(0px, 100cqw - ${sum}px)`,
    "--row": `${rowHeight}px`,
    "--width": widthUpTo(columns, columns.length),
  } as CSSProperties;
  const keptWidth = query.pin > 0 ? widthUpTo(columns, query.pin) : "0px";
  return (
    <section
      ref={scroller}
      className={classes.scroller}
      style={{ "--kept": keptWidth, "--extra": style["--extra" as keyof CSSProperties] } as CSSProperties}
      aria-label="Claims, scrollable"
    >
      <table
        ref={grid}
        {...GRID}
        className={classes.table}
        data-density={query.density}
        style={style}
        aria-rowcount={list.total + 1}
        aria-colcount={columns.length + 1}
        aria-label="Claims"
        onKeyDown={onKeyDown}
        onFocus={active.onFocus}
        onClick={pointer.onClick}
        onContextMenu={pointer.onContextMenu}
      >
        <colgroup>
          <col style={{ width: SELECT_WIDTH }} />
          {columns.map((column) => (
            <col key={column.key} style={{ width: columnWidth(column) }} />
          ))}
        </colgroup>
        <thead {...ROW_GROUP}>
          <tr {...ROW} aria-rowindex={1}>
            <th
              {...HEADING}
              aria-colindex={1}
              style={pinnedStyle(columns, query.pin, -1)}
              data-pinned={query.pin > 0 || undefined}
            >
              <span className={classes.hidden}>Compare</span>
            </th>
            {columns.map(({ key }, at) => (
              <HeaderCell
                key={key}
                query={query}
                columns={columns}
                at={at}
                stop={active.cell.row < 0 && active.cell.col === at + 1}
                drag={drag}
                change={change}
              />
            ))}
          </tr>
        </thead>
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
                  pin={query.pin}
                  terms={terms}
                  ticked={row !== undefined && selection.has(row.id)}
                  tickable={!selection.full}
                  stop={active.cell.row === index ? active.cell.col : -1}
                />
              </Fragment>
            );
          })}
          <tr
            aria-hidden
            className={classes.space}
            style={{ height: virtual.getTotalSize() - (items.at(-1)?.end ?? 0) }}
          />
        </tbody>
      </table>
      {list.failed && (
        <p role="alert" className={classes.failed}>
          {"Some rows could not be read. "}
          <button type="button" onClick={list.retry}>
            Try again
          </button>
        </p>
      )}
      {pointer.menu && <RowMenu {...pointer.menu} query={query} selection={selection} change={change} say={say} />}
    </section>
  );
}
