import type { Db } from "@/db/open";
import { prepareFindKnown } from "@/db/queries/find-known";
import { paperId } from "@/lib/ids";
import type { PreviewPaper, UploadPreview } from "@/lib/import-progress";
import type { Issue } from "@/lib/issue";
import type { PaperRecord } from "@/lib/paper";
import { toClaims } from "@/lib/to-claims";
import type { Reading } from "@/sources/format";
import { extractOrSay } from "../extractor";

/** So many papers and issues are shown; all are counted. */
const SHOWN = 100;

/**
 * What an upload would bring; nothing is stored.
 * @param source the name of the file
 * @param readings what it holds
 * @param db the board, on which papers are looked for
 */
export async function previewUpload(source: string, readings: AsyncIterable<Reading>, db: Db): Promise<UploadPreview> {
  const findKnown = prepareFindKnown(db);
  const papers = { new: 0, known: 0 };
  const counts = { skipped: 0, mended: 0 };
  const shown: PreviewPaper[] = [];
  const issues: Issue[] = [];
  let claims = 0;
  const report = (issue: Issue): void => {
    counts[issue.severity]++;
    if (issues.length < SHOWN) issues.push(issue);
  };
  for await (const reading of readings) {
    if ("issue" in reading) {
      report(reading.issue);
      continue;
    }
    const { paper, left } = previewPaper(reading.paper, findKnown(reading.paper));
    left.forEach(report);
    papers[paper.known === null ? "new" : "known"]++;
    claims += paper.claims.length;
    if (shown.length < SHOWN) shown.push(paper);
  }
  return { source, papers, claims, counts, shown, issues };
}

/** A paper with its claims, and what of its abstract was left unread. */
function previewPaper(record: PaperRecord, known: string | null): { paper: PreviewPaper; left: Issue[] } {
  const { title, published, locator, source } = record;
  const { claims, notes } = extractOrSay(record);
  const paper = { title, published, locator, known, claims: toClaims({ ...record, id: paperId(title) }, claims) };
  const left = notes.map((message): Issue => ({ severity: "mended", source, locator, message, excerpt: title }));
  return { paper, left };
}
