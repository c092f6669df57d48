import type { ImportSummary, MergedRecord } from "@/db/store/import-summary";
import { formatCount, formatIssue, printMessage, removeControlCharacters } from "./messages";

/** Printed lines of one kind; the rest is counted and shown on the page Imports. */
const MAX_LINES = 200;

/** Returns a callback that prints new issues and merges after each batch, and once that a run was resumed. */
export function createImportReporter(): (summary: ImportSummary) => void {
  let [issues, merges, isResumePrinted] = [0, 0, false];
  return (summary) => {
    const { papers, skippedRecords } = summary;
    if (!isResumePrinted && skippedRecords > 0 && papers.new + papers.merged > 0) {
      isResumePrinted = true;
      printMessage(`resuming after ${formatCount(skippedRecords, "record")} that are already stored`);
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

/** "merged: b.md, line 9 ("Its title") into ID ("Title of the paper"): same DOI" */
function formatMerge({ paper, title, record, reason }: MergedRecord): string {
  const other = title === record.title ? "" : ` ("${title}")`;
  return `merged: ${record.source}, ${record.locator} ("${record.title}") into ${paper}${other}: same ${reason}`;
}

/** Files that are listed by name. */
const MAX_NAMED_FILES = 3;

/** "missing: 2 records of notes.md; their papers are kept (…)" */
function formatMissingRecords(missing: ImportSummary["missingRecords"]): string {
  const named = missing
    .slice(0, MAX_NAMED_FILES)
    .map(({ source, records }) => `${formatCount(records, "record")} of ${source}`);
  const more = missing.length > MAX_NAMED_FILES ? [formatCount(missing.length - MAX_NAMED_FILES, "more file")] : [];
  return `missing: ${[...named, ...more].join(", ")}; their papers are kept (to remove them: imports undo FILE, then import it again)`;
}

/** Formats the summary of an import: two lines, and more if there are issues or merges. */
export function formatImportSummary({ papers, claims, counts, missingRecords }: ImportSummary): string {
  const count = (n: number) => n.toLocaleString("en");
  const parts = [
    `papers: ${count(papers.new)} new, ${count(papers.merged)} merged, ${count(papers.unchanged)} unchanged`,
    `claims: ${count(claims.added)} new, ${count(claims.changed)} changed, ${count(claims.removed)} removed`,
  ];
  const where = (n: number) => (n > MAX_LINES ? `first ${MAX_LINES} above, all on the page Imports` : "see above");
  if (counts.skipped > 0) parts.push(`skipped: ${count(counts.skipped)} (${where(counts.skipped + counts.repaired)})`);
  if (missingRecords.length > 0) parts.push(removeControlCharacters(formatMissingRecords(missingRecords)));
  if (counts.merges > 0) parts.push(`merges: ${count(counts.merges)} (list: papers merged, undo: papers split ID)`);
  return parts.join("\n");
}
