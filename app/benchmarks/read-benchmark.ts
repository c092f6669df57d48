import { getBenchmark } from "@/db/queries/get-benchmark";
import { toFamilyResults } from "@/lib/compare/family-results";
import { DEFAULT_FAMILY_VIEW, parseFamilyView } from "@/lib/compare/family-view";
import { toResultColumns } from "@/lib/compare/result-columns";
import { parseTableSort } from "@/lib/query/table-sort";
import { readBoard } from "../_data/board";

const DEFAULT_SORT = { id: "gain", desc: true };

/**
 * Reads a benchmark or a family by id with the results of a view; null if there is none.
 * @param foreignKeys parameters of other readers, such as the name of a chart
 */
export async function readBenchmark(id: string, params: URLSearchParams, foreignKeys: readonly string[] = []) {
  const data = await readBoard((db) => getBenchmark(db, id));
  if (!data) return null;
  const { view, dropped } = parseFamilyView(params, foreignKeys);
  const sort = parseTableSort(view.sort, toResultColumns(view), null);
  const isKnownSort = sort !== null;
  const results = toFamilyResults(
    data.claims,
    data.pointsOfUnknownUnit,
    new Set(data.benchmarkIds),
    view,
    sort ?? DEFAULT_SORT,
  );
  return {
    ...data,
    results,
    view: isKnownSort ? view : { ...view, sort: DEFAULT_FAMILY_VIEW.sort },
    sort: sort ?? DEFAULT_SORT,
    defaultSort: DEFAULT_SORT,
    dropped: isKnownSort ? dropped : [...dropped, { key: "sort", value: view.sort, reason: "not a column" }],
  };
}

export type BenchmarkData = NonNullable<Awaited<ReturnType<typeof readBenchmark>>>;
