import { existsSync } from "node:fs";
import { CLAIM_KEY } from "@/app/_components/open-evidence";
import { streamClaims } from "@/db/queries/stream-claims";
import { toByteStream } from "@/exporters/byte-stream";
import { findExportFormat } from "@/exporters/formats";
import { parseClaimQuery } from "@/lib/parse-claim-query";
import { fileColumns } from "@/lib/view-columns";
import { boardFile } from "./board";

/** Keys of the address that are not part of the query: the open evidence, and the mark for spreadsheet programs. */
const OTHERS = [CLAIM_KEY, "bom"];

/** All claims of a query as a file; what is asked for is the same as on the page with the same parameters. */
export function downloadClaims(request: Request, formatName: string): Response {
  const params = new URL(request.url).searchParams;
  const { query, dropped } = parseClaimQuery(params, OTHERS);
  const format = findExportFormat(formatName);
  if (!format) return new Response("No such format.\n", { status: 404 });
  if (dropped.length > 0) {
    const reasons = dropped.map(({ key, value, reason }) => `${key}=${value.slice(0, 100)}: ${reason}`);
    return new Response(`Not understood:\n${reasons.join("\n")}\n`, { status: 400 });
  }
  const claims = existsSync(/* turbopackIgnore: true */ boardFile()) ? streamClaims(boardFile(), query) : [];
  const texts = format.write(claims, { bom: params.get("bom") === "1", columns: fileColumns(query.cols) });
  return new Response(toByteStream(texts), {
    headers: {
      "Content-Type": format.mime,
      "Content-Disposition": `${format.name === "csv" ? "attachment" : "inline"}; filename="claims.${format.name}"`,
      "Cache-Control": "no-store",
    },
  });
}
