import type { ColumnKey } from "@/lib/claim/columns";
import { formatModelSize } from "@/lib/format/numbers";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { type ClaimTableRow, getRowValue } from "@/lib/query/claim-table-row";
import { type ListFilterKey, setSingles, setValues } from "@/lib/query/query-edit";

/** A filter for claims that have the same value as a given claim in one column. */
export interface ClaimFilter {
  readonly key: ListFilterKey;
  /** Value as in the query. */
  readonly value: string;
  readonly label: string;
}

const FILTER_KEY_BY_COLUMN: { readonly [K in ColumnKey]?: ListFilterKey } = {
  system: "model",
  model: "model",
  model_family: "model_family",
  metric: "metric",
  role: "role",
  grade: "grade",
  status: "status",
  source: "source",
  check: "check",
  qualifier: "qualifier",
  gain_kind: "gain_kind",
};

/** Returns the filter for the value of a claim in a column; null if it has none or the column has no filter. */
export function toClaimFilter(row: ClaimTableRow, column: ColumnKey): ClaimFilter | null {
  const [benchmark, id] = [row.benchmarks[0], row.benchmark_ids[0]];
  if (column === "benchmarks") return benchmark && id ? { key: "benchmark", value: id, label: benchmark } : null;
  if (column === "size_b") {
    return row.size_b === null ? null : { key: "size", value: String(row.size_b), label: formatModelSize(row.size_b) };
  }
  if (column === "paper_title") return { key: "paper", value: row.paper_id, label: "this paper" };
  const key = FILTER_KEY_BY_COLUMN[column];
  const value = column === "system" ? row.model : getRowValue(row, column);
  return key && typeof value === "string" ? { key, value, label: value } : null;
}

/** Replaces the values of one filter of the query. A size counts all parameters, as in its column. */
export function applyClaimFilter(query: ClaimQuery, { key, value }: ClaimFilter): ClaimQuery {
  return setValues(key === "size" ? setSingles(query, { size_of: "total" }) : query, key, [value]);
}
