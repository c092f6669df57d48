import type { ComponentProps, ReactNode } from "react";
import { ClaimStatedGain, NumberWithUnit, QualifierText } from "@/app/_ui/claim-values";
import { DoubtMark } from "@/app/_ui/doubt-mark";
import { GradeMark } from "@/app/_ui/grade-mark";
import { StatusIcon } from "@/app/_ui/status-icon";
import type { CellValue, ColumnKey } from "@/lib/claim/columns";
import { formatMetricName } from "@/lib/claim/metric-name";
import { formatSpokenGain, getQualifierSign, getValueQualifier } from "@/lib/claim/qualifier";
import { formatEvaluation, getScopePrefix, SCOPE_SEPARATOR } from "@/lib/claim/scope";
import { formatSystemName } from "@/lib/claim/system-name";
import {
  formatModelSize,
  formatNumber,
  formatPoints,
  formatValue,
  joinNumberParts,
  MISSING,
  toValueParts,
} from "@/lib/format/numbers";
import { formatReadableText } from "@/lib/format/readable-text";
import { type ClaimTableRow, getRowValue } from "@/lib/query/claim-table-row";
import type { SearchTerm } from "@/lib/query/search-terms";
import classes from "./cell-content.module.css";
import { HighlightedText } from "./highlighted-text";

/**
 * The content of the table cells. Links are plain elements: the table handles their clicks, and the Tab key skips them,
 * because the arrow keys lead to each cell.
 */

interface CellProps {
  readonly row: ClaimTableRow;
  readonly terms: readonly SearchTerm[];
}

const missingValue = (
  <span className={classes.missing} data-missing>
    {MISSING}
  </span>
);

/** Cards have no column headings, so they name the missing value. */
const missingWithLabel = (what: string) => (
  <>
    <span className={classes.column}>{missingValue}</span>
    <span className={classes.card}>{what}</span>
  </>
);

function TextCell({ text, terms, dim }: { readonly text: string; readonly dim?: boolean } & Pick<CellProps, "terms">) {
  return (
    <span className={dim ? classes.dim : undefined} title={text} dir="auto">
      <HighlightedText text={text} terms={terms} />
    </span>
  );
}

