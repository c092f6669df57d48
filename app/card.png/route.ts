import { cardImage } from "@/app/_cards/card-image";
import { readBoard } from "@/app/_data/board";
import { boardStats } from "@/db/queries/board-stats";
import { boardCard } from "@/lib/share-card";

export const dynamic = "force-dynamic";

/** The picture of the board as a shared link. */
export async function GET(request: Request): Promise<Response> {
  return cardImage(request, boardCard(await readBoard((db) => boardStats(db))));
}
