import { apiListResponse, pageByClaimCount } from "@/app/api/api-list-response";
import { listBenchmarks } from "@/db/queries/list-benchmarks";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return apiListResponse(request, "benchmarks", {
    getCursorLength: () => 2,
    readPage: (db, query, after) => pageByClaimCount(listBenchmarks(db, query), query, after),
  });
}
