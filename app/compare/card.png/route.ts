import { shareCardResponse } from "@/app/_cards/share-card-response";
import { readComparison } from "@/app/_data/read-comparison";
import { toCompareChart } from "@/lib/charts/compare-chart";
import { toCompareCard } from "@/lib/charts/share-card";
import { formatCompareTitle } from "@/lib/compare/compare-title";

export const dynamic = "force-dynamic";

/** The preview image of a shared comparison, with the parameters of its page. */
export async function GET(request: Request): Promise<Response> {
  const { query, items, benchmarkIds, comparison } = await readComparison(new URL(request.url).searchParams);
  return shareCardResponse(
    request,
    toCompareCard(
      formatCompareTitle(items),
      comparison.results.length,
      toCompareChart(comparison.results, { ...query, benchmark: benchmarkIds }),
    ),
  );
}
