import { computeOnce } from "../format/compute-once";

/** The order of a small table, as in the parameter `sort` of its page: `claims` ascending, `-claims` descending. */
export interface TableSort {
  /** Id of a column. */
  readonly id: string;
  readonly desc: boolean;
}

/** Value of a cell for sorting; null if unknown. ISO dates are texts. */
export type SortValue = string | number | null;

/** A column that rows can be sorted by. */
export interface SortableValueColumn<Row> {
  readonly id: string;
  /** Returns the value to sort by; a column without it is not sortable. */
  readonly sortValue?: (row: Row) => SortValue;
}

/** Formats an order as the value of the parameter. */
export const formatTableSort = ({ id, desc }: TableSort): string => `${desc ? "-" : ""}${id}`;

/**
 * Parses the value of the parameter.
 * @returns `defaultSort` if the value is missing or names no sortable column
 */
export function parseTableSort<Row, Default extends TableSort | null>(
  value: string | null,
  columns: readonly SortableValueColumn<Row>[],
  defaultSort: Default,
): TableSort | Default {
  const desc = value?.startsWith("-") ?? false;
  const id = desc ? value?.slice(1) : value;
  const column = columns.find((one) => one.id === id && one.sortValue !== undefined);
  return column ? { id: column.id, desc } : defaultSort;
}

/** Kept, because making a collator takes longer than comparing. */
const getCollator = computeOnce(() => new Intl.Collator("en", { numeric: true }));

function compareKnownValues(a: string | number, b: string | number): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return getCollator().compare(String(a), String(b));
}

/**
 * Sorts complete rows, before a page limits them. Unknown values come last in both directions; rows with equal values
 * keep their order. Rows stay as they are if there is no order, or if its column does not exist or is not sortable.
 */
export function sortTableRows<Row>(
  rows: readonly Row[],
  columns: readonly SortableValueColumn<Row>[],
  sort: TableSort | null,
): Row[] {
  const sortValue = columns.find((column) => column.id === sort?.id)?.sortValue;
  if (sort === null || sortValue === undefined) return [...rows];
  return rows
    .map((row) => ({ row, value: sortValue(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return compareKnownValues(a.value, b.value) * (sort.desc ? -1 : 1);
    })
    .map(({ row }) => row);
}
