import { formatColumnName } from "@/lib/compare/compare-columns";
import type { CompareQuery } from "@/lib/compare/compare-query";
import type { CompareRow } from "@/lib/compare/compare-rows";
import { type Comparison, MAX_UNSORTED_ROWS, NAME_COLUMN } from "@/lib/compare/comparison";
import { CellContent, isOmittable } from "./compare-cell";
import { ColumnHeading, RowName, SortLink } from "./compare-headings";
import { type CompareTableCell, CompareTableView } from "./compare-table-view";

/** With more claims than this, only a few are listed in each cell. */
const MAX_UNCUT_CLAIMS = 250;
const MAX_CLAIMS_PER_CELL = 4;

const getMaxClaimsPerCell = ({ results }: Comparison): number =>
  results.length > MAX_UNCUT_CLAIMS ? MAX_CLAIMS_PER_CELL : Number.MAX_SAFE_INTEGER;

interface Props {
  readonly comparison: Comparison;
  readonly query: CompareQuery;
}

/** Returns the cell of a row in a column as content of the table, by an id; empty for a cell to leave out. */
function toTableCells(
  { comparison, query }: Props,
  row: CompareRow,
  at: number,
  { id, label }: { readonly id: string; readonly label: string },
): [string, CompareTableCell][] {
  const [cell, column] = [row.cells[at], comparison.columns[at]];
  if (cell === undefined || column === undefined || isOmittable(cell, row)) return [];
  const content = (
    <CellContent
      cell={cell}
      column={column}
      best={comparison.best}
      rowKind={query.by}
      maxClaims={getMaxClaimsPerCell(comparison)}
    />
  );
  return [[id, { label, content }]];
}

/** Few rows as columns, so that they fit side by side; the headings of the rows sort the columns. */
function TransposedTable(props: Props) {
  const { comparison, query } = props;
  const { columns, rows, sort } = comparison;
  return (
    <CompareTableView
      corner="Benchmark"
      hasFewColumns
      sort={null}
      columns={rows.map((row) => ({ id: row.key, heading: <RowName row={row} query={query} /> }))}
      rows={columns.map((column, at) => ({
        key: column.key,
        heading: <ColumnHeading column={column} sort={sort} query={query} />,
        cells: Object.fromEntries(
          rows.flatMap((row) => toTableCells(props, row, at, { id: row.key, label: row.name })),
        ),
      }))}
    />
  );
}

/** Models or papers by benchmark. */
export function CompareTable(props: Props) {
  const { comparison, query } = props;
  const { columns, rows, sort } = comparison;
  if (rows.length <= MAX_UNSORTED_ROWS) return <TransposedTable {...props} />;
  const name = query.by === "paper" ? "Paper" : "Model";
  return (
    <CompareTableView
      corner={<SortLink id={NAME_COLUMN} text={name} label={name} descendingFirst={false} sort={sort} query={query} />}
      hasFewColumns={false}
      sort={sort}
      columns={columns.map((column) => ({
        id: column.key,
        heading: <ColumnHeading column={column} sort={sort} query={query} />,
      }))}
      rows={rows.map((row) => ({
        key: row.key,
        heading: <RowName row={row} query={query} />,
        cells: Object.fromEntries(
          columns.flatMap((column, at) =>
            toTableCells(props, row, at, { id: column.key, label: formatColumnName(column) }),
          ),
        ),
      }))}
    />
  );
}
