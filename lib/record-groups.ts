import { type Sameness, samenessOf } from "./identity";
import type { PaperRecord } from "./paper";

const BY_ID: readonly (Sameness | null)[] = ["arXiv id", "DOI"];

/** The records of one paper, those together that have the same id or are copies of each other; by their positions. */
export function groupRecords(records: readonly PaperRecord[]): number[][] {
  const groups: number[][] = [];
  for (const [i, record] of records.entries()) {
    const isMate = (j: number): boolean => {
      const other = records[j];
      return other !== undefined && (isCopy(record, other) || BY_ID.includes(samenessOf(record, other)));
    };
    const mates = groups.filter((group) => group.some(isMate));
    const others = groups.filter((group) => !mates.includes(group));
    groups.splice(
      0,
      groups.length,
      ...others,
      [...mates.flat(), i].sort((a, b) => a - b),
    );
  }
  return groups.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

/** True where two records say the same of title, authors and abstract. */
export function isCopy(a: PaperRecord, b: PaperRecord): boolean {
  return a.title === b.title && a.abstract === b.abstract && a.authors.join("\n") === b.authors.join("\n");
}
