import { shareCardResponse } from "@/app/_cards/share-card-response";
import { readBenchmark } from "@/app/benchmarks/read-benchmark";
import { toFamilyChart } from "@/lib/charts/family-charts";
import { toBenchmarkCard } from "@/lib/charts/share-card";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** The picture of a benchmark as a shared link, in the view of its page. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const data = await readBenchmark((await params).id, new URL(request.url).searchParams);
  if (!data) return new Response("No such benchmark.", { status: 404 });
  const { rows, main } = data.results;
  const chart = main && toFamilyChart(rows, main, data.view);
  return shareCardResponse(request, toBenchmarkCard(data.benchmark, chart, main));
}
