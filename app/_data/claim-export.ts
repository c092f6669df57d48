import { existsSync } from "node:fs";
import { streamClaims } from "@/db/queries/stream-claims";
import type { ExportFormat, ExportOptions } from "@/exporters/format";
import { type Origin, type TracedClaims, traceClaims } from "@/exporters/provenance";
import type { ColumnKey } from "@/lib/claim-columns";
import { type ClaimQuery, claimQuery, formatClaimQuery } from "@/lib/claim-query";
import { CLAIM_KEY } from "@/lib/claims-address";
import { COMPARE_FOLDER, comparePath } from "@/lib/compare-path";
import { findDropped } from "@/lib/compare-query";
import { dataQuery } from "@/lib/data-query";
import { type Dropped, parseClaimQuery } from "@/lib/parse-claim-query";
import { fileColumns } from "@/lib/view-columns";
import { boardFile } from "./board";
import { readCompared } from "./compare";

/** Keys of the address that are not part of the query: the open evidence, and how the file is to be. */
const OTHERS = [CLAIM_KEY, "format", "bom", "columns"];

/** What an address asks to be exported. */
export interface ExportRequest {
  readonly params: URLSearchParams;
  /** The columns of the view; null where it is no table of claims. */
  readonly cols: readonly ColumnKey[] | null;
  readonly dropped: readonly Dropped[];
  /** In which folder of the address its files stand: "" or "/compare". */
  readonly folder: string;
  /** Its claims while they are counted and hashed. */
  readonly open: () => TracedClaims;
}

export function readExportRequest(request: Request): ExportRequest & { readonly query: ClaimQuery } {
  const params = new URL(request.url).searchParams;
  const { query, dropped } = parseClaimQuery(params, OTHERS);
  return { params, query, cols: query.cols, dropped, folder: "", open: () => openClaims(query) };
}

/** The claims of a comparison: those that its page counts. */
export async function readComparedExport(request: Request): Promise<ExportRequest> {
  const params = new URL(request.url).searchParams;
  const dropped = findDropped(params, OTHERS);
  const { query, claims } = await readCompared(params);
  const open = () => traceClaims(claims, exportOrigin(comparePath(query)));
  return { params, cols: null, dropped, folder: COMPARE_FOLDER, open };
}

/** "claimboard 0.1.0" */
const PROGRAM = `claimboard ${process.env.PROGRAM_VERSION}`;

const exportOrigin = (query: string): Origin => ({ program: PROGRAM, query, date: new Date().toISOString() });

/** The claims of a query; a board that nobody has made yet has none. */
function openClaims(query: ClaimQuery): TracedClaims {
  const file = boardFile();
  const claims = existsSync(/* turbopackIgnore: true */ file) ? streamClaims(file, query) : [];
  return traceClaims(claims, exportOrigin(formatClaimQuery(dataQuery(query)).toString()));
}

/** What a file has for columns: those of the view, and in data what their cells show besides; or all. */
export function exportColumns(format: ExportFormat, { params, cols }: ExportRequest): ColumnKey[] | undefined {
  if (params.get("columns") === "all") return undefined;
  if (["md", "tex"].includes(format.name)) return [...(cols ?? claimQuery().cols)];
  const isRecord = ["json", "ndjson"].includes(format.name);
  return cols === null || (isRecord && !params.has("cols")) ? undefined : fileColumns(cols);
}

export function exportOptions(format: ExportFormat, asked: ExportRequest, { provenance }: TracedClaims): ExportOptions {
  return { bom: asked.params.get("bom") === "1", columns: exportColumns(format, asked), provenance };
}
