import { browseBoard } from "@/app/_data/board";
import { readBenchmark } from "@/app/benchmarks/read-benchmark";
import { isFamilyPlot, toFamilyPlot } from "@/lib/charts/family-charts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** The marks of a plot of a benchmark, which its page loads when the plot scrolls into view; `chart` names it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const search = new URL(request.url).searchParams;
  const chart = search.get("chart") ?? "";
  const data = await readBenchmark((await params).id, search, ["chart"], browseBoard);
  const plot = data && isFamilyPlot(chart) ? toFamilyPlot(chart, data.results, data.view) : null;
  return plot ? Response.json(plot) : Response.json({ error: "no such plot" }, { status: 404 });
}
