"use client";

import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import type { ClaimQuery } from "@/lib/claim-query";
import { layoutColumns } from "@/lib/column-layout";
import { searchTerms } from "@/lib/search-terms";
import classes from "./claims-table.module.css";
import type { ChangeQuery } from "./claims-view";
import { GRID, HEADING, ROW, ROW_GROUP } from "./grid-roles";
import { HeaderCell } from "./header-cell";
import { columnWidth, pinnedStyle, SELECT_WIDTH, widthUpTo } from "./pinned-style";
import { RowMenu } from "./row-menu";
import { TableRows } from "./table-rows";
import { useActiveCell } from "./use-active-cell";
import { type Answer, useClaimRows } from "./use-claim-rows";
import { useColumnDrag } from "./use-column-drag";
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
  const scroller = useRef<HTMLElement>(null);
  const page = () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - HEAD) / rowHeight) - 1);
  const onKeyDown = useTableKeys({ query, list, active, selection, page, change, say });
  const pointer = useRowPointer(list, selection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows start at the top
  useEffect(() => {
    // In newer browsers scrollTo gives a promise, which is no clean-up.
    scroller.current?.scrollTo({ top: 0 });
  }, [list.address]);
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
        <TableRows
          list={list}
          scroller={scroller}
          rowHeight={rowHeight}
          columns={columns}
          pin={query.pin}
          terms={terms}
          selection={selection}
          active={active.cell}
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
