import Link from "next/link";
import type { ReactNode } from "react";
import table from "@/app/_ui/data-table.module.css";
import { modelPath } from "@/lib/claim/model-names";
import { formatUnnamedSize } from "@/lib/claim/system-name";
import { MAX_UNSORTED_ROWS, type Matrix, type MatrixRow } from "@/lib/compare/compare-matrix";
import { type CompareQuery, comparePath } from "@/lib/compare/compare-query";
import { removeRow } from "@/lib/compare/parse-compare-query";
import classes from "./compare.module.css";
import { ColumnName, CompareCell, formatColumnName } from "./compare-cell";

function RowName({ row, query }: { readonly row: MatrixRow; readonly query: CompareQuery }) {
  const href = row.paperId !== null ? `/papers/${row.paperId}` : row.modelId === null ? null : modelPath(row.modelId);
  const ids = row.cells.flatMap((cell) => cell?.claims.map((claim) => claim.id) ?? []);
  const queryWithoutRow = removeRow(query, row.key, ids);
  const size = formatUnnamedSize(row.name, row.size_b, row.active_b);
  return (
    <>
      {href === null ? (
        row.name
      ) : (
        <Link href={href} className={classes.name} title={row.name}>
          {row.name}
        </Link>
      )}
      {row.describingPaperTitle !== null && (
        <span className={`${classes.axis} ${classes.of}`} title={row.describingPaperTitle} dir="auto">
          {row.describingPaperTitle}
        </span>
      )}
      {size !== null && <span className={classes.axis}>{size}</span>}
      {queryWithoutRow !== null && (
        <Link
          href={comparePath(queryWithoutRow)}
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

/** With more claims than this, only a few are listed in each cell. */
const MAX_UNCUT_CLAIMS = 250;
const MAX_CLAIMS_PER_CELL = 4;

function getMaxClaimsPerCell({ rows }: Matrix): number {
  const claims = rows.flatMap(({ cells }) => cells).reduce((sum, cell) => sum + (cell?.claims.length ?? 0), 0);
  return claims > MAX_UNCUT_CLAIMS ? MAX_CLAIMS_PER_CELL : Number.POSITIVE_INFINITY;
}

function TransposedTable({ matrix, query }: Props): ReactNode {
  const { columns, rows } = matrix;
  const maxClaims = getMaxClaimsPerCell(matrix);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Benchmark</th>
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
              <CompareCell
                key={row.key}
                cell={row.cells[i] ?? null}
                heading={row.name}
                rowKind={query.by}
                maxClaims={maxClaims}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

function RowTable({ matrix, query }: Props): ReactNode {
  const { columns, rows } = matrix;
  const maxClaims = getMaxClaimsPerCell(matrix);
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
                heading={formatColumnName(column)}
                rowKind={query.by}
                hasMixedMeasures={column.mixed ?? false}
                maxClaims={maxClaims}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** Models or papers by benchmark. The best value is marked only among comparable ones. */
export function CompareMatrix({ matrix, query }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={table.wrap} tabIndex={0} aria-label="Comparison, scrollable">
      <table
        className={`${table.table} ${classes.matrix}`}
        aria-label="Comparison"
        data-few={matrix.rows.length <= MAX_UNSORTED_ROWS || undefined}
      >
        {matrix.rows.length <= MAX_UNSORTED_ROWS ? (
          <TransposedTable matrix={matrix} query={query} />
        ) : (
          <RowTable matrix={matrix} query={query} />
        )}
      </table>
    </section>
  );
}
