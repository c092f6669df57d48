import { benchmarkId } from "@/lib/claim/benchmark-id";
import type { FamilySummary } from "@/lib/compare/benchmark-summary";
import { findByName } from "@/lib/query/navigation-items";

/**
 * Finds a family by its id or name, by the id or name of one of its benchmarks, or by words of its name; null if there is
 * none. The first of several matches wins.
 */
export function findFamily(families: readonly FamilySummary[], text: string): FamilySummary | null {
  const id = benchmarkId(text);
  return (
    families.find((family) => family.id === id || family.id === text) ??
    families.find(({ members }) => members.some((member) => member.id === id || member.id === text)) ??
    findByName(families, text, 1)[0] ??
    null
  );
}
