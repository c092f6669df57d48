import { readBoard } from "@/app/_data/board";
import { getBenchmark } from "@/db/queries/get-benchmark";
import { chartSvg, toBenchmarkCharts } from "@/lib/benchmark-charts";
import { CHARTS, parseBenchmarkView } from "@/lib/benchmark-view";
import { toBenchmarkSeries } from "@/lib/series";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** One chart of a benchmark as a file: `chart` says which, and the parameters of the page what of it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const search = new URL(request.url).searchParams;
  const chart = CHARTS.find((name) => name === (search.get("chart") ?? CHARTS[0]));
  if (!chart) return new Response(`No such chart; there are ${CHARTS.join(", ")}.`, { status: 404 });
  const data = await readBoard((db) => getBenchmark(db, decodeURIComponent(id)));
  if (!data) return new Response("No such benchmark.", { status: 404 });
  const view = parseBenchmarkView(search);
  const charts = toBenchmarkCharts(toBenchmarkSeries(data.claims), data.benchmark.name, view);
  const svg = charts && chartSvg(charts, chart, view);
  if (!svg) return new Response("There is not enough to draw.", { status: 404 });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });
}
