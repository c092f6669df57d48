import { scopeKey } from "./comparable";
import { FEW_ROWS, type Matrix, type MatrixCell, type MatrixColumn } from "./compare-matrix";
import { groupBy } from "./group-by";

/**
 * Columns that only one row fills compare nothing and make a table of dashes. Where a benchmark has several of them in a
 * table of many rows, they become one behind its others, in which every value says how it was measured.
 */
export function joinLoneColumns(matrix: Matrix): Matrix {
  const { columns, rows } = matrix;
  if (rows.length <= FEW_ROWS) return matrix;
  const parts = columns.map((column, at) => ({
    column,
    at,
    lone: rows.filter(({ cells }) => cells[at] !== null).length === 1,
  }));
  const joined = [...groupBy(parts, ({ column }) => scopeKey(column.axis)).values()].flatMap((scope) => {
    const lone = scope.filter((part) => part.lone);
    if (lone.length < 2) return scope.map((part) => [part]);
    return [...scope.filter((part) => !part.lone).map((part) => [part]), lone];
  });
  return {
    ...matrix,
    columns: joined.flatMap(([first, ...more]) =>
      first === undefined ? [] : more.length === 0 ? first.column : asMixed(first.column),
    ),
    rows: rows.map((row) => ({ ...row, cells: joined.map((part) => together(part.map(({ at }) => row.cells[at]))) })),
  };
}

const asMixed = (column: MatrixColumn): MatrixColumn => ({
  ...column,
  key: `${scopeKey(column.axis)} mixed`,
  way: "mixed",
  label: "each measured in another way",
  gains: false,
  lowerIsBetter: false,
  ranked: false,
  mixed: true,
});

/** One cell of several; nobody is best in what nobody else reports. */
function together(cells: readonly (MatrixCell | null | undefined)[]): MatrixCell | null {
  const [first, ...more] = cells.filter((cell) => cell !== null && cell !== undefined);
  if (first === undefined || more.length === 0) return first ?? null;
  return { claims: [first, ...more].flatMap(({ claims }) => claims), best: new Set() };
}
