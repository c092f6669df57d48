import { shareCardResponse } from "@/app/_cards/share-card-response";
import { readBoard } from "@/app/_data/board";
import { getPaper } from "@/db/queries/get-paper";
import { toPaperCard } from "@/lib/charts/share-card";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** The picture of a paper as a shared link. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const data = await readBoard((db) => getPaper(db, id));
  if (!data) return new Response("No such paper.", { status: 404 });
  return shareCardResponse(request, toPaperCard(data.paper.title, data.claims));
}
