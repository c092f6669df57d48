import { findMatchReason, type MatchReason } from "./identity";
import type { PaperRecord } from "./paper";

const ID_MATCH_REASONS: readonly (MatchReason | null)[] = ["arXiv id", "DOI"];

/** True if two records have the same id or are copies of each other. */
export const hasSameIdOrText = (a: PaperRecord, b: PaperRecord): boolean =>
  isIdenticalRecord(a, b) || ID_MATCH_REASONS.includes(findMatchReason(a, b));

/** Groups records that are transitively the same; returns groups of indexes. */
export function groupRecords(
  records: readonly PaperRecord[],
  isSame: (a: PaperRecord, b: PaperRecord) => boolean,
): number[][] {
  const groups: number[][] = [];
  for (const [i, record] of records.entries()) {
    const matches = (j: number): boolean => {
      const other = records[j];
      return other !== undefined && isSame(record, other);
    };
    const matchingGroups = groups.filter((group) => group.some(matches));
    const otherGroups = groups.filter((group) => !matchingGroups.includes(group));
    groups.splice(
      0,
      groups.length,
      ...otherGroups,
      [...matchingGroups.flat(), i].sort((a, b) => a - b),
    );
  }
  return groups.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

/** True if two records have the same title, authors and abstract. */
export function isIdenticalRecord(a: PaperRecord, b: PaperRecord): boolean {
  return a.title === b.title && a.abstract === b.abstract && a.authors.join("\n") === b.authors.join("\n");
}
