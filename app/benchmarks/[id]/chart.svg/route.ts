import { readBenchmark } from "@/app/_data/benchmark";
import { chartSvg } from "@/lib/benchmark-charts";
import { CHARTS } from "@/lib/benchmark-view";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** One chart of a benchmark as a file: `chart` says which, and the parameters of the page what of it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const search = new URL(request.url).searchParams;
  const chart = CHARTS.find((name) => name === (search.get("chart") ?? CHARTS[0]));
  if (!chart) return new Response(`No such chart; there are ${CHARTS.join(", ")}.`, { status: 404 });
  const data = await readBenchmark((await params).id, search);
  if (!data) return new Response("No such benchmark.", { status: 404 });
  const svg = data.charts && chartSvg(data.charts, chart, data.view);
  if (!svg) return new Response("There is not enough to draw.", { status: 404 });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });
}
