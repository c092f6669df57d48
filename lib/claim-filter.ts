import type { ColumnKey } from "./claim-columns";
import type { ClaimQuery } from "./claim-query";
import type { ClaimRow } from "./claim-row";
import { formatParameters } from "./format";
import { setSingles, setValues, type ValueKey } from "./query-edit";

/** A filter that keeps the claims which agree with one in one column. */
export interface ClaimFilter {
  readonly key: ValueKey;
  /** As the query takes it. */
  readonly value: string;
  readonly label: string;
}

const KEYS: { readonly [K in ColumnKey]?: ValueKey } = {
  model: "model",
  model_family: "family",
  metric: "metric",
  role: "role",
  status: "status",
  source: "source",
  check: "check",
  qualifier: "qualifier",
  gain_kind: "gain_kind",
};

/** The filter by what a claim has in a column; null where it has nothing there, or nothing that could be filtered by. */
export function claimFilter(row: ClaimRow, column: ColumnKey): ClaimFilter | null {
  const [benchmark, id] = [row.benchmarks[0], row.benchmark_ids[0]];
  if (column === "benchmarks") return benchmark && id ? { key: "benchmark", value: id, label: benchmark } : null;
  if (column === "size_b") {
    return row.size_b === null ? null : { key: "size", value: String(row.size_b), label: formatParameters(row.size_b) };
  }
  if (column === "paper_title") return { key: "paper", value: row.paper_id, label: "this paper" };
  const key = KEYS[column];
  const value = column in row ? row[column as keyof ClaimRow & ColumnKey] : row.extra[column];
  return key && typeof value === "string" ? { key, value, label: value } : null;
}

/** The query with this filter in place of others of its kind; a size is that of all parameters, as its column shows it. */
export function onlyWith(query: ClaimQuery, { key, value }: ClaimFilter): ClaimQuery {
  return setValues(key === "size" ? setSingles(query, { size_of: "total" }) : query, key, [value]);
}
