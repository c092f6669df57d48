"use client";

import { type CSSProperties, useMemo, useRef, useState } from "react";
import { layoutColumns } from "@/app/claims/column-layout";
import { formatNumber } from "@/lib/format/numbers";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { parseSearchTerms } from "@/lib/query/search-terms";
import classes from "./claims-table.module.css";
import type { ChangeQuery } from "./claims-view";
import { GRID_ROLE } from "./grid-roles";
import { CHECKBOX_COLUMN_WIDTH, sumColumnWidths } from "./pinned-style";
import { RowMenu } from "./row-menu";
import { TableHead } from "./table-head";
import { TableRows } from "./table-rows";
import { useActiveCell } from "./use-active-cell";
import { type InitialRows, useClaimRows } from "./use-claim-rows";
import { useColumnDrag } from "./use-column-drag";
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
export function ClaimsTable({ query: requested, initialRows, changeQuery, selection, announce }: Props) {
  const rowList = useClaimRows(initialRows);
  const drag = useColumnDrag(requested, changeQuery);
  const { query } = drag;
  const columns = useMemo(() => layoutColumns(query), [query]);
  const terms = useMemo(() => parseSearchTerms(query.q), [query.q]);
  const grid = useRef<HTMLTableElement>(null);
  const active = useActiveCell(grid, rowList.total, columns.length + 1);
  const rowHeight = useRowHeight(query.density);
  // A state, because the rows inside are rendered before the element exists.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const rowsPerScreen = () => Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - HEADER_HEIGHT) / rowHeight) - 1);
  const onKeyDown = useTableKeys({ query, list: rowList, active, selection, rowsPerScreen, changeQuery, announce });
  const pointer = useRowPointer(rowList, selection);
  const printedIndices = useIsPrinting() ? rowList.listLoadedIndices() : null;
  const totalWidth = columns.reduce((all, one) => all + one.width, CHECKBOX_COLUMN_WIDTH);
  const style = {
    "--extra": `max(0px, 100cqw - ${totalWidth}px)`,
    "--row": `${rowHeight}px`,
    "--width": sumColumnWidths(columns, columns.length),
  } as CSSProperties;
  const pinnedWidth = query.pin > 0 ? sumColumnWidths(columns, query.pin) : "0px";
  return (
    <section
      ref={setScroller}
      className={classes.scroller}
      style={{ "--pinned-width": pinnedWidth, "--extra": style["--extra" as keyof CSSProperties] } as CSSProperties}
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
        style={style}
        aria-rowcount={rowList.total + 1}
        aria-colcount={columns.length + 1}
        aria-label="Claims"
        onKeyDown={onKeyDown}
        onFocus={active.onFocus}
        onClick={pointer.onClick}
        onContextMenu={pointer.onContextMenu}
      >
        <TableHead query={query} columns={columns} activeCell={active.cell} drag={drag} changeQuery={changeQuery} />
        <TableRows
          rowList={rowList}
          scroller={scroller}
          rowHeight={rowHeight}
          columns={columns}
          pinnedCount={query.pin}
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
