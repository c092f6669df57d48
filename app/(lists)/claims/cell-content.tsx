import type { ReactNode } from "react";
import { FigureText, QualifierText, StatedGain } from "@/app/_components/figures";
import { StatusMark } from "@/app/_components/status-mark";
import type { CellValue, ColumnKey } from "@/lib/claim-columns";
import type { ClaimRow } from "@/lib/claim-row";
import {
  formatNumber,
  formatParameters,
  formatPoints,
  formatValue,
  joinFigure,
  MISSING,
  valueFigure,
} from "@/lib/format";
import { qualifierSign, spokenGain, valueQualifier } from "@/lib/qualifier";
import type { SearchTerm } from "@/lib/search-terms";
import classes from "./cell-content.module.css";
import { SearchHits } from "./search-hits";

/**
 * What the cells of the table show. Links are plain: the table follows them, and none of them is a stop of the Tab key,
 * because the arrow keys lead to the cell.
 */

interface CellProps {
  readonly row: ClaimRow;
  readonly terms: readonly SearchTerm[];
}

const missing = (
  <span className={classes.missing} data-missing>
    {MISSING}
  </span>
);

/** On a card, which has no headings, a dash would say nothing. */
const unnamed = (what: string) => (
  <>
    <span className={classes.column}>{missing}</span>
    <span className={classes.card}>{what}</span>
  </>
);

function Text({ text, terms, dim }: { readonly text: string; readonly dim?: boolean } & Pick<CellProps, "terms">) {
  return (
    <span className={dim ? classes.dim : undefined} title={text} dir="auto">
      <SearchHits text={text} terms={terms} />
    </span>
  );
}

function EvidenceOf({
  row,
  className,
  label,
  title,
  children,
}: {
  readonly row: ClaimRow;
  readonly className?: string | undefined;
  readonly label: string;
  readonly title?: string;
  readonly children: ReactNode;
}) {
  return (
    <a
      href={`/claims/${row.id}`}
      tabIndex={-1}
      className={className}
      aria-label={`${label}, show the evidence`}
      title={title}
      data-evidence={row.id}
    >
      {children}
    </a>
  );
}

function Benchmarks({ row, terms }: CellProps) {
  if (row.benchmarks.length === 0)
    return row.benchmark_text ? <Text text={row.benchmark_text} terms={terms} dim /> : unnamed("benchmark not named");
  return (
    <span title={row.benchmarks.join(", ")}>
      {row.aggregate && <span className={classes.tag}>avg</span>}
      {row.benchmarks.map((name, i) => (
        <span key={name}>
          {i > 0 && ", "}
          <a href={`/benchmarks/${row.benchmark_ids[i]}`} tabIndex={-1} className={classes.quiet} dir="auto">
            <SearchHits text={name} terms={terms} />
          </a>
        </span>
      ))}
    </span>
  );
}

function Value({ row, end }: { readonly row: ClaimRow; readonly end: "before" | "after" }) {
  const value = row[end];
  if (value === null) return missing;
  const of = end === "after" ? row.of : null;
  const qualifier = end === "after" ? valueQualifier(row) : null;
  const label = [qualifier, formatValue(value, row.unit, of)].filter(Boolean).join(" ");
  return (
    <EvidenceOf row={row} className={classes.value} title={label} label={`${label}, ${end}`}>
      {end === "after" && row.before !== null && (
        <span className={classes.arrow} aria-hidden>
          →
        </span>
      )}
      <QualifierText sign={qualifierSign(qualifier)} />
      <FigureText figure={end === "before" ? valueFigure(value, null) : valueFigure(value, row.unit, of)} />
    </EvidenceOf>
  );
}

/** The stated gain; where the text states none, the difference that its numbers give, set apart. */
function Gain({ row }: { readonly row: ClaimRow }) {
  if (row.gain === null && row.points === null) return missing;
  if (row.gain === null) {
    const text = formatPoints(row.points ?? 0, row.unit);
    const title = `${text}, computed from before and after; the text states no gain`;
    return (
      <EvidenceOf row={row} className={classes.computed} title={title} label={`${text}, computed`}>
        {text}
      </EvidenceOf>
    );
  }
  const mismatch = row.check === "mismatch";
  const text = spokenGain(row);
  return (
    <EvidenceOf row={row} className={classes.gain} title={text} label={`${text}${mismatch ? ", does not add up" : ""}`}>
      {mismatch && (
        <span className={classes.mismatch} title={row.check_note ?? "does not agree with before and after"}>
          ≠
        </span>
      )}
      <StatedGain claim={row} />
    </EvidenceOf>
  );
}

function plain(value: CellValue | undefined, terms: CellProps["terms"]): ReactNode {
  if (value === null || value === undefined || value === "") return missing;
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return <Text text={typeof value === "string" ? value : value.join(", ")} terms={terms} />;
}

/** What one cell of the table shows. */
export function CellContent({ row, terms, column }: CellProps & { readonly column: ColumnKey }): ReactNode {
  switch (column) {
    case "paper_title":
      return (
        <a href={`/papers/${row.paper_id}`} tabIndex={-1} className={classes.paper} title={row.paper_title} dir="auto">
          <StatusMark status={row.status} />
          <SearchHits text={row.paper_title} terms={terms} />
        </a>
      );
    case "model":
      if (row.model !== null) return <Text text={row.model} terms={terms} />;
      return row.method === null ? unnamed("system not named") : <Text text={row.method} terms={terms} dim />;
    case "size_b":
      return row.size_b === null ? missing : formatParameters(row.size_b);
    case "benchmarks":
      return <Benchmarks row={row} terms={terms} />;
    case "before":
    case "after":
      return <Value row={row} end={column} />;
    case "gain":
      return <Gain row={row} />;
    case "of":
      return row.of === null ? missing : joinFigure(valueFigure(row.of, null));
    default:
      return plain(column in row ? row[column as keyof ClaimRow & ColumnKey] : row.extra[column], terms);
  }
}
