import { browseBoard } from "@/app/_data/board";
import { selectResults } from "@/app/benchmarks/read-benchmark";
import type { Db } from "@/db/open";
import { getBenchmark } from "@/db/queries/get-benchmark";
import { createReadCache } from "@/db/queries/versioned-cache";
import { isFamilyPlot, toFamilyPlot } from "@/lib/charts/family-charts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** Plots as JSON. Every visitor of a page loads them, and each needs all claims on the benchmark. */
const cachePlot = createReadCache<string | null>("benchmark plots", 32);

function readPlot(db: Db, id: string, params: URLSearchParams): string | null {
  const chart = params.get("chart") ?? "";
  if (!isFamilyPlot(chart)) return null;
  const data = getBenchmark(db, id);
  if (data === null) return null;
  const { results, view } = selectResults(data, params, ["chart"]);
  const plot = toFamilyPlot(chart, results, view);
  return plot && JSON.stringify(plot);
}

/** The marks of a plot of a benchmark, which its page loads when the plot scrolls into view; `chart` names it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const search = new URL(request.url).searchParams;
  const plot = await browseBoard((db) => cachePlot(db, `${id}?${search}`, (exact) => readPlot(exact, id, search)));
  return plot === null
    ? Response.json({ error: "no such plot" }, { status: 404 })
    : new Response(plot, { headers: { "Content-Type": "application/json" } });
}
