import { getBoardFile, readBoard } from "@/app/_data/board";
import { inDownloadSlot } from "@/app/_data/download-slots";
import { hasImport, streamIssues } from "@/db/queries/stream-issues";
import { toByteStream } from "@/exporters/byte-stream";
import { writeIssues } from "@/exporters/issues-csv";

/**
 * Responds with all import issues of one source (records that were skipped or repaired) as CSV.
 * @param request has the name of the source in its parameter `source`
 * @returns the file, or 404 if nothing was imported from the source
 */
export function issuesCsvResponse(request: Request): Promise<Response> {
  return inDownloadSlot(request.signal, () => streamIssuesCsv(request));
}

async function streamIssuesCsv(request: Request): Promise<Response> {
  const source = new URL(request.url).searchParams.get("source") ?? "";
  if (!(await readBoard((db) => hasImport(db, source))))
    return new Response("There is no such import.\n", { status: 404 });
  return new Response(toByteStream(writeIssues(streamIssues(getBoardFile(), source))), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="issues.csv"',
      "Cache-Control": "no-store",
    },
  });
}
