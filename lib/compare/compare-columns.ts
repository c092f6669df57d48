import { benchmarkId } from "../claim/benchmark-id";
import type { Claim } from "../claim/claim";
import { groupBy } from "../format/group-by";
import { formatList } from "../format/numbers";
import { isHiddenReason } from "./comparability";
import type { ComparedBenchmark } from "./compare-selection";
import { formatProtocolScope, type Protocol, toMetricClass, toScopeKey } from "./protocol";
import type { Result } from "./result";
import { type GroupedResult, groupResults, type ResultGroup } from "./result-groups";

/** Columns of a comparison: results on the same benchmarks that may share a chart (`result-groups.ts`). */

export interface CompareColumn {
  /** Id in addresses: "aime-2024-share-of-items-solved-percent". */
  readonly key: string;
  readonly scope: Protocol["scope"];
  readonly benchmarkIds: readonly string[];
  /** Names of the benchmarks, in text order. */
  readonly benchmarks: readonly string[];
  /** Metric and scale; the reason for a column without results. */
  readonly label: string;
  /** False for a chosen benchmark that no claim on the board names. */
  readonly isKnown: boolean;
  /** "gains" if no result states a value, "mixed" if each result has another metric, which its cell states. */
  readonly content: "values" | "gains" | "mixed" | "nothing";
  /** The protocol that the cautions are relative to; null without results. */
  readonly reference: Protocol | null;
  /** Reasons why some of its values are comparable only with caution. */
  readonly cautions: readonly string[];
  readonly lowerIsBetter: boolean;
  /** True if at least two rows have values, or gains, that can be sorted. */
  readonly isSortable: boolean;
}

/** A column with its results. */
export interface FilledColumn extends CompareColumn {
  readonly results: readonly GroupedResult<Claim>[];
}

const UNIT_IDS: Readonly<Record<string, string>> = { "%": "percent", "0–1": "fraction", score: "bare score" };

function toColumnKey({ scope, benchmarkIds, metric, scale }: Protocol): string {
  const unit = scale.unit === null ? "gain" : (UNIT_IDS[scale.unit] ?? scale.unit);
  const over = scope === "single" || scope === "none" ? [] : [scope];
  return benchmarkId([...over, ...benchmarkIds, toMetricClass(metric) ?? "unstated", unit].join(" "));
}

const listCautions = ({ results }: Pick<ResultGroup, "results">): string[] => [
  ...new Set(results.flatMap(({ reasons }) => reasons.filter(isHiddenReason).map(({ text }) => text))),
];

const formatLabel = ({ reference, label, lowerIsBetter }: ResultGroup, isGains: boolean): string => {
  if (isGains) return `${reference.metric.name ?? "metric not stated"}, gains only`;
  return label + (lowerIsBetter ? ", lower is better" : "");
};

function toColumn(group: ResultGroup<Claim>, toRow: (result: Result<Claim>) => string): FilledColumn {
  const { reference, results, lowerIsBetter } = group;
  const isGains = results.every(({ after }) => after === null);
  return {
    key: toColumnKey(reference),
    scope: reference.scope,
    benchmarkIds: reference.benchmarkIds,
    benchmarks: reference.benchmarks,
    label: formatLabel(group, isGains),
    isKnown: true,
    content: isGains ? "gains" : "values",
    reference,
    cautions: listCautions(group),
    lowerIsBetter,
    isSortable: new Set(results.map(toRow)).size > 1,
    results,
  };
}

/** A chosen benchmark without a result in the comparison keeps its column. */
const toEmptyColumn = ({ id, name, isKnown }: ComparedBenchmark): FilledColumn => ({
  key: `${id}-nothing`,
  scope: "single",
  benchmarkIds: [id],
  benchmarks: [name],
  isKnown,
  label: isKnown ? "no result in this comparison" : "nothing on this board",
  content: "nothing",
  reference: null,
  cautions: [],
  lowerIsBetter: false,
  isSortable: false,
  results: [],
});

