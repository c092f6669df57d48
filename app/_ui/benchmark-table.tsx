import Link from "next/link";
import { roundGain } from "@/lib/charts/rounded-gain";
import type { BenchmarkSummary } from "@/lib/compare/benchmark-summary";
import { formatDate, formatNumber, formatPoints, formatValue, MISSING } from "@/lib/format/numbers";
import classes from "./benchmark-table.module.css";
import table from "./data-table.module.css";
import { SortableTable, type SortableTableColumn, type TableSortLinks } from "./sortable-table";

type Column = SortableTableColumn<BenchmarkSummary>;

function ClaimCountBar({ count, most: maxCount }: { readonly count: number; readonly most: number }) {
  return (
    <span className={classes.bar}>
      <span
        className={classes.fill}
        data-count={count}
        style={{ width: `calc((100% - var(--count)) * ${count / maxCount})` }}
      />
      <span className={classes.count}>{formatNumber(count)}</span>
    </span>
  );
}

/** Columns of the list of benchmarks. Claims become a bar in the table. */
export const BENCHMARK_COLUMNS: readonly Column[] = [
  {
    id: "name",
    header: "Benchmark",
    isRowHeader: true,
    className: table.name,
    sortValue: (b) => b.name,
    cell: (b) => <Link href={`/benchmarks/${b.id}`}>{b.name}</Link>,
  },
  {
    id: "claims",
    header: "Claims",
    className: classes.claims,
    descendingFirst: true,
    sortValue: (b) => b.claims,
    cell: (b) => formatNumber(b.claims),
  },
  { id: "papers", header: "Papers", numeric: true, sortValue: (b) => b.papers, cell: (b) => formatNumber(b.papers) },
  { id: "models", header: "Models", numeric: true, sortValue: (b) => b.models, cell: (b) => formatNumber(b.models) },
  {
    id: "changes",
    header: "Before → after",
    numeric: true,
    sortValue: (b) => b.changes || null,
    cell: (b) => (b.changes === 0 ? MISSING : formatNumber(b.changes)),
  },
  {
    id: "median_gain",
    header: "Median gain",
    title: "Median gain in percentage points; best cases (up to) are excluded, positive means better",
    numeric: true,
    sortValue: (b) => b.median_gain,
    cell: (b) => (b.median_gain === null ? MISSING : formatPoints(roundGain(b.median_gain), "%")),
  },
  {
    id: "best",
    header: "Highest",
    title: "Highest percentage on this benchmark, in the metric with the most percentages",
    numeric: true,
    sortValue: (b) => b.best,
    cell: (b) => formatValue(b.best, "%"),
  },
  {
    id: "metric",
    header: "Metric",
    className: table.dim,
    sortValue: (b) => b.best_metric,
    cell: (b) => (b.best === null ? MISSING : (b.best_metric ?? "not stated")),
  },
  {
    id: "last_published",
    header: "Latest paper",
    className: table.nowrap,
    descendingFirst: true,
    sortValue: (b) => b.last_published,
    cell: (b) => formatDate(b.last_published),
  },
];

/** Most claims first. */
export const DEFAULT_BENCHMARK_SORT = { id: "claims", desc: true };

const COMPACT_COLUMNS = new Set(["name", "claims", "papers", "changes", "median_gain"]);

interface Props {
  readonly benchmarks: readonly BenchmarkSummary[];
  readonly label: string;
  /** Shows only the columns of the overview. */
  readonly compact?: boolean;
  readonly links?: TableSortLinks;
}

/** Table of benchmarks with a summary of the claims on each, in the order of the list. */
export function BenchmarkTable({ benchmarks, label, compact = false, links }: Props) {
  const maxCount = Math.max(1, ...benchmarks.map((b) => b.claims));
  const columns = BENCHMARK_COLUMNS.filter(({ id }) => !compact || COMPACT_COLUMNS.has(id)).map((column): Column => {
    if (column.id === "claims") return { ...column, cell: (b) => <ClaimCountBar count={b.claims} most={maxCount} /> };
    return compact && column.id === "changes" ? { ...column, className: table.wide } : column;
  });
  return (
    <SortableTable label={label} columns={columns} rows={benchmarks} rowKey={(b) => b.id} {...(links && { links })} />
  );
}