function EvidenceAnchor({
  row,
  className,
  label,
  title,
  children,
}: {
  readonly row: ClaimTableRow;
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

function BenchmarksCell({ row, terms }: CellProps) {
  const text = formatEvaluation(row);
  if (text === null) return missingWithLabel("benchmark not named");
  if (row.benchmarks.length === 0) return <TextCell text={text} terms={terms} dim />;
  const prefix = getScopePrefix(row);
  return (
    <span title={text}>
      {prefix !== null && (
        <span className={classes.dim}>
          <HighlightedText text={`${prefix} `} terms={terms} />
        </span>
      )}
      {row.benchmarks.map((name, i) => (
        <span key={name}>
          {i > 0 && SCOPE_SEPARATOR}
          <a href={`/benchmarks/${row.benchmark_ids[i]}`} tabIndex={-1} className={classes.quiet} dir="auto">
            <HighlightedText text={name} terms={terms} />
          </a>
        </span>
      ))}
    </span>
  );
}

/** The metric after the benchmark, on cards, which have no column for it. */
function CardMetric({ row, terms }: CellProps) {
  const metric = formatMetricName(row);
  if (metric === null) return null;
  return (
    <span className={classes.cardMetric} dir="auto">
      {" · "}
      <HighlightedText text={metric} terms={terms} />
    </span>
  );
}

/** A value that gives way to the mark of its doubt; without a doubt the value alone. */
function MarkedCell({ slot, doubts, children }: ComponentProps<typeof DoubtMark> & { readonly children: ReactNode }) {
  if (doubts[slot] === undefined) return children;
  return (
    <span className={classes.marked}>
      <span className={classes.markedValue}>{children}</span>
      <DoubtMark slot={slot} doubts={doubts} />
    </span>
  );
}

function SystemCell({ row, terms }: CellProps) {
  const name = formatSystemName(row);
  return name === null ? missingWithLabel("system not stated") : <TextCell text={name} terms={terms} />;
}

/** The column that shows a doubt about the numbers: the gain if there is one. */
function findNumbersColumn({ gain, points, after }: ClaimTableRow): "gain" | "after" | "before" {
  if (gain !== null || points !== null) return "gain";
  return after === null ? "before" : "after";
}

function ValueCell({ row, side }: { readonly row: ClaimTableRow; readonly side: "before" | "after" }) {
  const value = row[side];
  if (value === null) return missingValue;
  const of = side === "after" ? row.of : null;
  const qualifier = side === "after" ? getValueQualifier(row) : null;
  const label = [qualifier, formatValue(value, row.unit, of)].filter(Boolean).join(" ");
  return (
    <EvidenceAnchor row={row} className={classes.value} title={label} label={`${label}, ${side}`}>
      {side === findNumbersColumn(row) && <DoubtMark slot="numbers" doubts={row.doubts} />}
      {side === "after" && row.before !== null && (
        <span className={classes.arrow} aria-hidden>
          →
        </span>
      )}
      <QualifierText sign={getQualifierSign(qualifier)} />
      <NumberWithUnit figure={side === "before" ? toValueParts(value, null) : toValueParts(value, row.unit, of)} />
    </EvidenceAnchor>
  );
}

/** The stated gain; otherwise the difference of before and after, in a different style. */
function GainCell({ row }: { readonly row: ClaimTableRow }) {
  if (row.gain === null && row.points === null) return missingValue;
  if (row.gain === null) {
    const text = formatPoints(row.points ?? 0, row.unit);
    const title = `${text}, computed from before and after; the text states no gain`;
    return (
      <EvidenceAnchor row={row} className={classes.computed} title={title} label={`${text}, computed`}>
        <DoubtMark slot="numbers" doubts={row.doubts} />
        {text}
      </EvidenceAnchor>
    );
  }
  const isMismatch = row.check === "mismatch";
  const text = formatSpokenGain(row);
  return (
    <EvidenceAnchor
      row={row}
      className={classes.gain}
      title={text}
      label={`${text}${isMismatch ? ", does not match before and after" : ""}`}
    >
      <DoubtMark slot="numbers" doubts={row.doubts} />
      {isMismatch && (
        <span className={classes.mismatch} title={row.check_note ?? "The stated gain does not match before and after"}>
          ≠
        </span>
      )}
      <ClaimStatedGain claim={row} />
    </EvidenceAnchor>
  );
}

function formatPlainCell(value: CellValue | undefined, terms: CellProps["terms"]): ReactNode {
  if (value === null || value === undefined || value === "") return missingValue;
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return <TextCell text={formatReadableText(typeof value === "string" ? value : value.join(", "))} terms={terms} />;
}

/** The content of one cell of the table. */
export function CellContent({ row, terms, column }: CellProps & { readonly column: ColumnKey }): ReactNode {
  switch (column) {
    case "paper_title": {
      const title = formatReadableText(row.paper_title);
      return (
        <a href={`/papers/${row.paper_id}`} tabIndex={-1} className={classes.paper} title={title} dir="auto">
          <StatusIcon status={row.status} />
          <HighlightedText text={title} terms={terms} />
        </a>
      );
    }
    case "system":
      return (
        <MarkedCell slot="system" doubts={row.doubts}>
          <SystemCell row={row} terms={terms} />
        </MarkedCell>
      );
    case "metric":
    case "baseline":
      return (
        <MarkedCell slot={column} doubts={row.doubts}>
          {formatPlainCell(getRowValue(row, column), terms)}
        </MarkedCell>
      );
    case "grade":
      return <GradeMark grade={row.grade} />;
    case "points":
      return row.points === null ? missingValue : formatPoints(row.points, row.unit);
    case "active_b":
      return row.active_b === null ? missingValue : formatModelSize(row.active_b);
    case "size_b":
      return row.size_b === null ? missingValue : formatModelSize(row.size_b);
    case "benchmarks":
      return (
        <>
          <MarkedCell slot="benchmarks" doubts={row.doubts}>
            <BenchmarksCell row={row} terms={terms} />
          </MarkedCell>
          <CardMetric row={row} terms={terms} />
        </>
      );
    case "before":
    case "after":
      return <ValueCell row={row} side={column} />;
    case "gain":
      return <GainCell row={row} />;
    case "of":
      return row.of === null ? missingValue : joinNumberParts(toValueParts(row.of, null));
    default:
      return formatPlainCell(getRowValue(row, column), terms);
  }
}
