import { benchmarkId } from "../claim/benchmark-id";
import type { Claim } from "../claim/claim";
import { toModelKey } from "../claim/model-names";
import { groupBy } from "../format/group-by";
import { formatAxisScope, getRequestedPosition, isMultiBenchmark, toComparisonValue, toScopeKey } from "./axis";
import { hasDescriptiveModelName, listConditionNotes, listMeasurementNotes, toRowKey } from "./compare-notes";
import type { CompareQuery } from "./compare-query";
import { findMetricDirection, hasRanking, selectBestValue } from "./improvement";
import { filterByMeasurement, type MeasurementColumn, toMeasurementColumn } from "./measurements";

/** A column whose values are comparable, unless it is mixed. */
export interface MatrixColumn extends MeasurementColumn {
  readonly lowerIsBetter: boolean;
  /**
   * Whether the values can be ranked. False for gains, for claims without a benchmark, and for units such as seconds or
   * tokens if the direction of the metric is unknown.
   */
  readonly ranked: boolean;
  /** True if each value has a different metric, which its cell states; see `single-row-columns.ts`. */
  readonly mixed?: boolean;
}

export interface MatrixCell {
  readonly claims: readonly Claim[];
  /** Claims of the cell with the best value of the column. */
  readonly best: ReadonlySet<string>;
}

export interface MatrixRow {
  readonly key: string;
  readonly name: string;
  /** Title of the paper, if only the paper identifies the model ("7B model"). */
  readonly describingPaperTitle: string | null;
  /** Size of the model, if the row is a model. */
  readonly size_b: number | null;
  readonly active_b: number | null;
  /** Id of the page of the row; null if it has none. */
  readonly paperId: string | null;
  readonly modelId: string | null;
  /** One cell for each column; null if nothing is reported. */
  readonly cells: readonly (MatrixCell | null)[];
}

export interface Matrix {
  readonly columns: readonly MatrixColumn[];
  readonly rows: readonly MatrixRow[];
  /** Sentences that explain why columns of one benchmark are separate. */
  readonly notes: readonly string[];
}

interface ColumnGroup extends MatrixColumn {
  readonly claims: readonly Claim[];
}

/** A column with the data that its cells need. */
interface ColumnLookup {
  readonly ids: ReadonlySet<string>;
  readonly best: ReadonlySet<string>;
}

/** Finds the claims with the best value of a column; empty if the column has only one row. */
function findBestClaims({ claims, ranked, lowerIsBetter }: ColumnGroup, by: CompareQuery["by"]): Set<string> {
  if (!ranked) return new Set();
  if (new Set(claims.map((claim) => toRowKey(claim, by))).size < 2) return new Set();
  const values = claims.flatMap((claim) => toComparisonValue(claim) ?? []);
  const best = selectBestValue(values, lowerIsBetter);
  return new Set(claims.filter((claim) => toComparisonValue(claim) === best).map((claim) => claim.id));
}

/**
 * Sorts requested benchmarks first, then columns by number of rows. Columns of one benchmark are adjacent, those with a
 * named metric first.
 */
function sortGroups(
  groups: readonly ColumnGroup[],
  { by, benchmark }: Pick<CompareQuery, "by" | "benchmark">,
): ColumnGroup[] {
  const rows = ({ claims }: ColumnGroup) => new Set(claims.map((claim) => toRowKey(claim, by))).size;
  const fullest = new Map<string, number>();
  for (const group of groups) {
    const key = toScopeKey(group.axis);
    fullest.set(key, Math.max(fullest.get(key) ?? 0, rows(group)));
  }
  const maxRows = (group: ColumnGroup) => fullest.get(toScopeKey(group.axis)) ?? 0;
  return [...groups].sort(
    (a, b) =>
      Number(a.axis.benchmarks.length === 0) - Number(b.axis.benchmarks.length === 0) ||
      getRequestedPosition(a.axis, benchmark) - getRequestedPosition(b.axis, benchmark) ||
      maxRows(b) - maxRows(a) ||
      Number(isMultiBenchmark(a.axis)) - Number(isMultiBenchmark(b.axis)) ||
      formatAxisScope(a.axis).localeCompare(formatAxisScope(b.axis), "en") ||
      Number(a.gainsOnly) - Number(b.gainsOnly) ||
      b.claims.length - a.claims.length,
  );
}

function groupByColumn(claims: readonly Claim[]): ColumnGroup[] {
  return [...groupBy(claims, (claim) => toMeasurementColumn(claim).key).values()].flatMap((members): ColumnGroup[] => {
    const [first] = members;
    if (!first) return [];
    const column = toMeasurementColumn(first);
    const { axis, gainsOnly: gains } = column;
    const direction = findMetricDirection(members);
    const ranked = !gains && axis.benchmarks.length > 0 && hasRanking(axis.unit, direction);
    return [{ ...column, lowerIsBetter: direction.lowerIsBetter, ranked, claims: members }];
  });
}

