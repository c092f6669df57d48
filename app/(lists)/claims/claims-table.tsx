"use client";

import { type CSSProperties, useMemo, useRef, useState } from "react";
import type { ClaimQuery } from "@/lib/claim-query";
import { layoutColumns } from "@/lib/column-layout";
import { formatNumber } from "@/lib/format";
import { searchTerms } from "@/lib/search-terms";
import classes from "./claims-table.module.css";
import type { ChangeQuery } from "./claims-view";
import { GRID } from "./grid-roles";
import { SELECT_WIDTH, widthUpTo } from "./pinned-style";
import { RowMenu } from "./row-menu";
import { TableHead } from "./table-head";
import { TableRows } from "./table-rows";
import { useActiveCell } from "./use-active-cell";
import { type Answer, useClaimRows } from "./use-claim-rows";
import { useColumnDrag } from "./use-column-drag";
import { usePrinting } from "./use-printing";
import { useRowHeight } from "./use-row-height";
import { useRowPointer } from "./use-row-pointer";
import type { Selection } from "./use-selection";
import { useTableKeys } from "./use-table-keys";

interface Props {
  /** The query as it is asked for, a click ahead of what the server has answered. */
  readonly query: ClaimQuery;
  readonly answer: Answer;
  readonly change: ChangeQuery;
  readonly selection: Selection;
  readonly say: (text: string) => void;
}

/** Of the headings, in pixels. */
const HEAD = 34;

/** The claims as a grid that can be walked through with the arrow keys. */
export function ClaimsTable({ query: asked, answer, change, selection, say }: Props) {
  const list = useClaimRows(answer);
  const drag = useColumnDrag(asked, change);
  const { query } = drag;
  const columns = useMemo(() => layoutColumns(query), [query]);
  const terms = useMemo(() => searchTerms(query.q), [query.q]);
  const grid = useRef<HTMLTableElement>(null);
  const active = useActiveCell(grid, list.total, columns.length + 1);
  const rowHeight = useRowHeight(query.density);
  // Kept as a state: the rows, which stand inside, are drawn before it is there.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const page = () => Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - HEAD) / rowHeight) - 1);
  const onKeyDown = useTableKeys({ query, list, active, selection, page, change, say });
  const pointer = useRowPointer(list, selection);
  const printed = usePrinting() ? list.loaded() : null;
  const sum = columns.reduce((all, one) => all + one.width, SELECT_WIDTH);
  const style = {
    "--extra": `max(0px, 100cqw - ${sum}px)`,
    "--row": `${rowHeight}px`,
    "--width": widthUpTo(columns, columns.length),
  } as CSSProperties;
  const keptWidth = query.pin > 0 ? widthUpTo(columns, query.pin) : "0px";
  return (
    <section
      ref={setScroller}
      className={classes.scroller}
      style={{ "--kept": keptWidth, "--extra": style["--extra" as keyof CSSProperties] } as CSSProperties}
      aria-label="Claims, scrollable"
    >
      {printed !== null && printed.length < list.total && (
        <p className={classes.printed}>
          {`These are ${formatNumber(printed.length)} of ${formatNumber(list.total)} claims, as many as were read so far: scroll down to read more before printing, or take all of them as a file with “Export”.`}
        </p>
      )}
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
        <TableHead query={query} columns={columns} active={active.cell} drag={drag} change={change} />
        <TableRows
          list={list}
          scroller={scroller}
          rowHeight={rowHeight}
          columns={columns}
          pin={query.pin}
          terms={terms}
          selection={selection}
          active={active.cell}
          printed={printed}
        />
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
