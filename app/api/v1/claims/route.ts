import { answerList } from "@/app/_data/api";
import { claimPlaceLength, pageClaims } from "@/db/queries/page-claims";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return answerList(request, "claims", { placeLength: claimPlaceLength, read: pageClaims });
}
