import type { ImportSummary, MergedRecord } from "@/db/store/import-summary";
import { formatCount, formatIssue, printMessage, removeControlCharacters } from "./messages";

/** So many lines of one kind are printed; the rest is counted, and can be had of the board. */
const MAX_LINES = 200;

/** Says what was skipped, mended or merged, each once, as batches come in, and where an earlier run is gone on with. */
export function createImportReporter(): (summary: ImportSummary) => void {
  let [issues, merges, saidPassed] = [0, 0, false];
  return (summary) => {
    const { papers, skippedRecords } = summary;
    if (!saidPassed && skippedRecords > 0 && papers.new + papers.merged > 0) {
      saidPassed = true;
      printMessage(`going on behind ${formatCount(skippedRecords, "record")} that were stored before`);
    }
    for (; issues < Math.min(summary.issues.length, MAX_LINES); issues++) {
      const issue = summary.issues[issues];
      if (issue) printMessage(formatIssue(issue));
    }
    for (; merges < Math.min(summary.merges.length, MAX_LINES); merges++) {
      const merge = summary.merges[merges];
      if (merge) printMessage(formatMerge(merge));
    }
  };
}

/** "merged: b.md, line 9 ("Its title") is paper ID ("The paper's title"): same DOI" */
function formatMerge({ paper, title, record, reason }: MergedRecord): string {
  const other = title === record.title ? "" : ` ("${title}")`;
  return `merged: ${record.source}, ${record.locator} ("${record.title}") into ${paper}${other}: same ${reason}`;
}

/** So many files are named. */
const MAX_NAMED_FILES = 3;

/** "gone: 2 records of notes.md; their papers stay (…)" */
function formatMissingRecords(gone: ImportSummary["missingRecords"]): string {
  const named = gone
    .slice(0, MAX_NAMED_FILES)
    .map(({ source, records }) => `${formatCount(records, "record")} of ${source}`);
  const more = gone.length > MAX_NAMED_FILES ? [formatCount(gone.length - MAX_NAMED_FILES, "more file")] : [];
  const way = "imports undo FILE, and import it again";
  return `gone: ${[...named, ...more].join(", ")}; their papers stay (where they are to go, ${way})`;
}

/** The end of an import in two lines, and more where there is something to look at. */
export function formatImportSummary({ papers, claims, counts, missingRecords }: ImportSummary): string {
  const count = (n: number) => n.toLocaleString("en");
  const parts = [
    `papers: ${count(papers.new)} new, ${count(papers.merged)} merged, ${count(papers.unchanged)} unchanged`,
    `claims: ${count(claims.added)} new, ${count(claims.changed)} changed, ${count(claims.removed)} removed`,
  ];
  const seen = (n: number) => (n > MAX_LINES ? `the first ${MAX_LINES} above, the page Imports has all` : "see above");
  if (counts.skipped > 0) parts.push(`skipped: ${count(counts.skipped)} (${seen(counts.skipped + counts.mended)})`);
  if (missingRecords.length > 0) parts.push(removeControlCharacters(formatMissingRecords(missingRecords)));
  if (counts.merges > 0)
    parts.push(`merges: ${count(counts.merges)} (papers merged lists them, papers split ID undoes one)`);
  return parts.join("\n");
}
