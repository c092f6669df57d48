import { cardImage } from "@/app/_cards/card-image";
import { readBoard } from "@/app/_data/board";
import { presentClaimId } from "@/db/queries/claim-ids";
import { getClaim } from "@/db/queries/get-claim";
import { claimCard } from "@/lib/share-card";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** The picture of a claim as a shared link. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const claim = await readBoard((db) => getClaim(db, presentClaimId(db, id)));
  return claim ? cardImage(request, claimCard(claim)) : new Response("No such claim.", { status: 404 });
}
