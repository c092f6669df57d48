import type { FamilySummary } from "@/lib/compare/benchmark-summary";
import type { OverviewQuery } from "./overview-query";

const MAX_FAMILIES = { several: 20, all: 150 } as const satisfies Record<OverviewQuery["names"], number>;

interface SelectedFamilies<T> {
  readonly shown: readonly T[];
  /** Number of families that the choice includes, shown or not. */
  readonly available: number;
  /** Number of families of one paper that the choice can hide; 0 if there are no others. */
  readonly single: number;
}

/**
 * Selects the families of the table. Names seen in one paper only are often no benchmarks, so that they are hidden by
 * default, unless there are no others.
 * @param families those with most papers first
 */
export function selectFamilies<T extends Pick<FamilySummary, "papers">>(
  families: readonly T[],
  names: OverviewQuery["names"],
): SelectedFamilies<T> {
  const several = families.filter(({ papers }) => papers > 1);
  const single = several.length === 0 ? 0 : families.length - several.length;
  const available = names === "all" || several.length === 0 ? families : several;
  return { shown: available.slice(0, MAX_FAMILIES[names]), available: available.length, single };
}
