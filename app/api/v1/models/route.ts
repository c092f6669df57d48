import { apiListResponse, pageByClaimCount } from "@/app/api/api-list-response";
import { listModels } from "@/db/queries/list-models";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return apiListResponse(request, "models", {
    getCursorLength: () => 2,
    readPage: (db, query, after) => pageByClaimCount(listModels(db, query), query, after),
  });
}
