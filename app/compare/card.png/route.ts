import { cardImage } from "@/app/_cards/card-image";
import { readBoard } from "@/app/_data/board";
import { listCompared } from "@/db/queries/list-compared";
import { toCompareChart } from "@/lib/compare-chart";
import { isNothing, parseCompareQuery } from "@/lib/compare-query";
import { compareTitle } from "@/lib/compare-title";
import { compareCard } from "@/lib/share-card";

export const dynamic = "force-dynamic";

/** The picture of a comparison as a shared link, with the parameters of its page. */
export async function GET(request: Request): Promise<Response> {
  const query = parseCompareQuery(new URL(request.url).searchParams);
  const claims = isNothing(query) ? [] : await readBoard((db) => listCompared(db, query));
  return cardImage(request, compareCard(compareTitle(claims, query), claims.length, toCompareChart(claims, query)));
}
