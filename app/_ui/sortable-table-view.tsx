"use client";

import { ArrowDownIcon, ArrowUpIcon } from "@primer/octicons-react";
import {
  type ColumnDef,
  FlexRender,
  type Header,
  type Row,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import Link from "next/link";
import { type ReactNode, useMemo } from "react";
import { toParameterPath } from "@/lib/query/parameter-path";
import { formatTableSort } from "@/lib/query/table-sort";
import table from "./data-table.module.css";
import type { SortableTableGroup, TableSortLinks } from "./sortable-table";

interface ColumnView {
  readonly id: string;
  readonly header: string;
  readonly title: string | undefined;
  readonly numeric: boolean;
  readonly isRowHeader: boolean;
  readonly className: string | undefined;
  readonly width: number | undefined;
  readonly sortable: boolean;
  readonly descendingFirst: boolean;
}

interface RowView {
  readonly key: string;
  /** By the id of the column. */
  readonly cells: Readonly<Record<string, ReactNode>>;
}

interface Props {
  readonly label: string;
  readonly columns: readonly ColumnView[];
  readonly rows: readonly RowView[];
  readonly groups: readonly SortableTableGroup[] | undefined;
  readonly links: TableSortLinks | undefined;
  readonly className: string | undefined;
}

/** Tables with more columns, without those that a phone leaves out, are lists of cards on a phone. */
const MAX_PHONE_COLUMNS = 5;

const features = tableFeatures({ rowSortingFeature, columnMeta: {} as ColumnView });
type Features = typeof features;

const toColumnDef = (column: ColumnView): ColumnDef<Features, RowView> => ({
  id: column.id,
  header: column.header,
  accessorFn: (row) => row.cells[column.id],
  cell: ({ row }) => row.original.cells[column.id],
  enableSorting: column.sortable,
  sortDescFirst: column.descendingFirst,
  meta: column,
});

const toClassName = (column: ColumnView | undefined): string | undefined =>
  [column?.numeric ? table.number : "", column?.className].filter(Boolean).join(" ") || undefined;

/** Returns the address with the order that follows on a click. */
function toSortHref(id: string, desc: boolean, { path, params = {}, parameter = "sort", defaultSort }: TableSortLinks) {
  const pairs: readonly (readonly [string, string])[] = Array.isArray(params) ? params : Object.entries(params);
  const isDefault = id === defaultSort?.id && desc === defaultSort.desc;
  return toParameterPath(path, [...pairs, [parameter, isDefault ? "" : formatTableSort({ id, desc })]]);
}

function HeadingCell({
  header,
  links,
}: {
  readonly header: Header<Features, RowView, unknown>;
  readonly links: TableSortLinks | undefined;
}) {
  const { column } = header;
  const { header: text, title, sortable } = column.columnDef.meta ?? {};
  const sorted = column.getIsSorted();
  const Arrow = sorted === "desc" ? ArrowDownIcon : ArrowUpIcon;
  return (
    <th
      scope="col"
      className={toClassName(column.columnDef.meta)}
      title={title}
      aria-sort={sorted ? (sorted === "desc" ? "descending" : "ascending") : undefined}
    >
      {sortable && links ? (
        <Link
          href={toSortHref(column.id, column.getNextSortingOrder() === "desc", links)}
          className={table.sort}
          scroll={false}
          prefetch={false}
          data-sorted={sorted || undefined}
        >
          {text}
          {sorted && <Arrow size={12} aria-hidden />}
        </Link>
      ) : (
        text
      )}
    </th>
  );
}

function BodyRow({ row }: { readonly row: Row<Features, RowView> }) {
  return (
    <tr>
      {row.getAllCells().map((cell) => {
        const column = cell.column.columnDef.meta;
        const Cell = column?.isRowHeader ? "th" : "td";
        return (
          <Cell
            key={cell.id}
            className={toClassName(column)}
            scope={column?.isRowHeader ? "row" : undefined}
            data-label={column?.isRowHeader ? undefined : column?.header}
          >
            <FlexRender cell={cell} />
          </Cell>
        );
      })}
    </tr>
  );
}

function divideRows<T>(rows: readonly T[], groups: readonly SortableTableGroup[] | undefined) {
  let start = 0;
  return (groups ?? [{ key: "", heading: null, count: rows.length }]).map(({ key, heading, count }) => {
    const members = rows.slice(start, start + count);
    start += count;
    return { key, heading, members };
  });
}

/** The part of `SortableTable` in the browser. */
export function SortableTableView({ label, columns, rows, groups, links, className }: Props) {
  const columnDefs = useMemo(() => columns.map(toColumnDef), [columns]);
  const sorting = useMemo(() => (links?.sort ? [links.sort] : []), [links]);
  const view = useTable({
    features,
    columns: columnDefs,
    data: rows,
    getRowId: (row) => row.key,
    state: { sorting },
    manualSorting: true,
    enableSortingRemoval: false,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={table.wrap} tabIndex={0} aria-label={`${label}, scrollable`}>
      <table
        className={[table.table, className].filter(Boolean).join(" ")}
        aria-label={label}
        data-fixed={columns.some(({ width }) => width !== undefined) || undefined}
        data-stacked={columns.filter((one) => one.className !== table.wide).length > MAX_PHONE_COLUMNS || undefined}
      >
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} style={width === undefined ? undefined : { width: `${width}%` }} />
          ))}
        </colgroup>
        <thead>
          {view.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <HeadingCell key={header.id} header={header} links={links} />
              ))}
            </tr>
          ))}
        </thead>
        {divideRows(view.getRowModel().rows, groups).map(({ key, heading, members }) => (
          <tbody key={key}>
            {heading !== null && (
              <tr className={table.group}>
                <th scope="rowgroup" colSpan={columns.length}>
                  {heading}
                </th>
              </tr>
            )}
            {members.map((row) => (
              <BodyRow key={row.id} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
