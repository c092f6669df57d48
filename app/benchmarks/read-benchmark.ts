import { getBenchmark } from "@/db/queries/get-benchmark";
import { toBenchmarkCharts } from "@/lib/charts/benchmark-charts";
import { parseBenchmarkView } from "@/lib/charts/benchmark-view";
import { toBenchmarkSeries } from "@/lib/compare/series";
import { readBoard } from "../_data/board";

/** Reads a benchmark by id, with the data of its charts; null if there is none. */
export async function readBenchmark(id: string, params: URLSearchParams) {
  const data = await readBoard((db) => getBenchmark(db, id));
  if (!data) return null;
  const [series, view] = [toBenchmarkSeries(data.claims, data.pointsOfUnknownUnit), parseBenchmarkView(params)];
  return { ...data, series, view, charts: toBenchmarkCharts(series, data.benchmark.name, view) };
}
