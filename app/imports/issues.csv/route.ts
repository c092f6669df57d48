import { getBoardFile, readBoard } from "@/app/_data/board";
import { inDownloadSlot } from "@/app/_data/download-slots";
import { hasImport, streamIssues } from "@/db/queries/stream-issues";
import { toByteStream } from "@/exporters/byte-stream";
import { writeIssues } from "@/exporters/issues-csv";

export const dynamic = "force-dynamic";

/** Every record of a source that was skipped or mended: the page lists the first ones. */
export function GET(request: Request): Promise<Response> {
  return inDownloadSlot(request.signal, () => answer(request));
}

async function answer(request: Request): Promise<Response> {
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
