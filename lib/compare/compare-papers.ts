import { computeDifference } from "../claim/gain";
import { groupBy } from "../format/group-by";
import { formatPoints } from "../format/numbers";
import type { CompareColumn } from "./compare-columns";
import { type CompareCell, isEmptyCell } from "./compare-rows";
import type { Comparison } from "./comparison";
import { selectBestValue } from "./improvement";
import { toProtocolKey, toScopeKey } from "./protocol";

/** Comparison of two papers: shared comparable results, results on different metrics, and results of one paper only. */

export const PAPER_PAIR_KINDS = ["both", "differently", "first", "second", "neither"] as const;
export type PaperPairKind = (typeof PAPER_PAIR_KINDS)[number];

export interface PaperPairRow {
  readonly column: CompareColumn;
  /** Cells of the first and the second paper. */
  readonly cells: readonly [CompareCell, CompareCell];
  /** Best value of the second paper minus that of the first in one protocol, with its unit; null if there is none. */
  readonly difference: string | null;
}

export interface PaperPairGroup {
  readonly kind: PaperPairKind;
  readonly rows: readonly PaperPairRow[];
}

/** Groups the values of proposed systems by protocol. */
const groupOwnValues = ({ results }: CompareCell) =>
  groupBy(
    results.filter(({ after, claim }) => after !== null && claim.role === "own"),
    ({ protocol }) => toProtocolKey(protocol),
  );

function formatDifference({ lowerIsBetter, scope }: CompareColumn, [a, b]: PaperPairRow["cells"]): string | null {
  if (scope === "none") return null;
  const second = groupOwnValues(b);
  const [shared] = [...groupOwnValues(a)].flatMap(([key, first]) => {
    const others = second.get(key);
    return others === undefined ? [] : [{ first, others }];
  });
  if (shared === undefined) return null;
  const [from, to] = [shared.first, shared.others].map((results) =>
    selectBestValue(
      results.flatMap(({ after }) => after ?? []),
      lowerIsBetter,
    ),
  );
  const unit = shared.first[0]?.protocol.scale.unit ?? null;
  if (from === undefined || to === undefined) return null;
  return formatPoints(computeDifference(from, to), unit === "score" || unit === "0–1" ? null : unit);
}

/** Classifies a column by the papers that report it. */
function classifyRow({ column, cells }: PaperPairRow, rows: readonly PaperPairRow[]): PaperPairKind {
  const [first, second] = cells.map((cell) => !isEmptyCell(cell));
  if (first && second) return "both";
  if (!first && !second) return "neither";
  const other = first ? 1 : 0;
  const scope = toScopeKey(column);
  const elsewhere = rows.some((row) => !isEmptyCell(row.cells[other]) && toScopeKey(row.column) === scope);
  if (elsewhere && column.scope !== "none") return "differently";
  return first ? "first" : "second";
}

/** Groups the columns of a comparison of two papers by comparability; null for any other number of papers. */
export function toPaperPairGroups({ columns, rows }: Pick<Comparison, "columns" | "rows">): PaperPairGroup[] | null {
  const [first, second, ...others] = rows;
  if (!first || !second || others.length > 0) return null;
  const pairs = columns.flatMap((column, at): PaperPairRow[] => {
    const [a, b] = [first.cells[at], second.cells[at]];
    return a && b ? [{ column, cells: [a, b], difference: formatDifference(column, [a, b]) }] : [];
  });
  const byKind = groupBy(pairs, (pair) => classifyRow(pair, pairs));
  return PAPER_PAIR_KINDS.flatMap((kind): PaperPairGroup[] => {
    const members = byKind.get(kind);
    return members === undefined ? [] : [{ kind, rows: members }];
  });
}
