import type { ImportSummary, Merge } from "@/db/import-summary";
import { countOf, formatIssue, say, tame } from "./messages";

/** So many lines of one kind are printed; the rest is counted, and can be had of the board. */
const LINES = 200;

/** Says what was skipped, mended or merged, each once, as batches come in, and where an earlier run is gone on with. */
export function reportImport(): (summary: ImportSummary) => void {
  let [issues, merges, saidPassed] = [0, 0, false];
  return (summary) => {
    const { papers, passed } = summary;
    if (!saidPassed && passed > 0 && papers.new + papers.merged > 0) {
      saidPassed = true;
      say(`going on behind ${countOf(passed, "record")} that were stored before`);
    }
    for (; issues < Math.min(summary.issues.length, LINES); issues++) {
      const issue = summary.issues[issues];
      if (issue) say(formatIssue(issue));
    }
    for (; merges < Math.min(summary.merges.length, LINES); merges++) {
      const merge = summary.merges[merges];
      if (merge) say(formatMerge(merge));
    }
  };
}

/** "merged: b.md, line 9 ("Its title") is paper ID ("The paper's title"): same DOI" */
function formatMerge({ paper, title, record, why }: Merge): string {
  const other = title === record.title ? "" : ` ("${title}")`;
  return `merged: ${record.source}, ${record.locator} ("${record.title}") into ${paper}${other}: same ${why}`;
}

/** So many files are named. */
const NAMED = 3;

/** "gone: 2 records of notes.md; their papers stay (…)" */
function formatGone(gone: ImportSummary["gone"]): string {
  const named = gone.slice(0, NAMED).map(({ source, records }) => `${countOf(records, "record")} of ${source}`);
  const more = gone.length > NAMED ? [countOf(gone.length - NAMED, "more file")] : [];
  const way = "imports undo FILE, and import it again";
  return `gone: ${[...named, ...more].join(", ")}; their papers stay (where they are to go, ${way})`;
}

/** The end of an import in two lines, and more where there is something to look at. */
export function formatSummary({ papers, claims, counts, gone }: ImportSummary): string {
  const count = (n: number) => n.toLocaleString("en");
  const parts = [
    `papers: ${count(papers.new)} new, ${count(papers.merged)} merged, ${count(papers.unchanged)} unchanged`,
    `claims: ${count(claims.added)} new, ${count(claims.changed)} changed, ${count(claims.removed)} removed`,
  ];
  const seen = (n: number) => (n > LINES ? `the first ${LINES} above, the page Imports has all` : "see above");
  if (counts.skipped > 0) parts.push(`skipped: ${count(counts.skipped)} (${seen(counts.skipped + counts.mended)})`);
  if (gone.length > 0) parts.push(tame(formatGone(gone)));
  if (counts.merges > 0)
    parts.push(`merges: ${count(counts.merges)} (papers merged lists them, papers split ID undoes one)`);
  return parts.join("\n");
}
