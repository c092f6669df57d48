import type { MatchReason } from "@/lib/paper/identity";
import type { InputIssue } from "@/lib/paper/input-issue";
import type { PaperRecord } from "@/lib/paper/paper";
import type { ClaimChanges } from "./claim-store";

/** A record that was taken for a paper that was there. */
export interface MergedRecord {
  /** The paper's id and its title as it is now. */
  readonly paper: string;
  readonly title: string;
  /** The record's own title, and where it stands. */
  readonly record: Pick<PaperRecord, "title" | "source" | "locator">;
  readonly reason: MatchReason;
}

export interface ImportSummary {
  /** Records that became a paper, that added to one, and that brought nothing new. */
  readonly papers: { new: number; merged: number; unchanged: number };
  /** Claims that came into the board, changed in it, or left it. */
  readonly claims: { added: number; changed: number; removed: number };
  /** In the order in which they were met; at most `LISTED`, so that memory does not grow with the file. */
  readonly issues: InputIssue[];
  readonly merges: MergedRecord[];
  /** Files that were read again and no longer hold some records, which stay on the board. */
  readonly missingRecords: { readonly source: string; readonly records: number }[];
  /** All of them, listed or not. */
  readonly counts: { skipped: number; mended: number; merges: number };
  /** Records that an earlier run had stored and that were passed over. */
  skippedRecords: number;
}

/** So many issues and merges are listed; all are counted and stored. */
const MAX_LISTED = 10_000;

export const createImportSummary = (): ImportSummary => ({
  papers: { new: 0, merged: 0, unchanged: 0 },
  claims: { added: 0, changed: 0, removed: 0 },
  issues: [],
  merges: [],
  missingRecords: [],
  counts: { skipped: 0, mended: 0, merges: 0 },
  skippedRecords: 0,
});

export function addIssue({ issues, counts }: ImportSummary, issue: InputIssue): void {
  counts[issue.severity]++;
  if (issues.length < MAX_LISTED) issues.push(issue);
}

export function addMerge({ merges, counts }: ImportSummary, merge: MergedRecord): void {
  counts.merges++;
  if (merges.length < MAX_LISTED) merges.push(merge);
}

export function addClaimChanges({ claims }: ImportSummary, { added, changed, removed }: ClaimChanges): void {
  claims.added += added;
  claims.changed += changed;
  claims.removed += removed;
}

/** What several imports did together. */
export function addSummary(into: ImportSummary, more: ImportSummary): void {
  into.papers.new += more.papers.new;
  into.papers.merged += more.papers.merged;
  into.papers.unchanged += more.papers.unchanged;
  into.skippedRecords += more.skippedRecords;
  addClaimChanges(into, more.claims);
  for (const issue of more.issues) addIssue(into, issue);
  for (const merge of more.merges) addMerge(into, merge);
  into.missingRecords.push(...more.missingRecords);
}
