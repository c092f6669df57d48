import type { Claim } from "../claim/claim";
import { computeDifference } from "../claim/gain";
import { formatPoints } from "../format/numbers";
import { toComparisonValue, toScopeKey } from "./axis";
import type { Matrix, MatrixCell, MatrixColumn } from "./compare-matrix";
import { selectBestValue } from "./improvement";

/** Comparison of two papers: shared comparable results, results on different metrics, and results of one paper only. */

export const PAPER_PAIR_KINDS = ["both", "differently", "first", "second"] as const;
export type PaperPairKind = (typeof PAPER_PAIR_KINDS)[number];

export interface PaperPairRow {
  readonly column: MatrixColumn;
  /** Cells of the first and the second paper; null if nothing is reported. */
  readonly cells: readonly [MatrixCell | null, MatrixCell | null];
  /** Best value of the second paper minus that of the first, with its unit; null if undefined. */
  readonly difference: string | null;
}

export interface PaperPairGroup {
  readonly kind: PaperPairKind;
  readonly rows: readonly PaperPairRow[];
}

function findBestValue(claims: readonly Claim[], lowerIsBetter: boolean): number | null {
  const values = claims.filter((claim) => claim.role === "own").flatMap((claim) => toComparisonValue(claim) ?? []);
  return values.length === 0 ? null : selectBestValue(values, lowerIsBetter);
}

function formatDifference(
  { axis, ranked, lowerIsBetter }: MatrixColumn,
  first: MatrixCell,
  second: MatrixCell,
): string | null {
  if (!ranked) return null;
  const [a, b] = [findBestValue(first.claims, lowerIsBetter), findBestValue(second.claims, lowerIsBetter)];
  return a === null || b === null ? null : formatPoints(computeDifference(a, b), axis.unit);
}

/** Classifies a column by the papers that report it. */
function classifyRow(
  column: MatrixColumn,
  cells: PaperPairRow["cells"],
  rows: readonly Pick<PaperPairRow, "column" | "cells">[],
): PaperPairKind {
  const [first, second] = cells;
  if (first && second) return "both";
  const other = first ? 1 : 0;
  const scope = toScopeKey(column.axis);
  const elsewhere = rows.some((row) => row.cells[other] !== null && toScopeKey(row.column.axis) === scope);
  if (elsewhere && column.axis.benchmarks.length > 0) return "differently";
  return first ? "first" : "second";
}

/** Groups the columns of a matrix of two papers by comparability; null for any other number of papers. */
export function toPaperPairGroups({ columns, rows }: Pick<Matrix, "columns" | "rows">): PaperPairGroup[] | null {
  const [first, second, ...others] = rows;
  if (!first || !second || others.length > 0) return null;
  const all = columns.map(
    (column, i): Pick<PaperPairRow, "column" | "cells"> => ({
      column,
      cells: [first.cells[i] ?? null, second.cells[i] ?? null],
    }),
  );
  const kinds = all.map(({ column, cells }) => classifyRow(column, cells, all));
  return PAPER_PAIR_KINDS.flatMap((kind): PaperPairGroup[] => {
    const members = all
      .filter((_, i) => kinds[i] === kind)
      .map(({ column, cells }): PaperPairRow => {
        const [a, b] = cells;
        return { column, cells, difference: a && b ? formatDifference(column, a, b) : null };
      });
    return members.length === 0 ? [] : [{ kind, rows: members }];
  });
}
