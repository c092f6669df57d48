import Link from "next/link";
import type { ReactNode } from "react";
import table from "@/app/_components/data-table.module.css";
import { FEW_ROWS, type Matrix, type MatrixRow } from "@/lib/compare-matrix";
import { type CompareQuery, comparePath } from "@/lib/compare-path";
import { withoutRow } from "@/lib/compare-query";
import { formatParameters } from "@/lib/format";
import { modelPath } from "@/lib/model-names";
import classes from "./compare.module.css";
import { ColumnName, CompareCell, columnText } from "./compare-cell";

function RowName({ row, query }: { readonly row: MatrixRow; readonly query: CompareQuery }) {
  const href = row.paper !== null ? `/papers/${row.paper}` : row.model === null ? null : modelPath(row.model);
  const ids = row.cells.flatMap((cell) => cell?.claims.map((claim) => claim.id) ?? []);
  const left = withoutRow(query, row.key, ids);
  const size = row.size_b === null ? null : formatParameters(row.size_b, row.active_b);
  return (
    <>
      {href === null ? (
        row.name
      ) : (
        <Link href={href} className={classes.name} title={row.name}>
          {row.name}
        </Link>
      )}
      {row.of !== null && (
        <span className={`${classes.axis} ${classes.of}`} title={row.of} dir="auto">
          {row.of}
        </span>
      )}
      {size !== null && !row.name.includes(size) && <span className={classes.axis}>{size}</span>}
      {left !== null && (
        <Link
          href={comparePath(left)}
          className={classes.remove}
          aria-label={`Remove ${row.name}`}
          title="Remove"
          scroll={false}
        >
          ×
        </Link>
      )}
    </>
  );
}

interface Props {
  readonly matrix: Matrix;
  readonly query: CompareQuery;
}

/** Up to so many claims all are listed; of more a few in each cell. */
const MOST_WHOLE = 250;
const MOST_IN_CELL = 4;

function mostOf({ rows }: Matrix): number {
  const claims = rows.flatMap(({ cells }) => cells).reduce((sum, cell) => sum + (cell?.claims.length ?? 0), 0);
  return claims > MOST_WHOLE ? MOST_IN_CELL : Number.POSITIVE_INFINITY;
}

function SideBySide({ matrix, query }: Props): ReactNode {
  const { columns, rows } = matrix;
  const most = mostOf(matrix);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Measured on</th>
          {rows.map((row) => (
            <th key={row.key} scope="col" className={classes.head}>
              <RowName row={row} query={query} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column, i) => (
          <tr key={column.key}>
            <th scope="row" className={classes.side}>
              <ColumnName column={column} />
            </th>
            {rows.map((row) => (
              <CompareCell key={row.key} cell={row.cells[i] ?? null} head={row.name} by={query.by} most={most} />
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

function Rows({ matrix, query }: Props): ReactNode {
  const { columns, rows } = matrix;
  const most = mostOf(matrix);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{query.by === "paper" ? "Paper" : "Model"}</th>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classes.head}>
              <ColumnName column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className={classes.side}>
              <RowName row={row} query={query} />
            </th>
            {columns.map((column, i) => (
              <CompareCell
                key={column.key}
                cell={row.cells[i] ?? null}
                head={columnText(column)}
                by={query.by}
                mixed={column.mixed ?? false}
                most={most}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** Models or papers against what they were measured on; the best is marked only where there is something to compare. */
export function CompareMatrix({ matrix, query }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={table.wrap} tabIndex={0} aria-label="Comparison, scrollable">
      <table
        className={`${table.table} ${classes.matrix}`}
        aria-label="Comparison"
        data-few={matrix.rows.length <= FEW_ROWS || undefined}
      >
        {matrix.rows.length <= FEW_ROWS ? (
          <SideBySide matrix={matrix} query={query} />
        ) : (
          <Rows matrix={matrix} query={query} />
        )}
      </table>
    </section>
  );
}
