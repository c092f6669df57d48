import { CLAIM_COLUMNS, type ColumnKey } from "@/lib/claim/columns";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { getColumnWidth } from "@/lib/query/column-edit";

/** The layout of a column: minimum width and share of the remaining width. */
export interface ColumnLayout {
  readonly key: ColumnKey;
  /** In pixels. */
  readonly width: number;
  /** 0 to 1. The shares of all columns add up to 1, or to 0 if none may grow. */
  readonly share: number;
}

/** Weights by which text columns share the remaining width. */
const GROWTH_WEIGHTS: { readonly [K in ColumnKey]?: number } = {
  sentence: 6,
  system: 3,
  benchmarks: 3,
  paper_title: 3,
};
const TEXT_COLUMNS = new Set<ColumnKey>(
  CLAIM_COLUMNS.filter(({ type }) => type === "text" || type === "list").map(({ key }) => key),
);

/** Computes the column layout. Text columns that were not resized share the remaining width; other columns keep theirs. */
export function layoutColumns(query: Pick<ClaimQuery, "cols" | "widths">): ColumnLayout[] {
  const resized = new Set(query.widths.map(({ key }) => key));
  const weights = query.cols.map((key) =>
    resized.has(key) || !TEXT_COLUMNS.has(key) ? 0 : (GROWTH_WEIGHTS[key] ?? 1),
  );
  const totalWeight = weights.reduce((sum, one) => sum + one, 0);
  return query.cols.map((key, index) => ({
    key,
    width: getColumnWidth(query, key),
    share: totalWeight === 0 ? 0 : (weights[index] ?? 0) / totalWeight,
  }));
}
