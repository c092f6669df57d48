import Link from "next/link";
import type { ReactNode } from "react";
import { EvidenceLink } from "@/app/_components/evidence-link";
import { FigureText } from "@/app/_components/figures";
import { StatusMark } from "@/app/_components/status-mark";
import type { CellValue, ColumnKey } from "@/lib/claim-columns";
import type { ClaimRow } from "@/lib/claim-row";
import { formatNumber, formatParameters, formatValue, joinFigure, MISSING, valueFigure } from "@/lib/format";
import classes from "./cell-content.module.css";
import { GainCell } from "./gain-cell";

const missing = (
  <span className={classes.missing} data-missing>
    {MISSING}
  </span>
);

function Text({ children, dim }: { readonly children: string; readonly dim?: boolean }) {
  return (
    <span className={dim ? classes.dim : undefined} title={children}>
      {children}
    </span>
  );
}

function Benchmarks({ row }: { readonly row: ClaimRow }) {
  if (row.benchmarks.length === 0) return row.benchmark_text ? <Text dim>{row.benchmark_text}</Text> : missing;
  return (
    <span title={row.benchmarks.join(", ")}>
      {row.aggregate && <span className={classes.tag}>avg</span>}
      {row.benchmarks.map((name, i) => (
        <span key={name}>
          {i > 0 && ", "}
          <Link href={`/benchmarks/${row.benchmark_ids[i]}`} prefetch={false} className={classes.quiet}>
            {name}
          </Link>
        </span>
      ))}
    </span>
  );
}

function Value({ row, end }: { readonly row: ClaimRow; readonly end: "before" | "after" }) {
  const value = row[end];
  if (value === null) return missing;
  const of = end === "after" ? row.of : null;
  const text = formatValue(value, row.unit, of);
  return (
    <EvidenceLink claim={row.id} className={classes.value} label={`${text}, ${end}, show the evidence`}>
      {end === "after" && row.before !== null && (
        <span className={classes.arrow} aria-hidden>
          →
        </span>
      )}
      <FigureText figure={end === "before" ? valueFigure(value, null) : valueFigure(value, row.unit, of)} />
    </EvidenceLink>
  );
}

function plain(value: CellValue | undefined): ReactNode {
  if (value === null || value === undefined || value === "") return missing;
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return <Text>{typeof value === "string" ? value : value.join(", ")}</Text>;
}

/** What one cell of the table shows. */
export function CellContent({ row, column }: { readonly row: ClaimRow; readonly column: ColumnKey }): ReactNode {
  switch (column) {
    case "paper_title":
      return (
        <Link href={`/papers/${row.paper_id}`} prefetch={false} className={classes.paper} title={row.paper_title}>
          <StatusMark status={row.status} />
          {row.paper_title}
        </Link>
      );
    case "model":
      if (row.model !== null) return <Text>{row.model}</Text>;
      return row.method === null ? missing : <Text dim>{row.method}</Text>;
    case "size_b":
      return row.size_b === null ? missing : <Text>{formatParameters(row.size_b)}</Text>;
    case "benchmarks":
      return <Benchmarks row={row} />;
    case "before":
    case "after":
      return <Value row={row} end={column} />;
    case "gain":
      return <GainCell row={row} />;
    case "of":
      return row.of === null ? missing : joinFigure(valueFigure(row.of, null));
    default:
      return plain(column in row ? row[column as keyof ClaimRow & ColumnKey] : row.extra[column]);
  }
}
