import type { Claim } from "../claim/claim";
import { toModelKey } from "../claim/model-names";
import { groupBy } from "../format/group-by";
import type { ComparisonFacts } from "../names/comparison-facts";
import type { FilledColumn } from "./compare-columns";
import type { CompareQuery } from "./compare-query";
import { type ComparedItem, hasDescriptiveModelName, isClaimOf, toRowKey } from "./compare-selection";
import { selectBestValue } from "./improvement";
import { toScopeKey } from "./protocol";
import { findRelatedResult, type RelatedResult } from "./related-result";
import type { Result } from "./result";
import { toGainSortValue } from "./result-columns";
import type { GroupedResult } from "./result-groups";

/** Rows of a comparison: models or papers, and chosen items without a result. */

export interface CompareCell {
  readonly results: readonly GroupedResult<Claim>[];
  /** The nearest result, if the cell of a chosen benchmark has none; null if there is none either. */
  readonly related: RelatedResult | null;
}

export interface CompareRow {
  readonly key: string;
  readonly name: string;
  /** Title of the paper, if only the paper identifies the model ("7B model"). */
  readonly describingPaperTitle: string | null;
  /** Size of the model in billions, if the row is a model. */
  readonly size_b: number | null;
  readonly active_b: number | null;
  /** Id of the page of the row; null if it has none. */
  readonly paperId: string | null;
  readonly modelId: string | null;
  /** True if nothing on the board has the id that was chosen. */
  readonly isUnknown: boolean;
  /** One cell for each column. */
  readonly cells: readonly CompareCell[];
}

interface RowOptions {
  readonly by: CompareQuery["by"];
  /** Chosen models, papers and claims; empty if all results on the chosen benchmarks are compared. */
  readonly items: readonly ComparedItem[];
  /** Ids of the chosen benchmarks, members of families included. */
  readonly benchmarkIds: readonly string[];
  readonly facts: ComparisonFacts;
}

const EMPTY_CELL: CompareCell = { results: [], related: null };

export const isEmptyCell = ({ results }: CompareCell): boolean => results.length === 0;

const hasResult = ({ cells }: CompareRow): boolean => cells.some((cell) => !isEmptyCell(cell));
const hasRelated = ({ cells }: CompareRow): boolean => cells.some(({ related }) => related !== null);

function describeRow(first: Claim, by: CompareQuery["by"]): Omit<CompareRow, "key" | "cells" | "isUnknown"> {
  if (by === "paper")
    return {
      name: first.paper_title,
      describingPaperTitle: null,
      size_b: null,
      active_b: null,
      paperId: first.paper_id,
      modelId: null,
    };
  const isDescribed = hasDescriptiveModelName(first);
  return {
    name: first.model ?? first.method ?? first.paper_title,
    describingPaperTitle: isDescribed ? first.paper_title : null,
    size_b: first.size_b,
    active_b: first.active_b,
    paperId: isDescribed || (first.model === null && first.method === null) ? first.paper_id : null,
    modelId: first.model_id,
  };
}

/** Adds the nearest results to the first column of each chosen benchmark for which a row has no result. */
function addRelated(
  cells: readonly CompareCell[],
  results: readonly Result<Claim>[],
  columns: readonly FilledColumn[],
  { benchmarkIds, facts }: RowOptions,
): CompareCell[] {
  const shown = new Set(cells.flatMap((cell) => cell.results.map(({ claim }) => claim.id)));
  const others = results.filter(({ claim }) => !shown.has(claim.id));
  const relatedByColumn = new Map(
    benchmarkIds.flatMap((id) => {
      const own = columns.flatMap(({ scope, benchmarkIds }, at) =>
        scope === "single" && benchmarkIds.includes(id) ? at : [],
      );
      const [first] = own;
      const isFilled = own.some((at) => !isEmptyCell(cells[at] ?? EMPTY_CELL));
      return first === undefined || isFilled
        ? []
        : [[first, findRelatedResult(others, id, facts.getFamily(id).id)] as const];
    }),
  );
  return cells.map((cell, at) => ({ ...cell, related: relatedByColumn.get(at) ?? null }));
}

function toRow(
  key: string,
  results: readonly Result<Claim>[],
  columns: readonly FilledColumn[],
  options: RowOptions,
): CompareRow[] {
  const [first] = results;
  if (first === undefined) return [];
  const ids = new Set(results.map(({ claim }) => claim.id));
  const cells = columns.map(({ results: all }) => ({
    results: all.filter(({ claim }) => ids.has(claim.id)),
    related: null,
  }));
  return [
    {
      ...describeRow(first.claim, options.by),
      key,
      isUnknown: false,
      cells: addRelated(cells, results, columns, options),
    },
  ];
}

