import { shareCardResponse } from "@/app/_cards/share-card-response";
import { readBoard } from "@/app/_data/board";
import { getClaim } from "@/db/queries/get-claim";
import { resolveClaimId } from "@/db/queries/resolve-claim-ids";
import { toClaimCard } from "@/lib/charts/share-card";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** The preview image of a shared claim. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const claim = await readBoard((db) => getClaim(db, resolveClaimId(db, id)));
  return claim ? shareCardResponse(request, toClaimCard(claim)) : new Response("No such claim.", { status: 404 });
}
