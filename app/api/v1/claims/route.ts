import { apiListResponse } from "@/app/api/api-list-response";
import { getClaimCursorLength, pageClaims } from "@/db/queries/page-claims";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return apiListResponse(request, "claims", { getCursorLength: getClaimCursorLength, readPage: pageClaims });
}
