import { exportPreviewResponse } from "../../export-preview";
import { type ExportRequest, parseCompareExportRequest, parseExportRequest } from "../../export-request";
import { exportResponse, provenanceResponse } from "../../export-response";
import { feedResponse } from "../../feed-response";
import { issuesCsvResponse } from "../../issues-response";
import { type GetHandler, tableCsvHandler, tableJsonHandler } from "../../table-export";
import { TABLE_EXPORTS } from "../../table-exports";

export const dynamic = "force-dynamic";

interface RouteContext {
  readonly params: Promise<{ readonly table: string; readonly format: string }>;
}

/** Sets of claims that are exported in every format. */
const CLAIM_REQUEST_PARSERS: ReadonlyMap<string, (request: Request) => Promise<ExportRequest>> = new Map([
  ["claims", parseExportRequest],
  ["compare", parseCompareExportRequest],
]);

/** Exports with a special format, and tables of the pages. */
const FIXED_HANDLERS: ReadonlyMap<string, GetHandler> = new Map<string, GetHandler>([
  ["claims/atom", feedResponse],
  ["issues/csv", issuesCsvResponse],
  ...TABLE_EXPORTS.flatMap((table): [string, GetHandler][] => [
    [`${table.name}/csv`, tableCsvHandler(table)],
    [`${table.name}/json`, tableJsonHandler(table)],
  ]),
]);

/**
 * Serves every exported file. The rewrites in `next.config.js` map the public addresses ("/claims.csv") to this route.
 * @returns the file; 400 for parameters that are not understood, 404 for an unknown table, format or benchmark, 422 where the
 * format cannot represent the claims, 503 where too many downloads are waiting
 */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { table, format } = await params;
  const handler = FIXED_HANDLERS.get(`${table}/${format}`);
  if (handler) return handler(request);
  const parseRequest = CLAIM_REQUEST_PARSERS.get(table);
  if (!parseRequest) return new Response("No such file.\n", { status: 404 });
  const exportRequest = await parseRequest(request);
  if (format === "meta") return provenanceResponse(exportRequest);
  if (format === "preview") return exportPreviewResponse(exportRequest);
  return exportResponse(exportRequest, format);
}

/** Returns status and headers of the file. Cancels the body at once, so that it does not keep a download slot. */
export async function HEAD(request: Request, context: RouteContext): Promise<Response> {
  const response = await GET(request, context);
  await response.body?.cancel();
  return new Response(null, response);
}
