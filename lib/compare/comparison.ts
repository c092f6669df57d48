import type { Claim } from "../claim/claim";
import { groupBy } from "../format/group-by";
import { formatCount, formatList } from "../format/numbers";
import type { ComparisonFacts } from "../names/comparison-facts";
import { parseTableSort, type SortableValueColumn, sortTableRows, type TableSort } from "../query/table-sort";
import { type BestMark, type BoardBests, findBestMarks } from "./compare-best";
import {
  type CompareColumn,
  type FilledColumn,
  formatColumnName,
  formatColumnScope,
  toCompareColumns,
} from "./compare-columns";
import type { CompareQuery } from "./compare-query";
import {
  type CompareRow,
  isEmptyCell,
  sortRowsAsChosen,
  sortRowsByCoverage,
  toCellSortValue,
  toCompareRows,
} from "./compare-rows";
import {
  type ComparedItem,
  listColumnBenchmarks,
  listComparedBenchmarks,
  selectComparedClaims,
  toRowKey,
} from "./compare-selection";
import { toScopeKey } from "./protocol";
import { type Result, toResults } from "./result";

/** A comparison: models or papers by benchmark, as the page, the exports and the chart show it. */
export interface Comparison {
  readonly columns: readonly CompareColumn[];
  readonly rows: readonly CompareRow[];
  /** Marks of best values by id of the claim. */
  readonly best: ReadonlyMap<string, BestMark>;
  /** Names of rows that have no value for every chosen benchmark, and are hidden for this reason. */
  readonly hidden: readonly string[];
  /** The results of the rows in order, related ones included, each once. */
  readonly results: readonly Result<Claim>[];
  /** Current order; null for the default order. */
  readonly sort: TableSort | null;
  readonly notes: readonly string[];
}

export interface ComparisonInput {
  readonly query: Pick<CompareQuery, "by" | "metric" | "complete" | "sort">;
  readonly items: readonly ComparedItem[];
  /** Claims of the chosen items, also those on other benchmarks and metrics. */
  readonly claims: readonly Claim[];
  /** Ids of claims with a gain in points that may not be percentage points. */
  readonly pointsOfUnknownUnit: ReadonlySet<string>;
  /** Facts about names of the board. */
  readonly facts: ComparisonFacts;
  /** Returns the best values of the board on benchmarks. */
  readonly findBoardBests: (benchmarkIds: readonly string[]) => BoardBests;
}

/** Up to this many rows are shown as columns, in the chosen order; more are sorted by coverage. */
export const MAX_UNSORTED_ROWS = 3;

/** Maximum number of rows. */
export const MAX_COMPARED_ROWS = 80;

/** Id of the column of names in the parameter `sort`. */
export const NAME_COLUMN = "name";

/** Lists the ids of the benchmarks with results on them alone. */
const listSingleBenchmarks = (results: readonly Result[]): Set<string> =>
  new Set(results.flatMap(({ protocol }) => (protocol.scope === "single" ? protocol.benchmarkIds : [])));

const hasResultOn = ({ cells }: CompareRow, columns: readonly FilledColumn[], benchmarkId: string): boolean =>
  columns.some(({ scope, benchmarkIds }, at) => {
    const cell = cells[at];
    return scope === "single" && benchmarkIds.includes(benchmarkId) && cell !== undefined && !isEmptyCell(cell);
  });

function listSortColumns(columns: readonly FilledColumn[]): SortableValueColumn<CompareRow>[] {
  return [
    { id: NAME_COLUMN, sortValue: ({ name }) => name },
    ...columns.flatMap((column, at) =>
      column.content === "values" || column.content === "gains"
        ? [
            {
              id: column.key,
              sortValue: ({ cells }: CompareRow) => {
                const cell = cells[at];
                return cell === undefined ? null : toCellSortValue(cell, column);
              },
            },
          ]
        : [],
    ),
  ];
}

/** Puts rows without a result in the sorted column after those that have only a gain there. */
function sortFilledFirst(
  rows: readonly CompareRow[],
  columns: readonly FilledColumn[],
  sort: TableSort | null,
): readonly CompareRow[] {
  const at = columns.findIndex(({ key }) => key === sort?.id);
  const isEmpty = ({ cells }: CompareRow) => {
    const cell = cells[at];
    return cell === undefined || isEmptyCell(cell);
  };
  return at === -1 ? rows : [...rows].sort((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)));
}

