import type { SortingState } from "@tanstack/react-table";
import { COLUMN_KEYS, type ColumnKey } from "@/lib/claim-columns";
import type { SortKey } from "@/lib/claim-query";

const isColumn = (id: string): id is ColumnKey => (COLUMN_KEYS as readonly string[]).includes(id);

export function toSorting(sort: readonly SortKey[]): SortingState {
  return sort.map(({ key, desc }) => ({ id: key, desc }));
}

export function fromSorting(sorting: SortingState): SortKey[] {
  return sorting.flatMap(({ id, desc }) => (isColumn(id) ? [{ key: id, desc }] : []));
}
