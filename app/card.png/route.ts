import { shareCardResponse } from "@/app/_cards/card-image";
import { readBoard } from "@/app/_data/board";
import { getBoardStats } from "@/db/queries/board-stats";
import { toBoardCard } from "@/lib/share-card";

export const dynamic = "force-dynamic";

/** The picture of the board as a shared link. */
export async function GET(request: Request): Promise<Response> {
  return shareCardResponse(request, toBoardCard(await readBoard((db) => getBoardStats(db))));
}
