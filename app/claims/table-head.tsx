"use client";

import type { GridCell } from "@/app/claims/grid-navigation";
import page from "../_ui/page.module.css";
import { CHECKBOX_COLUMN_WIDTH, listColumnWidths, toPinnedStyle } from "./column-style";
import { COLUMN_HEADER_ROLE, ROW_GROUP_ROLE, ROW_ROLE } from "./grid-roles";
import { HeaderCell } from "./header-cell";
import type { ClaimTable } from "./use-claim-table";
import { useColumnDrag } from "./use-column-drag";

interface Props {
  readonly table: ClaimTable;
  readonly activeCell: GridCell;
}

/** Column widths and headings. */
export function TableHead({ table, activeCell }: Props) {
  const drag = useColumnDrag(table);
  const widths = listColumnWidths(table);
  const pinnedCount = table.state.columnPinning.start.length;
  return (
    <>
      <colgroup>
        <col style={{ width: CHECKBOX_COLUMN_WIDTH }} />
        {table.getVisibleLeafColumns().map(({ id }, i) => (
          <col key={id} style={{ width: widths[i] }} />
        ))}
      </colgroup>
      <thead {...ROW_GROUP_ROLE}>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} {...ROW_ROLE} aria-rowindex={1}>
            <th
              {...COLUMN_HEADER_ROLE}
              aria-colindex={1}
              style={toPinnedStyle(-1, pinnedCount)}
              data-pinned={pinnedCount > 0 || undefined}
            >
              <span className={page.hidden}>Compare</span>
            </th>
            {group.headers.map((header, columnIndex) => (
              <HeaderCell
                key={header.id}
                table={table}
                header={header}
                columnIndex={columnIndex}
                isTabStop={activeCell.row < 0 && activeCell.col === columnIndex + 1}
                drag={drag}
              />
            ))}
          </tr>
        ))}
      </thead>
    </>
  );
}
