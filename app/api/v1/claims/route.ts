import { apiListResponse } from "@/app/api/api-list-response";
import type { Db } from "@/db/open";
import type { KeysetValue } from "@/db/queries/keyset";
import { getClaimCursorLength, pageClaims } from "@/db/queries/page-claims";
import { toClaimRecord } from "@/lib/claim/claim-json";
import type { ClaimQuery } from "@/lib/query/claim-query";

export const dynamic = "force-dynamic";

function readPage(db: Db, query: ClaimQuery, after: readonly KeysetValue[] | null) {
  const page = pageClaims(db, query, after);
  return { ...page, rows: page.rows.map(toClaimRecord) };
}

export function GET(request: Request): Promise<Response> {
  return apiListResponse(request, "claims", { getCursorLength: getClaimCursorLength, readPage });
}
