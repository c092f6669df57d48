import { toByteStream } from "@/exporters/byte-stream";
import { ExportError, type ExportFormat } from "@/exporters/format";
import { findExportFormat } from "@/exporters/formats";
import { formatSidecar } from "@/exporters/provenance";
import { type ExportRequest, exportColumns, exportOptions, readExportRequest } from "./claim-export";
import { inDownloadSlot } from "./download-slots";

/** All claims of a query as a file; what is asked for is the same as on the page with the same parameters. */
export function downloadClaims(request: Request, formatName: string): Promise<Response> {
  return download(readExportRequest(request), formatName);
}

export const download = (asked: ExportRequest, formatName: string): Promise<Response> =>
  inDownloadSlot(() => startDownload(asked, formatName));

async function startDownload(asked: ExportRequest, formatName: string): Promise<Response> {
  const format = findExportFormat(formatName);
  if (!format) return new Response("No such format.\n", { status: 404 });
  if (asked.dropped.length > 0) return refuse(asked);
  const claims = asked.open();
  const pieces = format.write(claims.claims, exportOptions(format, asked, claims));
  try {
    return answer(format, asked, await startedStream(pieces));
  } catch (error) {
    if (error instanceof ExportError) return new Response(`${error.message}\n`, { status: 422 });
    throw error;
  }
}

export function refuse({ dropped }: Pick<ExportRequest, "dropped">): Response {
  const reasons = dropped.map(({ key, value, reason }) => `${key}=${value.slice(0, 100)}: ${reason}`);
  return new Response(`Not understood:\n${reasons.join("\n")}\n`, { status: 400 });
}

/** The stream when its first piece is there: what a format refuses is known by then. */
async function startedStream(pieces: AsyncGenerator<string | Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const first = await pieces.next();
  async function* whole() {
    if (!first.done) yield first.value;
    yield* pieces;
  }
  return toByteStream(whole());
}

function answer(format: ExportFormat, { params, folder }: ExportRequest, body: ReadableStream<Uint8Array>): Response {
  const told = new URLSearchParams([...params, ["format", format.name]]);
  const place = ["json", "ndjson"].includes(format.name) ? "inline" : "attachment";
  return new Response(body, {
    headers: {
      "Content-Type": format.mime,
      "Content-Disposition": `${place}; filename="claims.${format.name}"`,
      // What the file cannot say about itself.
      ...(format.tellsProvenance ? {} : { Link: `<${folder}/claims.meta.json?${told}>; rel="describedby"` }),
      "Cache-Control": "no-store",
    },
  });
}

/** Where claims come from, as it stands beside a file that cannot say it itself. */
export const describeDownload = (asked: ExportRequest): Promise<Response> => inDownloadSlot(() => describe(asked));

async function describe(asked: ExportRequest): Promise<Response> {
  const name = asked.params.get("format") ?? "csv";
  const format = findExportFormat(name);
  if (!format) return refuse({ dropped: [{ key: "format", value: name, reason: "not a format" }] });
  if (asked.dropped.length > 0) return refuse(asked);
  const { claims, provenance } = asked.open();
  for await (const _ of claims);
  const head = { file: `claims.${format.name}`, format: format.name, columns: exportColumns(format, asked) ?? null };
  return new Response(formatSidecar(provenance(), head), {
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" },
  });
}