/** Describes the columns of each benchmark that has several, reasons for caution, and the averages left out. */
function listNotes(columns: readonly FilledColumn[], leftOut: readonly Result[], shownRows: number, allRows: number) {
  const valued = columns.filter(({ content, scope }) => content === "values" && scope !== "none");
  const separate = [...groupBy(valued, toScopeKey).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined || same.length < 2) return [];
    const labels = same.map(({ label, results }) => `${label} (${formatCount(results.length, "result")})`);
    return `${formatColumnScope(first)} is reported in ${same.length} ways that are not comparable: ${labels.join("; ")}.`;
  });
  const cautions = columns.flatMap((column) =>
    column.isSortable && column.cautions.length > 0
      ? `${formatColumnName(column)}: compare with caution: ${column.cautions.join("; ")}.`
      : [],
  );
  const averages = leftOut.filter(({ protocol }) => protocol.scope === "average").length;
  return [
    ...(shownRows < allRows
      ? [`Only ${shownRows} of ${allRows} rows are shown; choose sizes or models to see others.`]
      : []),
    ...separate,
    ...cautions,
    ...(averages > 0
      ? [`${formatCount(averages, "average")} over these and other benchmarks ${averages > 1 ? "are" : "is"} left out.`]
      : []),
  ];
}

const listShownResults = (rows: readonly CompareRow[]): Result<Claim>[] => {
  const results = rows.flatMap(({ cells }) =>
    cells.flatMap(({ results, related }) => [...results, ...(related ? [related.result] : [])]),
  );
  return [...new Map(results.map((result) => [result.claim.id, result])).values()];
};

/** Builds a comparison. Every chosen item has a row or a column, unless the switch for complete rows hides its row. */
export function toComparison(input: ComparisonInput): Comparison {
  const { query, items, claims, pointsOfUnknownUnit, facts } = input;
  const chosenIds = listComparedBenchmarks(items).map(({ id }) => id);
  const chosen = items.filter(({ kind }) => kind === "model" || kind === "paper" || kind === "claim");
  const results = toResults(claims, facts, pointsOfUnknownUnit);
  const matchingIds = new Set(selectComparedClaims(claims, query.metric, chosenIds).map(({ id }) => id));
  const matching = results.filter(({ claim }) => matchingIds.has(claim.id));
  const benchmarks = listColumnBenchmarks(items, listSingleBenchmarks(matching));
  const benchmarkIds = benchmarks.map(({ id }) => id);
  const toRow = ({ claim }: Result<Claim>) => toRowKey(claim, query.by);
  const merge = new Set(matching.map(toRow)).size > MAX_UNSORTED_ROWS;
  const columns = toCompareColumns(matching, { benchmarks, toRow, merge });
  const options = { by: query.by, items: chosen, benchmarkIds, facts };
  const all = toCompareRows(results, columns, options);
  const complete = query.complete
    ? all.filter((row) => benchmarkIds.every((id) => hasResultOn(row, columns, id)))
    : all;
  const inOrder = sortRowsAsChosen(
    complete.length > MAX_UNSORTED_ROWS ? sortRowsByCoverage(complete, columns) : complete,
    options,
  );
  const sortColumns = listSortColumns(columns);
  const sort = parseTableSort(query.sort, sortColumns, null);
  const rows = sortTableRows(sortFilledFirst(inOrder, columns, sort), sortColumns, sort).slice(0, MAX_COMPARED_ROWS);
  const shownResults = listShownResults(rows);
  const shownIds = new Set(shownResults.map(({ claim }) => claim.id));
  const shown = columns.map((column) => ({
    ...column,
    results: column.results.filter(({ claim }) => shownIds.has(claim.id)),
  }));
  const boardBests = input.findBoardBests([
    ...new Set(columns.flatMap(({ scope, benchmarkIds }) => (scope === "single" ? benchmarkIds : []))),
  ]);
  const leftOut = chosen.length === 0 ? results.filter(({ claim }) => !matchingIds.has(claim.id)) : [];
  return {
    columns: columns.map(({ results: _, ...column }) => column),
    rows,
    best: new Map(shown.flatMap((column) => [...findBestMarks(column, toRow, boardBests)])),
    hidden: all.filter((row) => !complete.includes(row)).map(({ name }) => name),
    results: shownResults,
    sort,
    notes: listNotes(columns, query.metric.length > 0 ? [] : leftOut, rows.length, complete.length),
  };
}

/** Formats the chosen benchmarks: "AIME 2024 and AIME 2025". */
export const formatComparedBenchmarks = (items: readonly ComparedItem[]): string =>
  formatList(
    listComparedBenchmarks(items).map(({ name }) => name),
    4,
  );
