import { readBoard } from "@/app/_data/board";
import { inDownloadSlot } from "@/app/_data/download-slots";
import { getRequestOrigin } from "@/app/_data/request-origin";
import { changeBoard, isBoardWritable, refuseUnauthorizedWrite } from "@/app/_data/write-board";
import {
  formatDataQuery,
  formatViewTitle,
  MAX_PINNED_CLAIMS,
  pinnedViewPath,
  readViewData,
} from "@/app/cite/read-view";
import { droppedParametersResponse } from "@/app/export/export-response";
import type { Db } from "@/db/open";
import { getBenchmarkNames } from "@/db/queries/display-names";
import { getComparisonFacts } from "@/db/queries/get-comparison-facts";
import { getPin } from "@/db/queries/get-pin";
import { pinView } from "@/db/store/pin-store";
import { formatViewCitation } from "@/exporters/view-citation";
import type { ViewCitation } from "@/lib/api/view-citation";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { OPEN_CLAIM_PARAMETER } from "@/lib/query/claims-address";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";

export const dynamic = "force-dynamic";

const parseQuery = (request: Request) => parseClaimQuery(new URL(request.url).searchParams, [OPEN_CLAIM_PARAMETER]);

type Data = Awaited<ReturnType<typeof readViewData>>;

/** Formats the citation; a pinned view is cited by the address that holds its hash. */
function citationResponse(db: Db, request: Request, query: ClaimQuery, { provenance, claims }: Data): Response {
  const pinnedAt = getPin(db, provenance.data)?.pinned_at ?? null;
  const text = formatDataQuery(query);
  const path = pinnedAt === null ? `/claims${text === "" ? "" : `?${text}`}` : pinnedViewPath(provenance.data);
  const citation: ViewCitation = {
    ...formatViewCitation({
      title: formatViewTitle(query, getBenchmarkNames(db), getComparisonFacts(db)),
      url: `${getRequestOrigin(request.headers)}${path}`,
      provenance,
    }),
    data: provenance.data,
    path,
    pinnedAt,
    canPin: pinnedAt === null && isBoardWritable() && claims.length > 0 && claims.length <= MAX_PINNED_CLAIMS,
  };
  return Response.json(citation, { headers: { "Cache-Control": "no-store" } });
}

/** Returns the citation of the claims of a query. */
export function GET(request: Request): Promise<Response> {
  return inDownloadSlot(request.signal, async () => {
    const { query, dropped } = parseQuery(request);
    if (dropped.length > 0) return droppedParametersResponse({ dropped });
    const data = await readViewData(query);
    return readBoard((db) => citationResponse(db, request, query, data));
  });
}

/** Pins the view of a query and returns its citation. */
export function POST(request: Request): Promise<Response> {
  const refusal = refuseUnauthorizedWrite(request);
  if (refusal) return Promise.resolve(refusal);
  return inDownloadSlot(request.signal, async () => {
    const { query, dropped } = parseQuery(request);
    if (dropped.length > 0) return droppedParametersResponse({ dropped });
    const data = await readViewData(query);
    const { provenance, claims } = data;
    if (claims.length === 0 || claims.length > MAX_PINNED_CLAIMS)
      return Response.json(
        { error: `only views of 1 to ${MAX_PINNED_CLAIMS.toLocaleString("en-US")} claims can be pinned` },
        { status: 422 },
      );
    return changeBoard((db) => {
      const { program, papers } = provenance;
      pinView(db, { data: provenance.data, query: formatDataQuery(query), program, papers, claims });
      return citationResponse(db, request, query, data);
    });
  });
}
