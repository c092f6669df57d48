import type { Claim } from "./claim";
import { comparedValue, scopeKey } from "./comparable";
import type { Matrix, MatrixCell, MatrixColumn } from "./compare-matrix";
import { formatPoints } from "./format";
import { riseOf } from "./gain";
import { bestOf } from "./improvement";

/** Two papers side by side: what both report and may be compared, what they measure differently, what only one has. */

export const PAIR_KINDS = ["both", "differently", "first", "second"] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

export interface PairRow {
  readonly column: MatrixColumn;
  /** Of the first and of the second paper; null where it reports nothing here. */
  readonly cells: readonly [MatrixCell | null, MatrixCell | null];
  /** How far the second's best is above the first's, with its unit; null where that cannot be said. */
  readonly difference: string | null;
}

export interface PairGroup {
  readonly kind: PairKind;
  readonly rows: readonly PairRow[];
}

function bestValue(claims: readonly Claim[], lowerIsBetter: boolean): number | null {
  const values = claims.filter((claim) => claim.role === "own").flatMap((claim) => comparedValue(claim) ?? []);
  return values.length === 0 ? null : bestOf(values, lowerIsBetter);
}

function differenceOf(
  { axis, ranked, lowerIsBetter }: MatrixColumn,
  first: MatrixCell,
  second: MatrixCell,
): string | null {
  if (!ranked) return null;
  const [a, b] = [bestValue(first.claims, lowerIsBetter), bestValue(second.claims, lowerIsBetter)];
  return a === null || b === null ? null : formatPoints(riseOf(a, b), axis.unit);
}

/** Which columns of a benchmark belong to each of the papers. */
function kindOf(
  column: MatrixColumn,
  cells: PairRow["cells"],
  rows: readonly Pick<PairRow, "column" | "cells">[],
): PairKind {
  const [first, second] = cells;
  if (first && second) return "both";
  const other = first ? 1 : 0;
  const scope = scopeKey(column.axis);
  const elsewhere = rows.some((row) => row.cells[other] !== null && scopeKey(row.column.axis) === scope);
  if (elsewhere && column.axis.benchmarks.length > 0) return "differently";
  return first ? "first" : "second";
}

/** The rows of a matrix of two papers by what can be compared; null where it is not of two. */
export function toPaperPair({ columns, rows }: Pick<Matrix, "columns" | "rows">): PairGroup[] | null {
  const [first, second, ...others] = rows;
  if (!first || !second || others.length > 0) return null;
  const all = columns.map(
    (column, i): Pick<PairRow, "column" | "cells"> => ({
      column,
      cells: [first.cells[i] ?? null, second.cells[i] ?? null],
    }),
  );
  const kinds = all.map(({ column, cells }) => kindOf(column, cells, all));
  return PAIR_KINDS.flatMap((kind): PairGroup[] => {
    const members = all
      .filter((_, i) => kinds[i] === kind)
      .map(({ column, cells }): PairRow => {
        const [a, b] = cells;
        return { column, cells, difference: a && b ? differenceOf(column, a, b) : null };
      });
    return members.length === 0 ? [] : [{ kind, rows: members }];
  });
}
