import { existsSync } from "node:fs";
import { streamClaims } from "@/db/queries/stream-claims";
import type { ExportFormat, ExportOptions } from "@/exporters/format";
import { type TracedClaims, traceClaims } from "@/exporters/provenance";
import type { ColumnKey } from "@/lib/claim-columns";
import { type ClaimQuery, formatClaimQuery } from "@/lib/claim-query";
import { CLAIM_KEY } from "@/lib/claims-address";
import { dataQuery } from "@/lib/data-query";
import { type Dropped, parseClaimQuery } from "@/lib/parse-claim-query";
import { fileColumns } from "@/lib/view-columns";
import { boardFile } from "./board";

/** Keys of the address that are not part of the query: the open evidence, and how the file is to be. */
const OTHERS = [CLAIM_KEY, "format", "bom", "columns"];

/** What an address asks to be exported. */
export interface ExportRequest {
  readonly params: URLSearchParams;
  readonly query: ClaimQuery;
  readonly dropped: readonly Dropped[];
}

export function readExportRequest(request: Request): ExportRequest {
  const params = new URL(request.url).searchParams;
  return { params, ...parseClaimQuery(params, OTHERS) };
}

/** "claimboard 0.1.0" */
const PROGRAM = `claimboard ${process.env.PROGRAM_VERSION}`;

/** The claims of a query while they are counted and hashed; a board that nobody has made yet has none. */
export function openClaims(query: ClaimQuery): TracedClaims {
  const file = boardFile();
  const claims = existsSync(/* turbopackIgnore: true */ file) ? streamClaims(file, query) : [];
  const asked = formatClaimQuery(dataQuery(query)).toString();
  return traceClaims(claims, { program: PROGRAM, query: asked, date: new Date().toISOString() });
}

/** What a file has for columns: those of the view, and in data what their cells show besides; or all. */
export function exportColumns(format: ExportFormat, { params, query }: ExportRequest): ColumnKey[] | undefined {
  if (params.get("columns") === "all") return undefined;
  if (["md", "tex"].includes(format.name)) return [...query.cols];
  const isRecord = ["json", "ndjson"].includes(format.name);
  return isRecord && !params.has("cols") ? undefined : fileColumns(query.cols);
}

export function exportOptions(format: ExportFormat, asked: ExportRequest, { provenance }: TracedClaims): ExportOptions {
  return { bom: asked.params.get("bom") === "1", columns: exportColumns(format, asked), provenance };
}
