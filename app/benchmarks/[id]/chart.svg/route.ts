import { readBenchmark } from "@/app/benchmarks/read-benchmark";
import { renderFamilyChartSvg } from "@/lib/charts/family-charts";
import { FAMILY_CHARTS } from "@/lib/compare/family-view";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** One chart of a benchmark as a file; `chart` names it, and the parameters of the page select its results. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const search = new URL(request.url).searchParams;
  const chart = FAMILY_CHARTS.find((name) => name === (search.get("chart") ?? FAMILY_CHARTS[0]));
  if (!chart) return new Response(`No such chart; there are ${FAMILY_CHARTS.join(", ")}.`, { status: 404 });
  const data = await readBenchmark((await params).id, search, ["chart"]);
  if (!data) return new Response("No such benchmark.", { status: 404 });
  const svg = renderFamilyChartSvg(chart, data.benchmark.name, data.results, data.view);
  if (!svg) return new Response("There are not enough results for this chart.", { status: 404 });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });
}