/** True if a row is a chosen item itself, not only one of its results. */
function isRowOf(row: Pick<CompareRow, "key">, { kind, id }: ComparedItem, by: CompareQuery["by"]): boolean {
  if (kind === "paper") return by === "paper" && row.key === id;
  return kind === "model" && by === "model" && toModelKey(row.key) === toModelKey(id);
}

const listRowClaims = ({ cells }: CompareRow): Claim[] =>
  cells.flatMap(({ results, related }) => [...results, ...(related ? [related.result] : [])].map(({ claim }) => claim));

/** A row for a chosen item without results. */
const toItemRow = ({ kind, id, name, isKnown }: ComparedItem, columns: readonly FilledColumn[]): CompareRow => ({
  key: id,
  name,
  describingPaperTitle: null,
  size_b: null,
  active_b: null,
  paperId: kind === "paper" && isKnown ? id : null,
  modelId: kind === "model" && isKnown ? id : null,
  isUnknown: !isKnown,
  cells: columns.map(() => EMPTY_CELL),
});

/**
 * Builds the rows: those with a result or a related one, and every chosen item. With benchmarks alone, only rows with a
 * result.
 * @param results results of the chosen items, also those without a column
 */
export function toCompareRows(
  results: readonly Result<Claim>[],
  columns: readonly FilledColumn[],
  options: RowOptions,
): CompareRow[] {
  const { by, items } = options;
  const all = [...groupBy(results, ({ claim }) => toRowKey(claim, by))].flatMap(([key, members]) =>
    toRow(key, members, columns, options),
  );
  const kept = all.filter(
    (row) => hasResult(row) || (items.length > 0 && hasRelated(row)) || items.some((item) => isRowOf(row, item, by)),
  );
  const claims = kept.flatMap(listRowClaims);
  const isShown = (item: ComparedItem) =>
    kept.some((row) => isRowOf(row, item, by)) || claims.some((claim) => isClaimOf(item, claim));
  return [...kept, ...items.filter((item) => !isShown(item)).map((item) => toItemRow(item, columns))];
}

/** Sorts rows in the order of the chosen items; other rows follow in their order. */
export function sortRowsAsChosen(
  rows: readonly CompareRow[],
  { by, items }: Pick<RowOptions, "by" | "items">,
): CompareRow[] {
  const position = (row: CompareRow) => {
    const at = items.findIndex((item) => isRowOf(row, item, by));
    return at === -1 ? items.length : at;
  };
  return [...rows].sort((a, b) => position(a) - position(b));
}

/**
 * Returns the value of a cell for sorting: the best value, or the largest gain in a column of gains; results of proposed
 * systems take precedence. Null if there is none.
 */
export function toCellSortValue(
  { results }: CompareCell,
  { content, lowerIsBetter }: Pick<FilledColumn, "content" | "lowerIsBetter">,
): number | null {
  if (content === "mixed" || content === "nothing") return null;
  const toValue = (result: Result) => (content === "gains" ? toGainSortValue(result, "points") : result.after);
  const list = (members: readonly Result[]) => members.flatMap((result) => toValue(result) ?? []);
  const own = list(results.filter(({ claim }) => claim.role === "own"));
  const values = own.length > 0 ? own : list(results);
  return values.length === 0 ? null : selectBestValue(values, content === "values" && lowerIsBetter);
}

/**
 * Sorts rows by number of benchmarks with a value, then by the first column with a value and the rank in it, and last by
 * number of filled columns. Averages, gains alone and mixed metrics count only for the number of columns.
 */
export function sortRowsByCoverage(rows: readonly CompareRow[], columns: readonly FilledColumn[]): CompareRow[] {
  const placed = rows.map((row) => {
    const filled = columns.flatMap((column, at) => {
      const cell = row.cells[at];
      return cell === undefined || isEmptyCell(cell) ? [] : [{ column, at, cell }];
    });
    const valued = filled.filter(
      ({ column, cell }) =>
        column.scope === "single" && column.content === "values" && toCellSortValue(cell, column) !== null,
    );
    const [first = filled[0]] = valued;
    const value = first ? toCellSortValue(first.cell, first.column) : null;
    return {
      row,
      benchmarks: new Set(valued.map(({ column }) => toScopeKey(column))).size,
      columns: filled.length,
      first: first?.at ?? columns.length,
      rank: value === null ? Number.MAX_VALUE : first?.column.lowerIsBetter ? value : -value,
    };
  });
  placed.sort((a, b) => b.benchmarks - a.benchmarks || a.first - b.first || a.rank - b.rank || b.columns - a.columns);
  return placed.map(({ row }) => row);
}
