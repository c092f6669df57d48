import { readBenchmark } from "@/app/benchmarks/read-benchmark";
import { renderChartSvg } from "@/lib/charts/benchmark-charts";
import { CHART_KINDS } from "@/lib/charts/benchmark-view";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** One chart of a benchmark as a file: `chart` says which, and the parameters of the page what of it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const search = new URL(request.url).searchParams;
  const chart = CHART_KINDS.find((name) => name === (search.get("chart") ?? CHART_KINDS[0]));
  if (!chart) return new Response(`No such chart; there are ${CHART_KINDS.join(", ")}.`, { status: 404 });
  const data = await readBenchmark((await params).id, search);
  if (!data) return new Response("No such benchmark.", { status: 404 });
  const svg = data.charts && renderChartSvg(data.charts, chart, data.view);
  if (!svg) return new Response("There is not enough to draw.", { status: 404 });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });
}
