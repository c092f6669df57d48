import Link from "next/link";
import { type BenchmarkRow, toRowPath } from "@/lib/compare/benchmark-rows";
import type { BenchmarkSummary } from "@/lib/compare/benchmark-summary";
import { formatScaleValue } from "@/lib/compare/protocol";
import { formatDate, formatNumber, formatPoints, MISSING } from "@/lib/format/numbers";
import type { NameQuery } from "@/lib/query/name-query";
import { parseTableSort, type SortableValueColumn, type TableSort } from "@/lib/query/table-sort";
import classes from "./benchmark-table.module.css";
import { CountBar } from "./count-bar";
import table from "./data-table.module.css";
import { EvidenceLink } from "./evidence-link";
import { SortableTable, type SortableTableColumn, type TableSortLinks } from "./sortable-table";

type Column = SortableTableColumn<BenchmarkRow>;

/** Formats the metric of the best value, with its edition in a family. */
function formatBestProtocol({ name, isMember, best, best_metric, best_benchmark }: BenchmarkRow): string {
  if (best === null) return MISSING;
  const metric = best_metric ?? "not stated";
  return isMember || best_benchmark === null || best_benchmark === name ? metric : `${metric}, ${best_benchmark}`;
}

/** Columns of the list of benchmarks with their values for sorting. */
export const BENCHMARK_SORT_COLUMNS: readonly SortableValueColumn<BenchmarkSummary>[] = [
  { id: "name", sortValue: (b) => b.name },
  { id: "papers", sortValue: (b) => b.papers },
  { id: "claims", sortValue: (b) => b.claims },
  { id: "models", sortValue: (b) => b.models },
  { id: "changes", sortValue: (b) => b.changes || null },
  { id: "median_gain", sortValue: (b) => b.median_gain },
  { id: "best", sortValue: (b) => b.best },
  { id: "metric", sortValue: (b) => b.best_metric },
  { id: "last_published", sortValue: (b) => b.last_published },
];

/** Returns the columns of the table. The bars of claims end at the largest count. */
function listColumns(maxCount: number): readonly Omit<Column, "sortValue">[] {
  return [
    {
      id: "name",
      header: "Benchmark",
      isRowHeader: true,
      className: table.name,
      cell: (b) => (
        <Link href={toRowPath(b)} className={b.isMember ? classes.member : undefined}>
          {b.name}
        </Link>
      ),
    },
    { id: "papers", header: "Papers", numeric: true, width: 6.5, cell: (b) => formatNumber(b.papers) },
    {
      id: "claims",
      header: "Results",
      className: classes.claims,
      width: 12,
      descendingFirst: true,
      cell: (b) => <CountBar count={b.claims} maxCount={maxCount} />,
    },
    {
      id: "models",
      header: "Models",
      numeric: true,
      className: table.wide,
      width: 6.5,
      cell: (b) => formatNumber(b.models),
    },
    {
      id: "changes",
      header: "Before → after",
      numeric: true,
      className: table.wide,
      width: 9,
      cell: (b) => (b.changes === 0 ? MISSING : formatNumber(b.changes)),
    },
    {
      id: "median_gain",
      header: "Median gain",
      title:
        "Median gain of proposed systems in percentage points, and the number of gains; averages and best cases (up to) are excluded",
      numeric: true,
      width: 11,
      cell: (b) =>
        b.median_gain === null ? (
          MISSING
        ) : (
          <>
            {formatPoints(b.median_gain, "%")}
            <span className={table.dim}>{` of ${formatNumber(b.median_gain_count)}`}</span>
          </>
        ),
    },
    {
      id: "best",
      header: "Best",
      title: "Best value on one benchmark alone, in the metric and unit with most results",
      numeric: true,
      width: 7,
      cell: (b) =>
        b.best === null || b.best_claim === null ? (
          MISSING
        ) : (
          <EvidenceLink claimId={b.best_claim}>{formatScaleValue(b.best, { unit: b.best_unit })}</EvidenceLink>
        ),
    },
    { id: "metric", header: "Metric of best", className: table.dim, width: 15.5, cell: formatBestProtocol },
    {
      id: "last_published",
      header: "Latest paper",
      className: table.nowrap,
      width: 9,
      descendingFirst: true,
      cell: (b) => formatDate(b.last_published),
    },
  ];
}

/** Most papers first. */
const DEFAULT_BENCHMARK_SORT = { id: "papers", desc: true };

/** Returns the default order: the most papers first; null for a search, whose best matches come first. */
export const getDefaultBenchmarkSort = ({ q }: NameQuery): TableSort | null =>
  q === "" ? DEFAULT_BENCHMARK_SORT : null;

/** Parses the order of the list of benchmarks. */
export const parseBenchmarkSort = (params: URLSearchParams, query: NameQuery): TableSort | null =>
  parseTableSort(params.get("sort"), BENCHMARK_SORT_COLUMNS, getDefaultBenchmarkSort(query));

interface Props {
  readonly benchmarks: readonly BenchmarkRow[];
  readonly label: string;
  readonly links?: TableSortLinks;
}

/** Table of benchmarks and families with a summary of the claims on each, in the order of the list. */
export function BenchmarkTable({ benchmarks, label, links }: Props) {
  const columns = listColumns(Math.max(1, ...benchmarks.map((b) => b.claims)));
  const shown = BENCHMARK_SORT_COLUMNS.flatMap(({ id, sortValue }): Column[] => {
    const column = columns.find((one) => one.id === id);
    return column ? [{ ...column, ...(sortValue && { sortValue }) }] : [];
  });
  return (
    <SortableTable
      label={label}
      columns={shown}
      rows={benchmarks}
      rowKey={(b) => `${b.family} ${b.id} ${b.isMember}`}
      {...(links && { links })}
    />
  );
}
