"use client";

import type { ColumnLayout } from "@/app/claims/column-layout";
import type { GridCell } from "@/app/claims/grid-navigation";
import type { ClaimQuery } from "@/lib/query/claim-query";
import classes from "./claims-table.module.css";
import type { ChangeQuery } from "./claims-view";
import { COLUMN_HEADER_ROLE, ROW_GROUP_ROLE, ROW_ROLE } from "./grid-roles";
import { HeaderCell } from "./header-cell";
import { CHECKBOX_COLUMN_WIDTH, toColumnWidth, toPinnedStyle } from "./pinned-style";
import type { ColumnDrag } from "./use-column-drag";

interface Props {
  readonly query: ClaimQuery;
  readonly columns: readonly ColumnLayout[];
  readonly activeCell: GridCell;
  readonly drag: ColumnDrag;
  readonly changeQuery: ChangeQuery;
}

/** Column widths and headings. */
export function TableHead({ query, columns, activeCell, drag, changeQuery }: Props) {
  return (
    <>
      <colgroup>
        <col style={{ width: CHECKBOX_COLUMN_WIDTH }} />
        {columns.map((column) => (
          <col key={column.key} style={{ width: toColumnWidth(column) }} />
        ))}
      </colgroup>
      <thead {...ROW_GROUP_ROLE}>
        <tr {...ROW_ROLE} aria-rowindex={1}>
          <th
            {...COLUMN_HEADER_ROLE}
            aria-colindex={1}
            style={toPinnedStyle(columns, query.pin, -1)}
            data-pinned={query.pin > 0 || undefined}
          >
            <span className={classes.hidden}>Compare</span>
          </th>
          {columns.map(({ key }, columnIndex) => (
            <HeaderCell
              key={key}
              query={query}
              columns={columns}
              columnIndex={columnIndex}
              isTabStop={activeCell.row < 0 && activeCell.col === columnIndex + 1}
              drag={drag}
              changeQuery={changeQuery}
            />
          ))}
        </tr>
      </thead>
    </>
  );
}
