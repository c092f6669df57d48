"use client";

import { rowSortingFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import type { ClaimQuery } from "@/lib/claim-query";
import type { ClaimRow } from "@/lib/claim-row";
import { setSort } from "@/lib/query-edit";
import classes from "./claims-table.module.css";
import type { ChangeQuery } from "./claims-view";
import { HeaderCell } from "./header-cell";
import { claimTableColumns, columnWidth, SELECT_WIDTH, tableWidth } from "./table-columns";
import { TableRow } from "./table-row";
import { fromSorting, toSorting } from "./table-sorting";
import type { RowList } from "./use-claim-rows";
import { useRowHeight } from "./use-row-height";
import type { Selection } from "./use-selection";

const features = tableFeatures({ rowSortingFeature });
export type ClaimTableFeatures = typeof features;

interface Props {
  readonly query: ClaimQuery;
  readonly list: RowList;
  readonly total: number;
  readonly change: ChangeQuery;
  readonly selection: Selection;
}

/** The claims in rows, of which only those in sight are in the page. */
export function ClaimsTable({ query, list, total, change, selection }: Props) {
  const columns = useMemo(() => claimTableColumns(query.cols), [query.cols]);
  const data = list.rows as ClaimRow[];
  const sorting = useMemo(() => toSorting(query.sort), [query.sort]);
  const table = useTable({
    features,
    columns,
    data,
    getRowId: (row) => row.id,
    manualSorting: true,
    state: { sorting },
    onSortingChange: (update) => {
      const next = typeof update === "function" ? update(sorting) : update;
      change(setSort(query, fromSorting(next)));
    },
  });
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight();
  const virtual = useVirtualizer({
    count: data.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    initialRect: { width: 1200, height: 900 },
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const { more } = list;
  useEffect(() => {
    if (last >= data.length - 30) more();
  }, [last, data.length, more]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height is a reason to measure anew
  useEffect(() => virtual.measure(), [rowHeight]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query starts at the top
  useEffect(() => {
    // In newer browsers scrollTo gives a promise, which is no clean-up.
    scroller.current?.scrollTo({ top: 0 });
  }, [query]);
  const rows = table.getRowModel().rows;
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section ref={scroller} className={classes.scroller} tabIndex={0} aria-label="Claims, scrollable">
      <table
        className={classes.table}
        style={{ "--least": `${tableWidth(query.cols)}px` } as CSSProperties}
        aria-rowcount={total + 1}
        aria-label="Claims"
      >
        <colgroup>
          <col style={{ width: SELECT_WIDTH }} />
          {query.cols.map((key) => (
            <col key={key} style={{ width: columnWidth(key) }} />
          ))}
        </colgroup>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} aria-rowindex={1}>
              <th scope="col">
                <span className={classes.hidden}>Compare</span>
              </th>
              {group.headers.map((header) => (
                <HeaderCell key={header.id} header={header} many={sorting.length > 1} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {above > 0 && <tr aria-hidden className={classes.space} style={{ height: above }} />}
          {items.map(({ index, key }) => {
            const row = rows[index];
            return row && <TableRow key={key} row={row} index={index} selection={selection} />;
          })}
          {below > 0 && <tr aria-hidden className={classes.space} style={{ height: below }} />}
        </tbody>
      </table>
      {list.failed && (
        <p role="alert" className={classes.failed}>
          The next rows could not be read.{" "}
          <button type="button" onClick={more}>
            Try again
          </button>
        </p>
      )}
    </section>
  );
}
