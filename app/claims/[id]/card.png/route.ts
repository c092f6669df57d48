import { shareCardResponse } from "@/app/_cards/card-image";
import { readBoard } from "@/app/_data/board";
import { resolveClaimId } from "@/db/queries/claim-ids";
import { getClaim } from "@/db/queries/get-claim";
import { toClaimCard } from "@/lib/share-card";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** The picture of a claim as a shared link. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const claim = await readBoard((db) => getClaim(db, resolveClaimId(db, id)));
  return claim ? shareCardResponse(request, toClaimCard(claim)) : new Response("No such claim.", { status: 404 });
}
