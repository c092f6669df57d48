import { groupBy } from "../format/group-by";
import { toScopeKey } from "./axis";
import { MAX_UNSORTED_ROWS, type Matrix, type MatrixCell, type MatrixColumn } from "./compare-matrix";

/**
 * Merges columns that only one row fills. In a table of many rows, several of them of one benchmark become one mixed
 * column after its other columns, in which every value states its metric.
 */
export function mergeSingleRowColumns(matrix: Matrix): Matrix {
  const { columns, rows } = matrix;
  if (rows.length <= MAX_UNSORTED_ROWS) return matrix;
  const parts = columns.map((column, at) => ({
    column,
    at,
    singleRow: rows.filter(({ cells }) => cells[at] !== null).length === 1,
  }));
  const joined = [...groupBy(parts, ({ column }) => toScopeKey(column.axis)).values()].flatMap((scope) => {
    const lone = scope.filter((part) => part.singleRow);
    if (lone.length < 2) return scope.map((part) => [part]);
    return [...scope.filter((part) => !part.singleRow).map((part) => [part]), lone];
  });
  return {
    ...matrix,
    columns: joined.flatMap(([first, ...more]) =>
      first === undefined ? [] : more.length === 0 ? first.column : toMixedColumn(first.column),
    ),
    rows: rows.map((row) => ({ ...row, cells: joined.map((part) => mergeCells(part.map(({ at }) => row.cells[at]))) })),
  };
}

const toMixedColumn = (column: MatrixColumn): MatrixColumn => ({
  ...column,
  key: `${toScopeKey(column.axis)} mixed`,
  measurementId: "mixed",
  label: "other metrics",
  gainsOnly: false,
  lowerIsBetter: false,
  ranked: false,
  mixed: true,
});

/** Merges cells; values that nobody else reports have no best. */
function mergeCells(cells: readonly (MatrixCell | null | undefined)[]): MatrixCell | null {
  const [first, ...more] = cells.filter((cell) => cell !== null && cell !== undefined);
  if (first === undefined || more.length === 0) return first ?? null;
  return { claims: [first, ...more].flatMap(({ claims }) => claims), best: new Set() };
}
