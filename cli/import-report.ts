import type { ImportSummary, MergedRecord } from "@/db/store/import-summary";
import { type IssueGroup, IssueGroups, MAX_OF_REASON } from "@/lib/paper/issue-groups";
import { formatCount, formatIssue, printMessage, removeControlCharacters } from "./messages";

/** Printed lines of one kind; the rest is counted and shown on the page Imports. */
const MAX_LINES = 200;
/** Printed merges: they are not errors, and `papers merged` lists all of them. */
const MAX_MERGES = 5;

/** Returns a callback that prints new issues and merges after each batch, and once that a run was resumed. */
export function createImportReporter(): (summary: ImportSummary) => void {
  let [issues, printed, merges, isResumePrinted] = [0, 0, 0, false];
  const reasons = new IssueGroups();
  return (summary) => {
    const { papers, skippedRecords } = summary;
    if (!isResumePrinted && skippedRecords > 0 && papers.new + papers.merged > 0) {
      isResumePrinted = true;
      printMessage(`resuming after ${formatCount(skippedRecords, "record")} that are already stored`);
    }
    for (; issues < summary.issues.length && printed < MAX_LINES; issues++) {
      const issue = summary.issues[issues];
      if (!issue || reasons.add(issue) > MAX_OF_REASON) continue;
      printMessage(formatIssue(issue));
      printed++;
    }
    for (; merges < Math.min(summary.merges.length, MAX_MERGES); merges++) {
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

/** Reasons listed in the summary. */
const MAX_REASONS = 20;

/** "  9,800 skipped: no abstract (a.csv, line 3; a.csv, line 9; …)" for each reason that is not printed in full. */
function formatReasons(reasons: IssueGroups): string[] {
  const frequent = reasons.listFrequent();
  const lines = frequent.slice(0, MAX_REASONS).map(formatReason);
  const more = frequent.length - MAX_REASONS;
  return more > 0 ? [...lines, `  and ${formatCount(more, "more reason")}`] : lines;
}

function formatReason({ severity, message, count, places }: IssueGroup): string {
  const listed = places.map(({ source, locator }) => `${source}, ${locator}`).join("; ");
  return removeControlCharacters(
    `  ${count.toLocaleString("en")} ${severity === "skipped" ? "skipped" : "noted"}: ${message} (first: ${listed})`,
  );
}

/** Says which issues were printed one by one. */
function describePrinted(reasons: IssueGroups): string {
  const counts = reasons.list().map(({ count }) => count);
  const printable = counts.reduce((sum, count) => sum + Math.min(count, MAX_OF_REASON), 0);
  if (printable > MAX_LINES) return `the first ${MAX_LINES} above, all on the page Imports`;
  if (counts.some((count) => count > MAX_OF_REASON))
    return `the first ${MAX_OF_REASON} of each reason above, all on the page Imports`;
  return "see above";
}

/** Formats the summary of an import: two lines, and more if there are issues or merges. */
export function formatImportSummary({ papers, claims, counts, missingRecords, reasons }: ImportSummary): string {
  const count = (n: number) => n.toLocaleString("en");
  const parts = [
    `papers: ${count(papers.new)} new, ${count(papers.merged)} merged, ${count(papers.unchanged)} unchanged`,
    `claims: ${count(claims.added)} new, ${count(claims.changed)} changed, ${count(claims.removed)} removed`,
  ];
  if (counts.skipped > 0) parts.push(`skipped: ${count(counts.skipped)} (${describePrinted(reasons)})`);
  parts.push(...formatReasons(reasons));
  if (missingRecords.length > 0) parts.push(removeControlCharacters(formatMissingRecords(missingRecords)));
  const shown = counts.merges > MAX_MERGES ? `the first ${MAX_MERGES} above, ` : "";
  if (counts.merges > 0)
    parts.push(`merges: ${count(counts.merges)} (${shown}list: papers merged, undo: papers split ID)`);
  return parts.join("\n");
}
