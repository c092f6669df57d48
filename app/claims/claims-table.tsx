"use client";

import { type CSSProperties, useMemo, useRef, useState } from "react";
import { formatNumber } from "@/lib/format/numbers";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { parseSearchTerms } from "@/lib/query/search-terms";
import classes from "./claims-table.module.css";
import type { ChangeQuery } from "./claims-view";
import { CHECKBOX_COLUMN_WIDTH, toTableStyle } from "./column-style";
import { GRID_ROLE } from "./grid-roles";
import { RowMenu } from "./row-menu";
import { TableHead } from "./table-head";
import { TableRows } from "./table-rows";
import { useActiveCell } from "./use-active-cell";
import { type InitialRows, useClaimRows } from "./use-claim-rows";
import { useClaimTable } from "./use-claim-table";
import { useIsPrinting } from "./use-is-printing";
import { useRowHeight } from "./use-row-height";
import { useRowPointer } from "./use-row-pointer";
import type { RowSelection } from "./use-row-selection";
import { useTableKeys } from "./use-table-keys";

interface Props {
  /** The requested query; the server may not have responded yet. */
  readonly query: ClaimQuery;
  readonly initialRows: InitialRows;
  readonly changeQuery: ChangeQuery;
  readonly selection: RowSelection;
  readonly announce: (text: string) => void;
}

/** In pixels. */
const HEADER_HEIGHT = 34;

/** The claims as a grid with keyboard navigation. */
export function ClaimsTable({ query, initialRows, changeQuery, selection, announce }: Props) {
  const rowList = useClaimRows(initialRows);
  const terms = useMemo(() => parseSearchTerms(query.q), [query.q]);
  const table = useClaimTable(query, changeQuery, rowList.loadedRows, terms);
  const columnCount = table.getVisibleLeafColumns().length + 1;
  const grid = useRef<HTMLTableElement>(null);
  const active = useActiveCell(grid, rowList.total, columnCount);
  const rowHeight = useRowHeight(query.density);
  // A state, because the rows inside are rendered before the element exists.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const rowsPerScreen = () => Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - HEADER_HEIGHT) / rowHeight) - 1);
  const onKeyDown = useTableKeys({ table, query, list: rowList, active, selection, rowsPerScreen, announce });
  const pointer = useRowPointer(rowList, selection);
  const printedIndices = useIsPrinting() ? rowList.listLoadedIndices() : null;
  const pinnedWidth = query.pin > 0 ? table.getStartTotalSize() + CHECKBOX_COLUMN_WIDTH : 0;
  return (
    <section
      ref={setScroller}
      className={classes.scroller}
      style={{ "--pinned-width": `${pinnedWidth}px` } as CSSProperties}
      aria-label="Claims, scrollable"
    >
      {printedIndices !== null && printedIndices.length < rowList.total && (
        <p className={classes.printed}>
          {`Showing ${formatNumber(printedIndices.length)} of ${formatNumber(rowList.total)} claims, those loaded so far. Scroll down to load more before printing, or use “Export” for all claims.`}
        </p>
      )}
      <table
        ref={grid}
        {...GRID_ROLE}
        className={classes.table}
        data-density={query.density}
        style={{ ...toTableStyle(table), "--row": `${rowHeight}px` } as CSSProperties}
        aria-rowcount={rowList.total + 1}
        aria-colcount={columnCount}
        aria-label="Claims"
        onKeyDown={onKeyDown}
        onFocus={active.onFocus}
        onClick={pointer.onClick}
        onContextMenu={pointer.onContextMenu}
      >
        <TableHead table={table} activeCell={active.cell} />
        <TableRows
          rowList={rowList}
          scroller={scroller}
          rowHeight={rowHeight}
          table={table}
          terms={terms}
          selection={selection}
          activeCell={active.cell}
          printedIndices={printedIndices}
        />
      </table>
      {rowList.failed && (
        <p role="alert" className={classes.failed}>
          {"Some rows could not be loaded. "}
          <button type="button" onClick={rowList.retryFailed}>
            Try again
          </button>
        </p>
      )}
      {pointer.menu && (
        <RowMenu {...pointer.menu} query={query} selection={selection} changeQuery={changeQuery} announce={announce} />
      )}
    </section>
  );
}
