import { CLAIM_COLUMNS, type ColumnKey } from "../claim/columns";
import type { SortKey } from "./claim-query";

const COLUMN_TYPES = new Map<string, string>(CLAIM_COLUMNS.map(({ key, type }) => [key, type]));

/** Numbers and days are wanted from the highest, words from A. */
export const isDescendingFirst = (key: ColumnKey): boolean => ["number", "date"].includes(COLUMN_TYPES.get(key) ?? "");

/**
 * The order after a heading was pressed: first its own direction, then the other, then not by it any more.
 * @param append true where it is added to the order that there is; otherwise it stands alone
 */
export function toggleSort(sort: readonly SortKey[], key: ColumnKey, append: boolean): SortKey[] {
  const now = sort.find((one) => one.key === key);
  const first = isDescendingFirst(key);
  const next = now === undefined ? { key, desc: first } : now.desc === first ? { key, desc: !first } : null;
  if (!append) return next ? [next] : [];
  if (now === undefined) return [...sort, { key, desc: first }];
  return sort.flatMap((one) => (one.key !== key ? [one] : next ? [next] : []));
}
