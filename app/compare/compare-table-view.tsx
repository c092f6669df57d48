"use client";

import { type ColumnDef, rowSortingFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { Fragment, type ReactNode, useMemo } from "react";
import table from "@/app/_ui/data-table.module.css";
import { MISSING } from "@/lib/format/numbers";
import type { TableSort } from "@/lib/query/table-sort";
import classes from "./compare.module.css";

export interface CompareTableColumn {
  readonly id: string;
  readonly heading: ReactNode;
  /** Explanation of the heading, shown on hover. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

export interface CompareTableCell {
  readonly content: ReactNode;
  /** Heading of the column, shown next to the values on narrow screens. */
  readonly label: string;
}

export interface CompareTableRow {
  readonly key: string;
  readonly heading: ReactNode;
  /** By the id of the column; a cell that is missing is "—", and left out on narrow screens. */
  readonly cells: Readonly<Record<string, CompareTableCell>>;
  /** Heading of the group that starts with this row; null within a group. */
  readonly groupHeading?: string | null | undefined;
}

interface Props {
  /** Heading of the column with the headings of the rows. */
  readonly corner: ReactNode;
  readonly columns: readonly CompareTableColumn[];
  /** In the order to show. */
  readonly rows: readonly CompareTableRow[];
  /** Column that the rows are sorted by. */
  readonly sort: TableSort | null;
  /** True if the columns are few named items, which are listed above the rows on narrow screens. */
  readonly hasFewColumns: boolean;
}

const features = tableFeatures({ rowSortingFeature, columnMeta: {} as CompareTableColumn });
type Features = typeof features;

const CORNER_ID = "name";

const toColumnDef = (column: CompareTableColumn): ColumnDef<Features, CompareTableRow> => ({
  id: column.id,
  accessorFn: (row) => row.cells[column.id]?.content,
  meta: column,
});

/** The table of a comparison, sorted by the server. */
export function CompareTableView({ corner, columns, rows, sort, hasFewColumns }: Props) {
  const columnDefs = useMemo(
    () => [{ id: CORNER_ID, heading: corner }, ...columns].map(toColumnDef),
    [columns, corner],
  );
  const view = useTable({
    features,
    columns: columnDefs,
    data: rows,
    getRowId: (row) => row.key,
    state: { sorting: sort ? [sort] : [] },
    manualSorting: true,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={table.wrap} tabIndex={0} aria-label="Comparison, scrollable">
      <table
        className={`${table.table} ${classes.matrix}`}
        aria-label="Comparison"
        data-few={hasFewColumns || undefined}
      >
        <thead>
          {view.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map(({ id, column }) => {
                const sorted = column.getIsSorted();
                const meta = column.columnDef.meta;
                return (
                  <th
                    key={id}
                    scope="col"
                    className={id === CORNER_ID ? undefined : (meta?.className ?? classes.head)}
                    title={meta?.title}
                    aria-sort={sorted ? (sorted === "desc" ? "descending" : "ascending") : undefined}
                  >
                    {meta?.heading}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {view.getRowModel().rows.map(({ id, original: row }) => (
            <Fragment key={id}>
              {row.groupHeading && (
                <tr className={classes.group}>
                  <th scope="rowgroup" colSpan={columns.length + 1}>
                    {row.groupHeading}
                  </th>
                </tr>
              )}
              <tr>
                <th scope="row" className={classes.side}>
                  {row.heading}
                </th>
                {columns.map((column) => {
                  const cell = row.cells[column.id];
                  return (
                    <td key={column.id} data-head={cell?.label} data-empty={cell === undefined || undefined}>
                      {cell === undefined ? <span className={classes.missing}>{MISSING}</span> : cell.content}
                    </td>
                  );
                })}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}
