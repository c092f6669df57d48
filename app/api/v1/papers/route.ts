import { apiListResponse } from "@/app/api/api-list-response";
import { PAPER_CURSOR_LENGTH, pagePapers } from "@/db/queries/page-papers";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return apiListResponse(request, "papers", { getCursorLength: () => PAPER_CURSOR_LENGTH, readPage: pagePapers });
}
