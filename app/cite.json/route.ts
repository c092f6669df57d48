import { readBoard } from "@/app/_data/board";
import { inDownloadSlot } from "@/app/_data/download-slots";
import { readClaimQuery } from "@/app/_data/read-claim-query";
import { getRequestOrigin } from "@/app/_data/request-origin";
import { changeBoard, isBoardWritable, refuseUnauthorizedWrite } from "@/app/_data/write-board";
import { formatDataQuery, formatViewTitle, openViewData, toPinnedPath, toViewPath } from "@/app/cite/read-view";
import { droppedParametersResponse } from "@/app/export/export-response";
import type { Db } from "@/db/open";
import { getBenchmarkNames } from "@/db/queries/display-names";
import { getComparisonFacts } from "@/db/queries/get-comparison-facts";
import { getPin } from "@/db/queries/get-pin";
import { pinView } from "@/db/store/pin-store";
import type { Provenance } from "@/exporters/provenance";
import { formatViewCitation } from "@/exporters/view-citation";
import type { ViewCitation } from "@/lib/api/view-citation";
import type { PinnedClaim } from "@/lib/claim/pinned-view";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { OPEN_CLAIM_PARAMETER } from "@/lib/query/claims-address";

export const dynamic = "force-dynamic";

const readQuery = (request: Request) => readClaimQuery(new URL(request.url).searchParams, [OPEN_CLAIM_PARAMETER]);

/** Most claims of a view that can be pinned. */
const MAX_PINNED_CLAIMS = 20_000;

interface CitedView {
  readonly provenance: Provenance;
  /** Null if it cannot be pinned, because it has none or too many. */
  readonly claims: readonly PinnedClaim[] | null;
}

/** Reads all claims of a view; keeps no more than can be pinned. */
async function readView(query: ClaimQuery): Promise<CitedView> {
  const { claims, provenance } = openViewData(query);
  const kept: PinnedClaim[] = [];
  for await (const claim of claims) if (kept.length <= MAX_PINNED_CLAIMS) kept.push(claim);
  return { provenance: provenance(), claims: kept.length > 0 && kept.length <= MAX_PINNED_CLAIMS ? kept : null };
}

/** Formats the citation; a pinned view is cited by the address that holds its hash. */
function citationResponse(db: Db, request: Request, query: ClaimQuery, { provenance, claims }: CitedView): Response {
  const text = formatDataQuery(query);
  const pinnedAt = getPin(db, provenance.data, text)?.pinned_at ?? null;
  const path = pinnedAt === null ? toViewPath("/claims", text) : toPinnedPath(provenance.data, text);
  const citation: ViewCitation = {
    ...formatViewCitation({
      title: formatViewTitle(query, getBenchmarkNames(db), getComparisonFacts(db)),
      url: `${getRequestOrigin(request.headers)}${path}`,
      provenance,
    }),
    data: provenance.data,
    path,
    pinnedAt,
    canPin: pinnedAt === null && isBoardWritable() && claims !== null,
  };
  return Response.json(citation, { headers: { "Cache-Control": "no-store" } });
}

/** Returns the citation of the claims of a query. */
export function GET(request: Request): Promise<Response> {
  return inDownloadSlot(request.signal, async () => {
    const { query, dropped } = await readQuery(request);
    if (dropped.length > 0) return droppedParametersResponse({ dropped });
    const view = await readView(query);
    return readBoard((db) => citationResponse(db, request, query, view));
  });
}

/** Pins the view of a query and returns its citation. */
export function POST(request: Request): Promise<Response> {
  const refusal = refuseUnauthorizedWrite(request);
  if (refusal) return Promise.resolve(refusal);
  return inDownloadSlot(request.signal, async () => {
    const { query, dropped } = await readQuery(request);
    if (dropped.length > 0) return droppedParametersResponse({ dropped });
    const view = await readView(query);
    const { provenance, claims } = view;
    if (claims === null)
      return Response.json(
        { error: `only views of 1 to ${MAX_PINNED_CLAIMS.toLocaleString("en-US")} claims can be pinned` },
        { status: 422 },
      );
    return changeBoard((db) => {
      const { program, papers } = provenance;
      pinView(db, { data: provenance.data, query: formatDataQuery(query), program, papers, claims });
      return citationResponse(db, request, query, view);
    });
  });
}
