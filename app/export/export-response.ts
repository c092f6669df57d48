import { toByteStream } from "@/exporters/byte-stream";
import { ExportError, type ExportFormat } from "@/exporters/format";
import { findExportFormat } from "@/exporters/formats";
import { formatSidecar, trackProvenance } from "@/exporters/provenance";
import { inDownloadSlot } from "../_data/download-slots";
import { type ExportRequest, selectExportColumns, writeExport } from "./export-request";

/** Responds with the requested claims as a file; 404 for an unknown format, 422 if the format cannot represent them. */
export const exportResponse = (exportRequest: ExportRequest, formatName: string): Promise<Response> =>
  inDownloadSlot(exportRequest.left, () => startDownload(exportRequest, formatName));

async function startDownload(exportRequest: ExportRequest, formatName: string): Promise<Response> {
  const format = findExportFormat(formatName);
  if (!format) return new Response("No such format.\n", { status: 404 });
  if (exportRequest.dropped.length > 0) return droppedParametersResponse(exportRequest);
  try {
    return fileResponse(format, exportRequest, await startStream(writeExport(format, exportRequest)));
  } catch (error) {
    if (error instanceof ExportError) return new Response(`${error.message}\n`, { status: 422 });
    throw error;
  }
}

/** Responds with 400 and one line per parameter that is not understood. */
export function droppedParametersResponse({ dropped }: Pick<ExportRequest, "dropped">): Response {
  const reasons = dropped.map(({ key, value, reason }) => `${key}=${value.slice(0, 100)}: ${reason}`);
  return new Response(`Not understood:\n${reasons.join("\n")}\n`, { status: 400 });
}

/** Waits for the first chunk, because a format reports unsupported claims before it. */
async function startStream(chunks: AsyncGenerator<string | Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const first = await chunks.next();
  async function* allChunks() {
    if (!first.done) yield first.value;
    yield* chunks;
  }
  return toByteStream(allChunks());
}

function fileResponse(
  format: ExportFormat,
  { params, basePath }: ExportRequest,
  body: ReadableStream<Uint8Array>,
): Response {
  const metaParams = new URLSearchParams([...params, ["format", format.name]]);
  const disposition = ["json", "ndjson"].includes(format.name) ? "inline" : "attachment";
  return new Response(body, {
    headers: {
      "Content-Type": format.mime,
      "Content-Disposition": `${disposition}; filename="claims.${format.name}"`,
      // Provenance that the format cannot embed.
      ...(format.embedsProvenance ? {} : { Link: `<${basePath}/claims.meta.json?${metaParams}>; rel="describedby"` }),
      "Cache-Control": "no-store",
    },
  });
}

/** Responds with the provenance of an export as JSON, for formats that cannot embed it. */
export const provenanceResponse = (exportRequest: ExportRequest): Promise<Response> =>
  inDownloadSlot(exportRequest.left, () => describeExport(exportRequest));

async function describeExport(exportRequest: ExportRequest): Promise<Response> {
  const name = exportRequest.params.get("format") ?? "csv";
  const format = findExportFormat(name);
  if (!format)
    return droppedParametersResponse({ dropped: [{ key: "format", value: name, reason: "unknown format" }] });
  if (exportRequest.dropped.length > 0) return droppedParametersResponse(exportRequest);
  const opened = exportRequest.openClaims();
  const { claims, provenance } = trackProvenance(opened.claims, opened.origin);
  for await (const _ of claims);
  const head = {
    file: `claims.${format.name}`,
    format: format.name,
    columns: selectExportColumns(format, exportRequest) ?? null,
  };
  return new Response(formatSidecar(provenance(), head), {
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" },
  });
}
