import { listNewClaims } from "@/db/queries/list-new-claims";
import { formatAtom } from "@/exporters/atom";
import { DEFAULT_COLUMNS } from "@/lib/claim/columns";
import { buildClaimQuery, DEFAULT_SORT, formatClaimQuery } from "@/lib/query/claim-query";
import { withoutPresentation } from "@/lib/query/data-query";
import { listActiveFilters } from "@/lib/query/query-edit";
import { readBoard } from "../_data/board";
import { matchesEtag, toEtag } from "../_data/etag";
import { getRequestOrigin } from "../_data/request-origin";
import { parseExportRequest } from "./export-request";
import { droppedParametersResponse } from "./export-response";

const MAX_FEED_ENTRIES = 100;

/** Responds with the newest claims of a query as an Atom feed, newest first; `sort` and `cols` are ignored. */
export async function feedResponse(request: Request): Promise<Response> {
  const exportRequest = await parseExportRequest(request);
  if (exportRequest.dropped.length > 0) return droppedParametersResponse(exportRequest);
  const query = buildClaimQuery({
    ...withoutPresentation(exportRequest.query),
    sort: DEFAULT_SORT,
    cols: DEFAULT_COLUMNS,
  });
  const items = await readBoard((db) => listNewClaims(db, query, MAX_FEED_ENTRIES));
  const filters = listActiveFilters(query).map(({ value }) => value);
  const title = filters.length > 0 ? `New claims: ${filters.join(", ")}` : "New claims";
  const text = formatAtom(
    { query: formatClaimQuery(query).toString(), title, origin: getRequestOrigin(request.headers) },
    items,
  );
  const etag = toEtag(text);
  const headers = { "Content-Type": "application/atom+xml; charset=utf-8", ETag: etag, "Cache-Control": "no-cache" };
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}