/**
 * Merges columns of the same benchmarks that only one row fills into one mixed column. Values that nobody else reports
 * cannot be compared.
 */
function mergeSingleRowColumns(
  columns: readonly FilledColumn[],
  toRow: (result: Result<Claim>) => string,
): FilledColumn[] {
  const countRows = ({ results }: FilledColumn) => new Set(results.map(toRow)).size;
  return [...groupBy(columns, toScopeKey).values()].flatMap((same) => {
    const lone = same.filter((column) => countRows(column) === 1);
    const [first] = lone;
    if (first === undefined || lone.length < 2) return same;
    const mixed: FilledColumn = {
      ...first,
      key: `${benchmarkId([first.scope, ...first.benchmarkIds].join(" "))}-mixed`,
      label: "other metrics",
      content: "mixed",
      reference: null,
      cautions: [],
      lowerIsBetter: false,
      isSortable: false,
      results: lone.flatMap(({ results }) => results),
    };
    return [...same.filter((column) => !lone.includes(column)), mixed];
  });
}

/** Sorts chosen benchmarks first, then columns by number of rows; columns of the same benchmarks are adjacent. */
function sortColumns(
  columns: readonly FilledColumn[],
  chosenIds: readonly string[],
  toRow: (result: Result<Claim>) => string,
): FilledColumn[] {
  const countRows = ({ results }: FilledColumn) => new Set(results.map(toRow)).size;
  const position = ({ scope, benchmarkIds: [id = ""] }: FilledColumn) =>
    scope === "single" && chosenIds.includes(id) ? chosenIds.indexOf(id) : chosenIds.length;
  return [...groupBy(columns, toScopeKey).values()]
    .flatMap((same) => {
      const [first] = same;
      return first === undefined ? [] : [{ same, first, rows: Math.max(...same.map(countRows)) }];
    })
    .sort(
      (a, b) =>
        Number(a.first.scope === "none") - Number(b.first.scope === "none") ||
        position(a.first) - position(b.first) ||
        b.rows - a.rows ||
        Number(a.first.scope !== "single") - Number(b.first.scope !== "single") ||
        formatList(a.first.benchmarks).localeCompare(formatList(b.first.benchmarks), "en"),
    )
    .flatMap(({ same }) => same.sort((a, b) => Number(a.content === "gains") - Number(b.content === "gains")));
}

interface ColumnOptions {
  readonly benchmarks: readonly ComparedBenchmark[];
  /** Returns the key of the row of a result. */
  readonly toRow: (result: Result<Claim>) => string;
  /** True to merge columns that only one row fills. */
  readonly merge: boolean;
}

/** Builds the columns of results; every chosen benchmark has one. */
export function toCompareColumns(results: readonly Result<Claim>[], options: ColumnOptions): FilledColumn[] {
  const { benchmarks, toRow, merge } = options;
  const filled = [...groupBy(results, ({ protocol }) => toScopeKey(protocol)).values()].flatMap((same) =>
    groupResults(same).map((group) => toColumn(group, toRow)),
  );
  const columns = merge ? mergeSingleRowColumns(filled, toRow) : filled;
  const present = new Set(columns.flatMap(({ scope, benchmarkIds }) => (scope === "single" ? benchmarkIds : [])));
  const empty = benchmarks.filter(({ id }) => !present.has(id)).map(toEmptyColumn);
  const chosenIds = benchmarks.map(({ id }) => id);
  return sortColumns([...columns, ...empty], chosenIds, toRow);
}

/** Formats the benchmarks of a column: "MathVista", "Average of AIME 2024 and AIME 2025". */
export function formatColumnScope({ scope, benchmarks }: Pick<CompareColumn, "scope" | "benchmarks">): string {
  if (benchmarks.length === 0) return scope === "average" ? "Average, benchmarks not named" : "Benchmark not named";
  const text = formatProtocolScope({ scope, benchmarks });
  return scope === "single" ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats a column as plain text: "AIME 2024: pass@1, %". */
export const formatColumnName = (column: CompareColumn): string => `${formatColumnScope(column)}: ${column.label}`;
