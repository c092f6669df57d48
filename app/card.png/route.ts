import { shareCardResponse } from "@/app/_cards/share-card-response";
import { readBoard } from "@/app/_data/board";
import { getBoardStats } from "@/db/queries/get-board-stats";
import { toBoardCard } from "@/lib/charts/share-card";

export const dynamic = "force-dynamic";

/** The picture of the board as a shared link. */
export async function GET(request: Request): Promise<Response> {
  return shareCardResponse(request, toBoardCard(await readBoard((db) => getBoardStats(db))));
}
