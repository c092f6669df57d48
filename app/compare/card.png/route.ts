import { shareCardResponse } from "@/app/_cards/card-image";
import { readComparison } from "@/app/_data/compare";
import { toCompareChart } from "@/lib/compare-chart";
import { formatCompareTitle } from "@/lib/compare-title";
import { toCompareCard } from "@/lib/share-card";

export const dynamic = "force-dynamic";

/** The picture of a comparison as a shared link, with the parameters of its page. */
export async function GET(request: Request): Promise<Response> {
  const { query, claims, unfilteredClaims: all } = await readComparison(new URL(request.url).searchParams);
  return shareCardResponse(
    request,
    toCompareCard(formatCompareTitle(all, query), claims.length, toCompareChart(claims, query)),
  );
}
