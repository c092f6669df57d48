import type { ReactNode } from "react";
import type { PathParameters } from "@/lib/query/parameter-path";
import type { SortableValueColumn, TableSort } from "@/lib/query/table-sort";
import { SortableTableView } from "./sortable-table-view";

/** A column of a sortable table. */
export interface SortableTableColumn<Row> extends SortableValueColumn<Row> {
  readonly header: string;
  /** Explanation of the heading, shown on hover. */
  readonly title?: string;
  /** True for numbers, which are right-aligned and sort descending first. */
  readonly numeric?: boolean;
  /** True to sort descending first, as dates do; by default the value of `numeric`. */
  readonly descendingFirst?: boolean;
  /** True for the column with the names of the rows. */
  readonly isRowHeader?: boolean;
  /** Class of the heading and the cells. */
  readonly className?: string | undefined;
  /**
   * Width on wide windows, in percent of the table. If a column has a width, the others share the rest, whatever their
   * contents: columns keep their places while the rows of a long page arrive.
   */
  readonly width?: number;
  readonly cell: (row: Row) => ReactNode;
}

/** How the headings link to other orders. */
export interface TableSortLinks {
  /** Current order; null if it is not the order of a column, as for the matches of a search. */
  readonly sort: TableSort | null;
  /** Order of the address without the parameter. */
  readonly defaultSort: TableSort | null;
  /** Path of the page, optionally with a fragment: "/benchmarks", "/models/x#claims". */
  readonly path: string;
  /** Other parameters of the address to keep; empty values are omitted. */
  readonly params?: PathParameters;
  /** Parameter of the order, if the page has several tables; by default `sort`. */
  readonly parameter?: string;
}

/** Consecutive rows with a common heading. */
export interface SortableTableGroup {
  readonly key: string;
  readonly heading: ReactNode;
  /** Number of rows. */
  readonly count: number;
}

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly SortableTableColumn<Row>[];
  /** The rows in the order to show: the page sorts them with `sortTableRows`, before it limits their number. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Divides the rows; the counts add up to their number. By default there are no groups. */
  readonly groups?: readonly SortableTableGroup[];
  /** Missing for a table that cannot be sorted. */
  readonly links?: TableSortLinks;
  readonly className?: string;
}

/**
 * A table whose headings are links that sort it. The order is part of the address, so that the server sorts all rows and
 * the table works without scripts. Usable in pages on the server: cells are rendered here, and only the result reaches
 * the browser. Example:
 *
 * ```tsx
 * const sort = parseTableSort(params.get("sort"), COLUMNS, DEFAULT_SORT);
 * const rows = sortTableRows(all, COLUMNS, sort).slice(0, 300);
 * <SortableTable label="Models" columns={COLUMNS} rows={rows} rowKey={(row) => row.id}
 *   links={{ sort, defaultSort: DEFAULT_SORT, path: "/models", params: { q } }} />
 * ```
 */
export function SortableTable<Row>({ label, columns, rows, rowKey, groups, links, className }: Props<Row>) {
  return (
    <SortableTableView
      label={label}
      columns={columns.map(({ id, header, title, numeric = false, isRowHeader = false, ...column }) => ({
        id,
        header,
        title,
        numeric,
        isRowHeader,
        className: column.className,
        width: column.width,
        sortable: links !== undefined && column.sortValue !== undefined,
        descendingFirst: column.descendingFirst ?? numeric,
      }))}
      rows={rows.map((row) => ({
        key: rowKey(row),
        cells: Object.fromEntries(columns.map(({ id, cell }) => [id, cell(row)])),
      }))}
      groups={groups}
      links={links}
      className={className}
    />
  );
}
