import { existsSync } from "node:fs";
import { toExportColumns } from "@/app/export/export-columns";
import { streamClaims } from "@/db/queries/stream-claims";
import type { ExportFormat, ExportOptions } from "@/exporters/format";
import { type Origin, type TrackedClaims, trackProvenance } from "@/exporters/provenance";
import type { ColumnKey } from "@/lib/claim/columns";
import { COMPARE_BASE_PATH, comparePath } from "@/lib/compare/compare-query";
import { findDroppedParameters } from "@/lib/compare/parse-compare-query";
import { buildClaimQuery, type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import { OPEN_CLAIM_PARAMETER } from "@/lib/query/claims-address";
import { withoutPresentation } from "@/lib/query/data-query";
import { type DroppedParameter, parseClaimQuery } from "@/lib/query/parse-claim-query";
import { getBoardFile } from "../_data/board";
import { readComparison } from "../_data/read-comparison";

/** Keys of the address that are not part of the query: the open evidence, and how the file is to be. */
const NON_QUERY_KEYS = [OPEN_CLAIM_PARAMETER, "format", "bom", "columns"];

/** What an address asks to be exported. */
export interface ExportRequest {
  readonly params: URLSearchParams;
  /** Aborted when whoever asks leaves. */
  readonly left: AbortSignal;
  /** The columns of the view; null where it is no table of claims. */
  readonly viewColumns: readonly ColumnKey[] | null;
  readonly dropped: readonly DroppedParameter[];
  /** In which folder of the address its files stand: "" or "/compare". */
  readonly basePath: string;
  /** Its claims while they are counted and hashed. */
  readonly openClaims: () => TrackedClaims;
}

export function parseExportRequest(request: Request): ExportRequest & { readonly query: ClaimQuery } {
  const params = new URL(request.url).searchParams;
  const { query, dropped } = parseClaimQuery(params, NON_QUERY_KEYS);
  return {
    params,
    left: request.signal,
    query,
    viewColumns: query.cols,
    dropped,
    basePath: "",
    openClaims: () => openQueryClaims(query),
  };
}

/** The claims of a comparison: those that its page counts. */
export async function parseCompareExportRequest(request: Request): Promise<ExportRequest> {
  const params = new URL(request.url).searchParams;
  const dropped = findDroppedParameters(params, NON_QUERY_KEYS);
  const { query, claims } = await readComparison(params);
  const open = () => trackProvenance(claims, toExportOrigin(comparePath(query)));
  return { params, left: request.signal, viewColumns: null, dropped, basePath: COMPARE_BASE_PATH, openClaims: open };
}

/** "claimboard 0.1.0" */
const PROGRAM_NAME = `claimboard ${process.env.PROGRAM_VERSION}`;

const toExportOrigin = (query: string): Origin => ({ program: PROGRAM_NAME, query, date: new Date().toISOString() });

/** The claims of a query; a board that nobody has made yet has none. */
function openQueryClaims(query: ClaimQuery): TrackedClaims {
  const file = getBoardFile();
  const claims = existsSync(/* turbopackIgnore: true */ file) ? streamClaims(file, query) : [];
  return trackProvenance(claims, toExportOrigin(formatClaimQuery(withoutPresentation(query)).toString()));
}

/** What a file has for columns: those of the view, and in data what their cells show besides; or all. */
export function selectExportColumns(
  format: ExportFormat,
  { params, viewColumns }: ExportRequest,
): ColumnKey[] | undefined {
  if (params.get("columns") === "all") return undefined;
  if (["md", "tex"].includes(format.name)) return [...(viewColumns ?? buildClaimQuery().cols)];
  const isRecordFormat = ["json", "ndjson"].includes(format.name);
  return viewColumns === null || (isRecordFormat && !params.has("cols")) ? undefined : toExportColumns(viewColumns);
}

export function toExportOptions(
  format: ExportFormat,
  exportRequest: ExportRequest,
  { provenance }: TrackedClaims,
): ExportOptions {
  return {
    bom: exportRequest.params.get("bom") === "1",
    columns: selectExportColumns(format, exportRequest),
    provenance,
  };
}
