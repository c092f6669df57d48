import { CLAIM_COLUMNS, type ColumnKey } from "@/lib/claim/columns";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { getColumnWidth } from "@/lib/query/column-edit";

/** How a column is drawn: its least width, and the share of the room that is left over. */
export interface ColumnLayout {
  readonly key: ColumnKey;
  /** In pixels. */
  readonly width: number;
  /** 0 to 1; the shares of all columns are 1 together, or 0 where none of them may grow. */
  readonly share: number;
}

/** How much of the room that is left over the columns of text take beside each other. */
const GROWTH_WEIGHTS: { readonly [K in ColumnKey]?: number } = { sentence: 6, paper_title: 4, benchmarks: 2 };
const TEXT_COLUMNS = new Set<ColumnKey>(
  CLAIM_COLUMNS.filter(({ type }) => type === "text" || type === "list").map(({ key }) => key),
);

/** Columns of text without a width of their own grow where there is room; the others stay as wide as they are. */
export function layoutColumns(query: Pick<ClaimQuery, "cols" | "widths">): ColumnLayout[] {
  const resized = new Set(query.widths.map(({ key }) => key));
  const weights = query.cols.map((key) =>
    resized.has(key) || !TEXT_COLUMNS.has(key) ? 0 : (GROWTH_WEIGHTS[key] ?? 1),
  );
  const totalWeight = weights.reduce((sum, one) => sum + one, 0);
  return query.cols.map((key, at) => ({
    key,
    width: getColumnWidth(query, key),
    share: totalWeight === 0 ? 0 : (weights[at] ?? 0) / totalWeight,
  }));
}
