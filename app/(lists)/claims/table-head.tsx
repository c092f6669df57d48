"use client";

import type { ClaimQuery } from "@/lib/claim-query";
import type { ColumnLayout } from "@/lib/column-layout";
import type { GridCell } from "@/lib/grid-move";
import classes from "./claims-table.module.css";
import type { ChangeQuery } from "./claims-view";
import { HEADING, ROW, ROW_GROUP } from "./grid-roles";
import { HeaderCell } from "./header-cell";
import { columnWidth, pinnedStyle, SELECT_WIDTH } from "./pinned-style";
import type { ColumnDrag } from "./use-column-drag";

interface Props {
  readonly query: ClaimQuery;
  readonly columns: readonly ColumnLayout[];
  readonly active: GridCell;
  readonly drag: ColumnDrag;
  readonly change: ChangeQuery;
}

/** The widths of the columns and their headings. */
export function TableHead({ query, columns, active, drag, change }: Props) {
  return (
    <>
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
              stop={active.row < 0 && active.col === at + 1}
              drag={drag}
              change={change}
            />
          ))}
        </tr>
      </thead>
    </>
  );
}
