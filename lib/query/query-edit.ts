import { CLAIM_COLUMNS, type ColumnKey, DEFAULT_COLUMNS } from "../claim/columns";
import { buildClaimQuery, type ClaimQuery, HAS_VALUES, LIST_KEYS, type ListKey, NO_VALUE } from "./claim-query";
import { formatSize, formatSizeLabel, parseSize, type SizeFilter } from "./size-range";

/** Edits of a claim query by the user. Edits of filters and order return to the first page. */

/** Filters with lists of values, including sizes as text. */
export type ListFilterKey = ListKey | "size";

/** Returns the values of a filter as in the address. */
export function getFilterValues(query: ClaimQuery, key: ListFilterKey): readonly string[] {
  return key === "size" ? query.size.map(formatSize) : query[key];
}

const updateQuery = (query: ClaimQuery, parts: Partial<ClaimQuery>): ClaimQuery =>
  buildClaimQuery({ ...query, ...parts, page: 1 });

export function setValues(query: ClaimQuery, key: ListFilterKey, values: readonly string[]): ClaimQuery {
  if (key === "size") return updateQuery(query, { size: values.map(parseSize).filter((size) => size !== null) });
  return updateQuery(query, { [key]: values });
}

/** Adds a value to a filter or removes it. */
export function toggleValue(query: ClaimQuery, key: ListFilterKey, value: string): ClaimQuery {
  const values = getFilterValues(query, key);
  return setValues(query, key, values.includes(value) ? values.filter((v) => v !== value) : [...values, value]);
}

/** Sets filters with one value. */
export function setSingles(
  query: ClaimQuery,
  parts: Partial<Pick<ClaimQuery, "q" | "from" | "to" | "size_of" | "confidence" | "confidence_below">>,
): ClaimQuery {
  return updateQuery(query, parts);
}

/** Replaces the size filter. */
export function setSizes(query: ClaimQuery, size: readonly SizeFilter[]): ClaimQuery {
  return updateQuery(query, { size });
}

/** Removes all filters; keeps order, columns and layout. */
export function clearFilters({ sort, cols, size_of, widths, pin, density }: ClaimQuery): ClaimQuery {
  return buildClaimQuery({ sort, cols, size_of, widths, pin, density });
}

/** Sets the height of the rows; keeps the page. */
export function setDensity(query: ClaimQuery, density: ClaimQuery["density"]): ClaimQuery {
  return buildClaimQuery({ ...query, density });
}

/** Restores default columns and widths without pinned columns; keeps the page. */
export function resetColumns(query: ClaimQuery): ClaimQuery {
  return buildClaimQuery({ ...query, cols: DEFAULT_COLUMNS, widths: [], pin: 0 });
}

/** An active filter, and the query without it. */
export interface ActiveFilter {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly queryWithout: ClaimQuery;
}

export const FILTER_LABELS: Readonly<Record<ListFilterKey, string>> = {
  benchmark: "Benchmark",
  family: "Benchmark family",
  model_family: "Model family",
  model: "Model",
  size: "Size",
  metric: "Metric",
  kind: "Claim type",
  gain_kind: "Gain type",
  qualifier: "Qualifier",
  role: "Role",
  grade: "Grade",
  check: "Arithmetic",
  source: "Source",
  paper: "Paper",
  id: "Claim",
  status: "Status",
  has: "Completeness",
};

/** Labels of the values of the filter `has`. */
export const HAS_LABELS: Readonly<Record<(typeof HAS_VALUES)[number], string>> = {
  gain: "Has gain",
  "before-after": "Has before and after",
  benchmark: "Named benchmark",
};

function formatFilterValue(key: ListFilterKey, value: string): string {
  if (key === "size") return formatSizeLabel(value);
  const has = HAS_VALUES.find((one) => key === "has" && one === value);
  return has ? HAS_LABELS[has] : value === NO_VALUE ? getNoValueLabel(key) : value;
}

/** Labels other than "not stated": a benchmark may be described without a name. */
const NO_VALUE_LABELS: ReadonlyMap<string, string> = new Map([
  ["benchmark", "not named"],
  ["grade", "not graded"],
]);

/** Returns the label for claims without a value. */
export const getNoValueLabel = (key: string): string => NO_VALUE_LABELS.get(key) ?? "not stated";

const LIST_FILTER_KEYS: readonly ListFilterKey[] = [...LIST_KEYS, "size"];

/** Lists every active filter in a fixed order, so that each can be removed. */
export function listActiveFilters(query: ClaimQuery): ActiveFilter[] {
  const one = (
    key: "q" | "from" | "to" | "confidence" | "confidence_below",
    name: string,
    off: "" | 0 | null,
  ): ActiveFilter[] => {
    const value = query[key];
    return value ? [{ key, name, value: String(value), queryWithout: setSingles(query, { [key]: off }) }] : [];
  };
  const lists = LIST_FILTER_KEYS.flatMap((key) =>
    getFilterValues(query, key).map((value) => ({
      key: `${key} ${value}`,
      name: FILTER_LABELS[key],
      value: formatFilterValue(key, value),
      queryWithout: toggleValue(query, key, value),
    })),
  );
  return [
    ...one("q", "Text", ""),
    ...lists,
    ...one("from", "From", null),
    ...one("to", "To", null),
    ...one("confidence", "Confidence from", 0),
    ...one("confidence_below", "Confidence below", null),
  ];
}

/** Returns the label of a column. */
export function getColumnLabel(key: ColumnKey): string {
  return CLAIM_COLUMNS.find((column) => column.key === key)?.label ?? key;
}
