import { listNewClaims } from "@/db/queries/list-new-claims";
import { formatAtom } from "@/exporters/atom";
import { DEFAULT_COLUMNS } from "@/lib/claim-columns";
import { claimQuery, DEFAULT_SORT, formatClaimQuery } from "@/lib/claim-query";
import { dataQuery } from "@/lib/data-query";
import { activeFilters } from "@/lib/query-edit";
import { readBoard } from "./board";
import { readExportRequest } from "./claim-export";
import { refuse } from "./download";
import { etagOf, isKnown } from "./etag";
import { originOf } from "./origin";

const MOST_ENTRIES = 100;

/** The claims of a query that came last, as a feed; the order of the query is not asked for. */
export async function answerFeed(request: Request): Promise<Response> {
  const asked = readExportRequest(request);
  if (asked.dropped.length > 0) return refuse(asked);
  const query = claimQuery({ ...dataQuery(asked.query), sort: DEFAULT_SORT, cols: DEFAULT_COLUMNS });
  const items = await readBoard((db) => listNewClaims(db, query, MOST_ENTRIES));
  const filters = activeFilters(query).map(({ value }) => value);
  const title = filters.length > 0 ? `New claims: ${filters.join(", ")}` : "New claims";
  const text = formatAtom(
    { query: formatClaimQuery(query).toString(), title, origin: originOf(request.headers) },
    items,
  );
  const etag = etagOf(text);
  const headers = { "Content-Type": "application/atom+xml; charset=utf-8", ETag: etag, "Cache-Control": "no-cache" };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}
