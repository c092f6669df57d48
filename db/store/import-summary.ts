import type { MatchReason } from "@/lib/paper/identity";
import type { InputIssue } from "@/lib/paper/input-issue";
import { IssueGroups } from "@/lib/paper/issue-groups";
import type { PaperRecord } from "@/lib/paper/paper";
import type { ClaimChanges } from "./claim-store";

/** A record that was merged into an existing paper. */
export interface MergedRecord {
  /** Id and current title of the paper. */
  readonly paper: string;
  readonly title: string;
  /** Title and location of the record. */
  readonly record: Pick<PaperRecord, "title" | "source" | "locator">;
  readonly reason: MatchReason;
}

export interface ImportSummary {
  /** Records that created a paper, added to one, or contained nothing new. */
  readonly papers: { new: number; merged: number; unchanged: number };
  /** Added, changed and removed claims. */
  readonly claims: { added: number; changed: number; removed: number };
  /** In reading order, at most `MAX_LISTED`, so that memory does not grow with the file. */
  readonly issues: InputIssue[];
  readonly merges: MergedRecord[];
  /** Files that were imported again and no longer contain some records, whose papers are kept. */
  readonly missingRecords: { readonly source: string; readonly records: number }[];
  /** All issues by their reason, including unlisted ones. */
  readonly reasons: IssueGroups;
  /** Totals, including unlisted ones. */
  readonly counts: { skipped: number; repaired: number; merges: number };
  /** Records that an earlier run stored and that were skipped. */
  skippedRecords: number;
}

/** Listed issues and merges; all are counted and stored. */
const MAX_LISTED = 10_000;

export const createImportSummary = (): ImportSummary => ({
  papers: { new: 0, merged: 0, unchanged: 0 },
  claims: { added: 0, changed: 0, removed: 0 },
  issues: [],
  merges: [],
  missingRecords: [],
  reasons: new IssueGroups(),
  counts: { skipped: 0, repaired: 0, merges: 0 },
  skippedRecords: 0,
});

export function addIssue({ issues, counts, reasons }: ImportSummary, issue: InputIssue): void {
  counts[issue.severity]++;
  reasons.add(issue);
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

/** Adds the summary of another import. */
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
