import type { FamilyView } from "@/lib/compare/family-view";
import { toGainSortValue } from "@/lib/compare/result-columns";
import type { GroupedResult, ResultGroup } from "@/lib/compare/result-groups";

/** Other groups are folded on the page of a benchmark, and few visitors open them; its files have all results. */
const MAX_ROWS = 40;
const MAX_ROWS_PER_GROUP = 5;

/** A group that cannot be compared with the main one, with its rows on the page. */
export interface ShownGroup {
  readonly group: ResultGroup;
  /** Those with the largest gains first. */
  readonly rows: readonly GroupedResult[];
}

/** Selects the first rows of groups until there are enough. */
export function selectGroups(groups: readonly ResultGroup[], measure: FamilyView["measure"]): ShownGroup[] {
  const gainOf = (result: GroupedResult) => toGainSortValue(result, measure) ?? Number.NEGATIVE_INFINITY;
  const shown: ShownGroup[] = [];
  let room = MAX_ROWS;
  for (const group of groups) {
    if (room <= 0) break;
    const rows = group.results.toSorted((a, b) => gainOf(b) - gainOf(a)).slice(0, MAX_ROWS_PER_GROUP);
    shown.push({ group, rows });
    room -= rows.length;
  }
  return shown;
}
