import { readComparison } from "@/app/_data/read-comparison";
import { renderCompareSvg, toCompareChart } from "@/lib/charts/compare-chart";

export const dynamic = "force-dynamic";

/** The chart of a comparison as SVG, with the parameters of its page. */
export async function GET(request: Request): Promise<Response> {
  const { query, benchmarkIds, comparison } = await readComparison(new URL(request.url).searchParams);
  const chart = toCompareChart(comparison.results, { ...query, benchmark: benchmarkIds });
  if (!chart) return new Response("No comparable values.", { status: 404 });
  return new Response(renderCompareSvg(chart), { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });
}