function toRow(
  key: string,
  members: readonly Claim[],
  groups: readonly ColumnLookup[],
  by: CompareQuery["by"],
): MatrixRow[] {
  const [first] = members;
  if (!first) return [];
  const isPaper = by === "paper";
  const described = !isPaper && hasDescriptiveModelName(first);
  return [
    {
      key,
      name: isPaper ? first.paper_title : (first.model ?? first.method ?? first.paper_title),
      describingPaperTitle: described ? first.paper_title : null,
      size_b: isPaper ? null : first.size_b,
      active_b: isPaper ? null : first.active_b,
      paperId: isPaper || described || (first.model === null && first.method === null) ? first.paper_id : null,
      modelId: isPaper ? null : first.model_id,
      cells: groups.map(({ ids, best }) => {
        const claims = members.filter((claim) => ids.has(claim.id));
        return claims.length === 0 ? null : { claims, best };
      }),
    },
  ];
}

/** Up to this many rows keep their order; more are sorted by coverage. */
export const MAX_UNSORTED_ROWS = 3;

/** Sorts rows by number of benchmarks, number of filled columns, and rank in the first of these columns. */
function sortRowsByCoverage(rows: readonly MatrixRow[], groups: readonly ColumnGroup[]): MatrixRow[] {
  const placed = rows.map((row) => {
    const filled = groups.flatMap((group, at) => (row.cells[at] ? [{ group, at, claims: row.cells[at].claims }] : []));
    const [first] = filled;
    return {
      row,
      benchmarks: new Set(filled.map(({ group }) => toScopeKey(group.axis))).size,
      columns: filled.length,
      first: first?.at ?? groups.length,
      rank: first === undefined ? 0 : toSortRank(first.claims, first.group),
    };
  });
  placed.sort((a, b) => b.benchmarks - a.benchmarks || b.columns - a.columns || a.first - b.first || a.rank - b.rank);
  return placed.map(({ row }) => row);
}

/** Returns a rank within a column, lower is better; equal for all rows of an unranked column. */
function toSortRank(claims: readonly Claim[], { ranked, lowerIsBetter }: ColumnGroup): number {
  const values = claims.flatMap((claim) => toComparisonValue(claim) ?? []);
  if (!ranked || values.length === 0) return 0;
  const best = selectBestValue(values, lowerIsBetter);
  return lowerIsBetter ? best : -best;
}

/** Maximum number of rows. */
export const MAX_MATRIX_ROWS = 80;

/** True if the claim covers no other than the requested benchmarks; always true if none is requested. */
export function hasOnlyBenchmarks({ benchmarks }: Claim, requestedIds: readonly string[]): boolean {
  return (
    requestedIds.length === 0 ||
    (benchmarks.length > 0 && benchmarks.every((name) => requestedIds.includes(benchmarkId(name))))
  );
}

/** Selects the claims that a comparison shows. */
export function selectComparedClaims(
  all: readonly Claim[],
  { benchmark, metric }: Pick<CompareQuery, "benchmark" | "metric">,
): readonly Claim[] {
  return filterByMeasurement(all, metric).filter((claim) => hasOnlyBenchmarks(claim, benchmark));
}

/** Builds the matrix of models or papers by benchmark and metric. */
export function toMatrix(claims: readonly Claim[], query: Pick<CompareQuery, "by" | "benchmark">): Matrix {
  const { by } = query;
  const groups = sortGroups(groupByColumn(claims), query);
  const ready = groups.map((group) => ({
    ids: new Set(group.claims.map(({ id }) => id)),
    best: findBestClaims(group, by),
  }));
  const all = [...groupBy(claims, (claim) => toRowKey(claim, by))].flatMap(([key, members]) =>
    toRow(key, members, ready, by),
  );
  const rows = (all.length > MAX_UNSORTED_ROWS ? sortRowsByCoverage(all, groups) : all).slice(0, MAX_MATRIX_ROWS);
  const columns = groups.map(({ claims: _, ...column }) => column);
  const cut =
    all.length > MAX_MATRIX_ROWS
      ? [
          `Only ${MAX_MATRIX_ROWS} of ${all.length} rows are shown, those with most columns filled; choose sizes or models to see others.`,
        ]
      : [];
  return { columns, rows, notes: [...cut, ...listMeasurementNotes(groups, by), ...listConditionNotes(groups, by)] };
}

/** Sorts the rows of a matrix as requested; other rows come last. */
export function sortRowsAsRequested(matrix: Matrix, { paper, model }: Pick<CompareQuery, "paper" | "model">): Matrix {
  const requested = [...paper, ...model.map(toModelKey)];
  const position = ({ key }: MatrixRow) => {
    const at = requested.findIndex((one) => one === key || one === toModelKey(key));
    return at === -1 ? requested.length : at;
  };
  return { ...matrix, rows: [...matrix.rows].sort((a, b) => position(a) - position(b)) };
}
