import Link from "next/link";
import type { ReactNode } from "react";
import table from "@/app/_components/data-table.module.css";
import { EvidenceLink } from "@/app/_components/evidence-link";
import { Change, StatedGain } from "@/app/_components/figures";
import { benchmarkId } from "@/lib/benchmark-id";
import type { Claim } from "@/lib/claim";
import type { Matrix, MatrixCell, MatrixColumn, MatrixRow } from "@/lib/compare-matrix";
import { type CompareQuery, comparePath } from "@/lib/compare-path";
import { withoutRow } from "@/lib/compare-query";
import { formatDate, formatParameters, formatQualifier } from "@/lib/format";
import { modelPath } from "@/lib/model-names";
import classes from "./compare.module.css";

function Figures({ claim }: { readonly claim: Claim }) {
  if (claim.before === null && claim.after === null) return <StatedGain claim={claim} />;
  return (
    <>
      {formatQualifier(claim.qualifier)} <Change claim={claim} />
    </>
  );
}

function Cell({ cell, by }: { readonly cell: MatrixCell | null; readonly by: CompareQuery["by"] }) {
  if (cell === null) return <span className={table.dim}>—</span>;
  return (
    <ul>
      {cell.claims.map((claim) => {
        const best = cell.best.has(claim.id);
        const whose = claim.role === "own" ? null : "rival";
        const other = by === "model" ? claim.paper_title : (claim.model ?? claim.method);
        const on = claim.benchmarks.length === 0 ? claim.benchmark_text : null;
        const beside = cell.claims.length > 1 || by === "paper" ? [whose, on, other] : [whose, on];
        const words = beside.filter(Boolean).join(" · ");
        return (
          <li key={claim.id} className={classes.value} data-best={best || undefined} data-claim-id={claim.id}>
            <EvidenceLink claim={claim.id} title={`${claim.paper_title}, ${formatDate(claim.published)}`}>
              <Figures claim={claim} />
            </EvidenceLink>
            {best && <span className={classes.best}>best</span>}
            {words && <span className={classes.other}>{words}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function ColumnName({ column: { axis, label, gains, lowerIsBetter } }: { readonly column: MatrixColumn }) {
  return (
    <>
      <span className={classes.scope}>
        {axis.benchmarks.length === 0 && (axis.aggregate ? "Average of what is not named" : "Benchmark not named")}
        {axis.benchmarks.length > 0 && axis.aggregate && "Average over "}
        {axis.benchmarks.map((name, i) => (
          <span key={name}>
            {i > 0 && ", "}
            <Link href={`/benchmarks/${benchmarkId(name)}`} prefetch={false}>
              {name}
            </Link>
          </span>
        ))}
      </span>
      <span className={classes.axis}>{label + (lowerIsBetter && !gains ? ", lower is better" : "")}</span>
    </>
  );
}

function RowName({ row, query }: { readonly row: MatrixRow; readonly query: CompareQuery }) {
  const href = row.paper !== null ? `/papers/${row.paper}` : row.model === null ? null : modelPath(row.model);
  const ids = row.cells.flatMap((cell) => cell?.claims.map((claim) => claim.id) ?? []);
  const left = withoutRow(query, row.key, ids);
  const size = row.size_b === null ? null : formatParameters(row.size_b, row.active_b);
  return (
    <>
      {href === null ? row.name : <Link href={href}>{row.name}</Link>}
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

/** So few stand side by side as columns; more are rows. */
const FEW = 3;

function SideBySide({ matrix: { columns, rows }, query }: Props): ReactNode {
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
              <td key={row.key}>
                <Cell cell={row.cells[i] ?? null} by={query.by} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

function Rows({ matrix: { columns, rows }, query }: Props): ReactNode {
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
            {row.cells.map((cell, i) => (
              <td key={columns[i]?.key}>
                <Cell cell={cell} by={query.by} />
              </td>
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
      <table className={`${table.table} ${classes.matrix}`} aria-label="Comparison">
        {matrix.rows.length <= FEW ? (
          <SideBySide matrix={matrix} query={query} />
        ) : (
          <Rows matrix={matrix} query={query} />
        )}
      </table>
    </section>
  );
}
