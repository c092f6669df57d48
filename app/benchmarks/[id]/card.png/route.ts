import { cardImage } from "@/app/_cards/card-image";
import { readBoard } from "@/app/_data/board";
import { getBenchmark } from "@/db/queries/get-benchmark";
import { toBenchmarkCharts } from "@/lib/benchmark-charts";
import { parseBenchmarkView } from "@/lib/benchmark-view";
import { toBenchmarkSeries } from "@/lib/series";
import { benchmarkCard } from "@/lib/share-card";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** The picture of a benchmark as a shared link, in the view of its page. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const data = await readBoard((db) => getBenchmark(db, decodeURIComponent(id)));
  if (!data) return new Response("No such benchmark.", { status: 404 });
  const view = parseBenchmarkView(new URL(request.url).searchParams);
  return cardImage(
    benchmarkCard(data.benchmark, toBenchmarkCharts(toBenchmarkSeries(data.claims), data.benchmark.name, view)),
  );
}
