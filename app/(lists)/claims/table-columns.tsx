import { type ColumnDef, createColumnHelper } from "@tanstack/react-table";
import { CLAIM_COLUMNS, type ColumnKey } from "@/lib/claim-columns";
import type { ClaimRow } from "@/lib/claim-row";
import { CellContent } from "./cell-content";
import type { ClaimTableFeatures } from "./claims-table";

const TYPES = new Map(CLAIM_COLUMNS.map((column) => [column.key as ColumnKey, column.type]));

/** Numbers stand to the right, so that their digits line up. */
export const isNumeric = (key: string): boolean => TYPES.get(key as ColumnKey) === "number";

const WIDTHS: { readonly [K in ColumnKey]?: number } = {
  paper_title: 180,
  model: 130,
  size_b: 70,
  benchmarks: 130,
  metric: 92,
  before: 72,
  after: 94,
  gain: 116,
  published: 106,
  sentence: 420,
  authors: 220,
  method: 150,
  benchmark_text: 180,
  baseline: 180,
  source: 180,
  check_note: 220,
};

export const columnWidth = (key: ColumnKey): number => WIDTHS[key] ?? (isNumeric(key) ? 104 : 132);

/** Of the column in which rows are ticked. */
export const SELECT_WIDTH = 38;

/** Below this width the table scrolls sideways; above it its columns share what is there. */
export const tableWidth = (cols: readonly ColumnKey[]): number =>
  cols.reduce((sum, col) => sum + columnWidth(col), SELECT_WIDTH);

const helper = createColumnHelper<ClaimTableFeatures, ClaimRow>();

/** The columns of the table in the order of the query. */
export function claimTableColumns(cols: readonly ColumnKey[]): ColumnDef<ClaimTableFeatures, ClaimRow>[] {
  return CLAIM_COLUMNS.filter((column) => cols.includes(column.key))
    .sort((a, b) => cols.indexOf(a.key) - cols.indexOf(b.key))
    .map(({ key, label, type }) =>
      // The server sorts; a column without a value of its own could not be asked for an order.
      helper.accessor((row): unknown => row.id, {
        id: key,
        header: label,
        enableSorting: true,
        enableMultiSort: true,
        sortDescFirst: type === "number" || type === "date",
        cell: ({ row }) => <CellContent row={row.original} column={key} />,
      }),
    );
}
