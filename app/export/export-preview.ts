import { type ClaimIterable, ExportError, type ExportFormat } from "@/exporters/format";
import { findExportFormat } from "@/exporters/formats";
import { toParquetColumns } from "@/exporters/parquet-schema";
import type { Claim } from "@/lib/claim/claim";
import { type ExportRequest, selectExportColumns, writeExport } from "./export-request";
import { droppedParametersResponse } from "./export-response";

const MAX_LINES = 40;
const MAX_CHARACTERS = 12_000;

/** Beginning of an exported file. */
export interface ExportPreview {
  readonly text: string;
  /** True if the file is longer. */
  readonly cut: boolean;
}

/** Responds with the beginning of an export in the format of the parameter `format`, as `ExportPreview`. */
export async function exportPreviewResponse(exportRequest: ExportRequest): Promise<Response> {
  const name = exportRequest.params.get("format") ?? "";
  const format = findExportFormat(name);
  if (!format)
    return droppedParametersResponse({ dropped: [{ key: "format", value: name, reason: "unknown format" }] });
  if (exportRequest.dropped.length > 0) return droppedParametersResponse(exportRequest);
  try {
    const preview = await (format.binary ? previewColumns : previewText)(format, exportRequest);
    return Response.json(preview, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    if (error instanceof ExportError) return new Response(`${error.message}\n`, { status: 422 });
    throw error;
  }
}

/** Writes the file until the limits of the preview. */
async function previewText(format: ExportFormat, exportRequest: ExportRequest): Promise<ExportPreview> {
  let text = "";
  for await (const chunk of writeExport(format, exportRequest)) {
    text += String(chunk);
    if (text.length > MAX_CHARACTERS || text.split("\n").length > MAX_LINES + 1) break;
  }
  const lines = text.split("\n");
  const shown = lines.slice(0, MAX_LINES).join("\n").slice(0, MAX_CHARACTERS);
  return { text: shown.trimEnd(), cut: shown.length < text.length };
}

/** Preview of a binary file: columns, types, and the values of the first claim. */
async function previewColumns(format: ExportFormat, exportRequest: ExportRequest): Promise<ExportPreview> {
  const columns = toParquetColumns(selectExportColumns(format, exportRequest));
  const claim = await readFirst(exportRequest.openClaims().claims);
  const width = Math.max(...columns.map(({ name }) => name.length)) + 2;
  const typeWidth = Math.max(...columns.map(({ type }) => type.length)) + 2;
  const lines = columns.map(({ name, type, cell }) => {
    const value = claim ? JSON.stringify(toPreviewCell(type, cell(claim))).slice(0, 60) : "";
    return `${name.padEnd(width)}${type.padEnd(typeWidth)}${value}`.trimEnd();
  });
  const header = `${"column".padEnd(width)}${"type".padEnd(typeWidth)}${claim ? "first claim" : ""}`.trimEnd();
  return { text: [header, ...lines].join("\n"), cut: false };
}

async function readFirst(claims: ClaimIterable): Promise<Claim | undefined> {
  for await (const claim of claims) return claim;
  return undefined;
}

/** Shows dates, which the file stores as numbers of days, in ISO format. */
function toPreviewCell(type: string, value: unknown): unknown {
  return type === "date" && typeof value === "number" ? new Date(value * 86_400_000).toISOString().slice(0, 10) : value;
}
