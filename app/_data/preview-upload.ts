import { isOfRecord } from "@/db/database-error";
import type { Db } from "@/db/open";
import { prepareFindKnown } from "@/db/queries/find-known";
import { extractOrSay } from "@/extractors/extract-or-say";
import { paperId } from "@/lib/ids";
import type { PreviewPaper, UploadPreview } from "@/lib/import-progress";
import { type Issue, paperIssue } from "@/lib/issue";
import { messageOf } from "@/lib/message-of";
import type { PaperRecord } from "@/lib/paper";
import { toClaims } from "@/lib/to-claims";
import { readBoard } from "./board";
import type { Upload } from "./upload";

/** So many papers and issues are shown; all are counted. */
const SHOWN = 100;

/** What an upload would bring, for as long as somebody waits for it; nothing is stored. */
export function previewUpload(upload: Upload, left: AbortSignal): Promise<UploadPreview> {
  return readBoard((db) => previewReadings(db, upload, left));
}

/** What readings would bring to a board. A paper that fails becomes an issue, as it does in the import. */
export async function previewReadings(
  db: Db,
  { source, readings }: Pick<Upload, "source" | "readings">,
  left: AbortSignal,
): Promise<UploadPreview> {
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
    if (left.aborted) break;
    if ("issue" in reading) {
      report(reading.issue);
      continue;
    }
    const read = tryPreview(reading.paper, findKnown);
    for (const issue of read.issues) report(issue);
    if (read.paper === null) continue;
    papers[read.paper.known === null ? "new" : "known"]++;
    claims += read.paper.claims.length;
    if (shown.length < SHOWN) shown.push(read.paper);
  }
  return { source, papers, claims, counts, shown, issues };
}

interface Preview {
  /** Null where the paper failed. */
  readonly paper: PreviewPaper | null;
  readonly issues: readonly Issue[];
}

function tryPreview(record: PaperRecord, findKnown: (record: PaperRecord) => string | null): Preview {
  try {
    return previewPaper(record, findKnown(record));
  } catch (error) {
    if (!isOfRecord(error)) throw error;
    return { paper: null, issues: [paperIssue("skipped", record, `the paper could not be read: ${messageOf(error)}`)] };
  }
}

function previewPaper(record: PaperRecord, known: string | null): Preview {
  const { title, published, locator } = record;
  const { claims, notes } = extractOrSay(record);
  return {
    paper: { title, published, locator, known, claims: toClaims({ ...record, id: paperId(title) }, claims) },
    issues: notes.map((message) => paperIssue("mended", record, message)),
  };
}
