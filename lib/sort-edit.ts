import { CLAIM_COLUMNS, type ColumnKey } from "./claim-columns";
import type { SortKey } from "./claim-query";

const TYPES = new Map<string, string>(CLAIM_COLUMNS.map(({ key, type }) => [key, type]));

/** Numbers and days are wanted from the highest, words from A. */
export const fallsFirst = (key: ColumnKey): boolean => ["number", "date"].includes(TYPES.get(key) ?? "");

/**
 * The order after a heading was pressed: first its own direction, then the other, then not by it any more.
 * @param beside true where it is added to the order that there is; otherwise it stands alone
 */
export function nextSort(sort: readonly SortKey[], key: ColumnKey, beside: boolean): SortKey[] {
  const now = sort.find((one) => one.key === key);
  const first = fallsFirst(key);
  const next = now === undefined ? { key, desc: first } : now.desc === first ? { key, desc: !first } : null;
  if (!beside) return next ? [next] : [];
  if (now === undefined) return [...sort, { key, desc: first }];
  return sort.flatMap((one) => (one.key !== key ? [one] : next ? [next] : []));
}
