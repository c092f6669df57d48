import { toByteStream } from "@/exporters/byte-stream";
import { ExportError, type ExportFormat } from "@/exporters/format";
import { findExportFormat } from "@/exporters/formats";
import { formatSidecar } from "@/exporters/provenance";
import { inDownloadSlot } from "../_data/download-slots";
import { type ExportRequest, selectExportColumns, toExportOptions } from "./export-request";

export const exportResponse = (exportRequest: ExportRequest, formatName: string): Promise<Response> =>
  inDownloadSlot(exportRequest.left, () => startDownload(exportRequest, formatName));

async function startDownload(asked: ExportRequest, formatName: string): Promise<Response> {
  const format = findExportFormat(formatName);
  if (!format) return new Response("No such format.\n", { status: 404 });
  if (asked.dropped.length > 0) return droppedParametersResponse(asked);
  const claims = asked.openClaims();
  const pieces = format.write(claims.claims, toExportOptions(format, asked, claims));
  try {
    return fileResponse(format, asked, await startStream(pieces));
  } catch (error) {
    if (error instanceof ExportError) return new Response(`${error.message}\n`, { status: 422 });
    throw error;
  }
}

export function droppedParametersResponse({ dropped }: Pick<ExportRequest, "dropped">): Response {
  const reasons = dropped.map(({ key, value, reason }) => `${key}=${value.slice(0, 100)}: ${reason}`);
  return new Response(`Not understood:\n${reasons.join("\n")}\n`, { status: 400 });
}

/** The stream when its first piece is there: what a format refuses is known by then. */
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
      // What the file cannot say about itself.
      ...(format.embedsProvenance ? {} : { Link: `<${basePath}/claims.meta.json?${metaParams}>; rel="describedby"` }),
      "Cache-Control": "no-store",
    },
  });
}

/** Where claims come from, as it stands beside a file that cannot say it itself. */
export const provenanceResponse = (exportRequest: ExportRequest): Promise<Response> =>
  inDownloadSlot(exportRequest.left, () => describe(exportRequest));

async function describe(asked: ExportRequest): Promise<Response> {
  const name = asked.params.get("format") ?? "csv";
  const format = findExportFormat(name);
  if (!format) return droppedParametersResponse({ dropped: [{ key: "format", value: name, reason: "not a format" }] });
  if (asked.dropped.length > 0) return droppedParametersResponse(asked);
  const { claims, provenance } = asked.openClaims();
  for await (const _ of claims);
  const head = {
    file: `claims.${format.name}`,
    format: format.name,
    columns: selectExportColumns(format, asked) ?? null,
  };
  return new Response(formatSidecar(provenance(), head), {
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" },
  });
}
