import { type BenchmarkDetails, getBenchmark } from "@/db/queries/get-benchmark";
import { toFamilyResults } from "@/lib/compare/family-results";
import { DEFAULT_FAMILY_VIEW, parseFamilyView } from "@/lib/compare/family-view";
import { toResultColumns } from "@/lib/compare/result-columns";
import { parseTableSort } from "@/lib/query/table-sort";
import { type BoardReader, readBoard } from "../_data/board";

const DEFAULT_SORT = { id: "gain", desc: true };

/**
 * Selects the results of a benchmark that the parameters of an address describe.
 * @param foreignKeys parameters of other readers, such as the name of a chart
 */
export function selectResults(data: BenchmarkDetails, params: URLSearchParams, foreignKeys: readonly string[] = []) {
  const { view, dropped } = parseFamilyView(params, foreignKeys);
  const sort = parseTableSort(view.sort, toResultColumns(view), null);
  const results = toFamilyResults(data, view, sort ?? DEFAULT_SORT);
  return {
    ...data,
    results,
    view: sort ? view : { ...view, sort: DEFAULT_FAMILY_VIEW.sort },
    sort: sort ?? DEFAULT_SORT,
    defaultSort: DEFAULT_SORT,
    dropped: sort ? dropped : [...dropped, { key: "sort", value: view.sort, reason: "not a column" }],
  };
}

/** Reads a benchmark or a family by id with the results of a view; null if there is none. Pages pass `browseBoard`. */
export async function readBenchmark(
  id: string,
  params: URLSearchParams,
  foreignKeys: readonly string[] = [],
  read: BoardReader = readBoard,
) {
  const data = await read((db) => getBenchmark(db, id));
  return data && selectResults(data, params, foreignKeys);
}

export type BenchmarkData = NonNullable<Awaited<ReturnType<typeof readBenchmark>>>;
