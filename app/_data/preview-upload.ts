import { prepareFindKnown } from "@/db/queries/find-known";
import { extractClaims } from "@/extractors/extract";
import { paperId } from "@/lib/ids";
import type { PreviewPaper, UploadPreview } from "@/lib/import-progress";
import type { Issue } from "@/lib/issue";
import type { PaperRecord } from "@/lib/paper";
import { toClaims } from "@/lib/to-claims";
import { readBoard } from "./board";
import type { Upload } from "./upload";

/** So many papers and issues are shown; all are counted. */
const SHOWN = 100;

/** What an upload would bring, for as long as somebody waits for it; nothing is stored. */
export function previewUpload({ source, readings }: Upload, left: AbortSignal): Promise<UploadPreview> {
  return readBoard(async (db) => {
    const findKnown = prepareFindKnown(db);
    const papers = { new: 0, known: 0 };
    const counts = { skipped: 0, mended: 0 };
    const shown: PreviewPaper[] = [];
    const issues: Issue[] = [];
    let claims = 0;
    for await (const reading of readings) {
      if (left.aborted) break;
      if ("issue" in reading) {
        counts[reading.issue.severity]++;
        if (issues.length < SHOWN) issues.push(reading.issue);
        continue;
      }
      const paper = previewPaper(reading.paper, findKnown(reading.paper));
      papers[paper.known === null ? "new" : "known"]++;
      claims += paper.claims.length;
      if (shown.length < SHOWN) shown.push(paper);
    }
    return { source, papers, claims, counts, shown, issues };
  });
}

function previewPaper(record: PaperRecord, known: string | null): PreviewPaper {
  const { title, published, locator } = record;
  const { claims } = extractClaims(record);
  return { title, published, locator, known, claims: toClaims({ ...record, id: paperId(title) }, claims) };
}
