import { existsSync } from "node:fs";
import { toExportColumns } from "@/app/export/export-columns";
import type { Db } from "@/db/open";
import { getComparisonFacts } from "@/db/queries/get-comparison-facts";
import { streamClaims } from "@/db/queries/stream-claims";
import { type RowWriter, streamRows } from "@/db/queries/stream-rows";
import type { ClaimIterable, ExportFormat, ExportOptions, RowFormat } from "@/exporters/format";
import { type Origin, trackProvenance } from "@/exporters/provenance";
import { COLUMN_KEYS, type ColumnKey } from "@/lib/claim/columns";
import { COMPARE_BASE_PATH, comparePath } from "@/lib/compare/compare-query";
import { findDroppedParameters } from "@/lib/compare/parse-compare-query";
import { buildClaimQuery, type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import { OPEN_CLAIM_PARAMETER } from "@/lib/query/claims-address";
import { withoutPresentation } from "@/lib/query/data-query";
import type { DroppedParameter } from "@/lib/query/parse-claim-query";
import { getBoardFile, readBoard } from "../_data/board";
import { readClaimQuery } from "../_data/read-claim-query";
import { readComparison } from "../_data/read-comparison";

/** URL parameters outside the claim query: the open evidence and options of the file. */
const NON_QUERY_KEYS = [OPEN_CLAIM_PARAMETER, "format", "bom", "columns"];

/** A parsed export request. */
export interface ExportRequest {
  readonly params: URLSearchParams;
  /** Aborted when the client disconnects. */
  readonly left: AbortSignal;
  /** Columns of the view; null if the request is not for the claims table. */
  readonly viewColumns: readonly ColumnKey[] | null;
  readonly dropped: readonly DroppedParameter[];
  /** Path prefix of its files: "" or "/compare". */
  readonly basePath: string;
  /** Opens the stream of claims. */
  readonly openClaims: () => OpenedClaims;
  /** Opens the stream of the claims as rows of text; undefined if the claims are in memory. */
  readonly openRows?: (board: Db, writer: RowWriter) => Iterable<string>;
}

/** Claims to be exported, and where they come from. */
interface OpenedClaims {
  readonly claims: ClaimIterable;
  readonly origin: Origin;
}

/** Parses a request for the claims of a claim query. */
export async function parseExportRequest(request: Request): Promise<ExportRequest & { readonly query: ClaimQuery }> {
  const params = new URL(request.url).searchParams;
  const { query, dropped } = await readClaimQuery(params, NON_QUERY_KEYS);
  return {
    params,
    left: request.signal,
    query,
    viewColumns: query.cols,
    dropped,
    basePath: "",
    openClaims: () => openQueryClaims(query),
    openRows: (board, writer) => (hasBoard() ? streamRows({ board, file: getBoardFile() }, query, writer) : []),
  };
}

/** Parses a request for the claims of a comparison: those that its page counts, in the order of its rows. */
export async function parseCompareExportRequest(request: Request): Promise<ExportRequest> {
  const params = new URL(request.url).searchParams;
  const dropped = findDroppedParameters(params, NON_QUERY_KEYS);
  const { query, comparison } = await readComparison(params);
  const openClaims = () => ({
    claims: comparison.results.map(({ claim }) => claim),
    origin: toExportOrigin(comparePath(query)),
  });
  return { params, left: request.signal, viewColumns: null, dropped, basePath: COMPARE_BASE_PATH, openClaims };
}

/** "claimboard 0.1.0" */
const PROGRAM_NAME = `claimboard ${process.env.PROGRAM_VERSION}`;

const toExportOrigin = (query: string): Origin => ({ program: PROGRAM_NAME, query, date: new Date().toISOString() });

/** False if the database does not exist yet. */
const hasBoard = (): boolean => existsSync(/* turbopackIgnore: true */ getBoardFile());

/** Opens the claims of a query. */
export function openQueryClaims(query: ClaimQuery): OpenedClaims {
  const claims = hasBoard() ? streamClaims(getBoardFile(), query) : [];
  return { claims, origin: toExportOrigin(formatClaimQuery(withoutPresentation(query)).toString()) };
}

/** Selects the columns of a file: those of the view, in data formats with the secondary columns; undefined for all. */
export function selectExportColumns(
  format: ExportFormat,
  { params, viewColumns }: ExportRequest,
): ColumnKey[] | undefined {
  if (params.get("columns") === "all") return undefined;
  if (["md", "tex"].includes(format.name)) return [...(viewColumns ?? buildClaimQuery().cols)];
  const isRecordFormat = ["json", "ndjson"].includes(format.name);
  return viewColumns === null || (isRecordFormat && !params.has("cols")) ? undefined : toExportColumns(viewColumns);
}

/** Writes the requested file. */
export async function* writeExport(
  format: ExportFormat,
  exportRequest: ExportRequest,
): AsyncGenerator<string | Uint8Array> {
  const { board, facts } = await readBoard((db) => ({ board: db, facts: getComparisonFacts(db) }));
  const options = {
    bom: exportRequest.params.get("bom") === "1",
    columns: selectExportColumns(format, exportRequest),
    facts,
  };
  if (format.rows && exportRequest.openRows) {
    yield* writeRows(format.name, format.rows, options, (writer) => exportRequest.openRows?.(board, writer) ?? []);
    return;
  }
  const { claims, origin } = exportRequest.openClaims();
  // Hashing all claims takes as long as writing them.
  if (!format.embedsProvenance) {
    yield* format.write(claims, options);
    return;
  }
  const tracked = trackProvenance(claims, origin);
  yield* format.write(tracked.claims, { ...options, provenance: tracked.provenance });
}

/** Writes a file without objects for its claims. */
function* writeRows(
  name: string,
  { head, rows }: RowFormat,
  options: ExportOptions,
  open: (writer: RowWriter) => Iterable<string>,
): Generator<string> {
  const { columns = COLUMN_KEYS } = options;
  let start = head(columns, options);
  // The head is sent with the first rows, so that these are read while the board is open.
  for (const text of open({ name, columns, toText: (row) => rows([row], columns) })) {
    yield start + text;
    start = "";
  }
  if (start !== "") yield start;
}
