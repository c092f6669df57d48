import { cardImage } from "@/app/_cards/card-image";
import { readCompared } from "@/app/_data/compare";
import { toCompareChart } from "@/lib/compare-chart";
import { compareTitle } from "@/lib/compare-title";
import { compareCard } from "@/lib/share-card";

export const dynamic = "force-dynamic";

/** The picture of a comparison as a shared link, with the parameters of its page. */
export async function GET(request: Request): Promise<Response> {
  const { query, claims, all } = await readCompared(new URL(request.url).searchParams);
  return cardImage(request, compareCard(compareTitle(all, query), claims.length, toCompareChart(claims, query)));
}
