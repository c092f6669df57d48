import { formatList } from "../format/numbers";
import type { ComparedItem } from "./compare-selection";

/** Maximum length of a name in a title. */
const MAX_NAME_LENGTH = 90;

const truncateName = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…` : name;

/**
 * Formats the title, such as "AIME 2024 vs. AIME 2025": the rows if they are models or papers only, or the benchmarks if
 * nothing else was chosen. Null if nothing is compared or the rows are of different kinds.
 */
export function formatCompareTitle(items: readonly ComparedItem[]): string | null {
  const rows = items.filter(({ kind }) => kind !== "benchmark" && kind !== "family");
  const named = rows.length > 0 ? rows : items;
  const kinds = new Set(rows.map(({ kind }) => kind));
  if (kinds.size > 1 || kinds.has("claim")) return null;
  const names = [...new Set(named.map(({ name }) => truncateName(name)))];
  if (names.length === 0) return null;
  return names.length === 2 ? names.join(" vs. ") : formatList(names, 3);
}
