import { CLAIM_COLUMNS, type ColumnKey } from "../claim/columns";
import type { SortKey } from "./claim-query";

const COLUMN_TYPES = new Map<string, string>(CLAIM_COLUMNS.map(({ key, type }) => [key, type]));

/** True for columns that sort descending first: numbers and dates. */
export const isDescendingFirst = (key: ColumnKey): boolean => ["number", "date"].includes(COLUMN_TYPES.get(key) ?? "");

/**
 * Returns the order after a click on a heading: default direction, then the other, then removed.
 * @param append true to add to the current order, false to replace it
 */
export function toggleSort(sort: readonly SortKey[], key: ColumnKey, append: boolean): SortKey[] {
  const now = sort.find((one) => one.key === key);
  const isDescending = isDescendingFirst(key);
  const next =
    now === undefined ? { key, desc: isDescending } : now.desc === isDescending ? { key, desc: !isDescending } : null;
  if (!append) return next ? [next] : [];
  if (now === undefined) return [...sort, { key, desc: isDescending }];
  return sort.flatMap((one) => (one.key !== key ? [one] : next ? [next] : []));
}
