import { readBoard } from "@/app/_data/board";
import { listCompared } from "@/db/queries/list-compared";
import { compareSvg, toCompareChart } from "@/lib/compare-chart";
import { parseCompareQuery } from "@/lib/compare-query";

export const dynamic = "force-dynamic";

/** The chart of a comparison as a file, with the parameters of its page. */
export async function GET(request: Request): Promise<Response> {
  const query = parseCompareQuery(new URL(request.url).searchParams);
  const chart = toCompareChart(await readBoard((db) => listCompared(db, query)), query);
  if (!chart) return new Response("There is nothing that can stand side by side.", { status: 404 });
  return new Response(compareSvg(chart), { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });
}
