import type { CLAIM_KINDS, GAIN_KINDS, QUALIFIERS, ROLES, STATUSES } from "../claim/claim";
import { type ColumnKey, DEFAULT_COLUMNS } from "../claim/columns";
import { GRADES } from "../claim/grade";
import { getDefaultWidth } from "./column-widths";
import { formatSize, type SizeFilter } from "./size-range";

/**
 * The claim query: filters, order, columns and page of a list of claims. Page addresses, SQL, `--where` on the command
 * line and exports share this one form; `parseClaimQuery` parses it. A key with several values is repeated, because
 * names may contain commas; only `sort`, `cols` and `widths` are comma-separated.
 */

/** Filter value for claims without a value. */
export const NO_VALUE = "none";

/** Values of the filter `grade`; `none` for claims of an extractor without grades. */
export const GRADE_VALUES = [...GRADES, NO_VALUE] as const;

/** Values of the filter `has`: parts that a claim must have. */
export const HAS_VALUES = ["gain", "before-after", "benchmark"] as const;

export interface SortKey {
  readonly key: ColumnKey;
  readonly desc: boolean;
}

/** A column with a width in pixels other than the default. */
export interface ColumnWidth {
  readonly key: ColumnKey;
  readonly width: number;
}

/** Filters with lists of values; an empty list does not filter. */
interface ListFilters {
  /** Ids of benchmarks. */
  readonly benchmark: readonly string[];
  /** Ids of benchmark families: `aime` for all years of AIME. */
  readonly family: readonly string[];
  readonly model_family: readonly string[];
  readonly model: readonly string[];
  readonly metric: readonly string[];
  readonly kind: readonly (typeof CLAIM_KINDS)[number][];
  readonly gain_kind: readonly (typeof GAIN_KINDS)[number][];
  readonly qualifier: readonly (typeof QUALIFIERS)[number][];
  readonly role: readonly (typeof ROLES)[number][];
  readonly grade: readonly (typeof GRADE_VALUES)[number][];
  readonly check: readonly ("ok" | "mismatch")[];
  readonly source: readonly string[];
  readonly paper: readonly string[];
  /** Ids of manually selected claims. */
  readonly id: readonly string[];
  readonly status: readonly (typeof STATUSES)[number][];
  /** Parts that claims must have; unlike the values of other filters, all of them. */
  readonly has: readonly (typeof HAS_VALUES)[number][];
}
export type ListKey = keyof ListFilters;

/** Sorts lists into canonical order; missing ones are empty. */
function sortListFilters(parts: Partial<ListFilters>): ListFilters {
  const of = <T extends string>(values: readonly T[] = []): readonly T[] => sortUnique(values, String);
  return {
    benchmark: of(parts.benchmark),
    family: of(parts.family),
    model_family: of(parts.model_family),
    model: of(parts.model),
    metric: of(parts.metric),
    kind: of(parts.kind),
    gain_kind: of(parts.gain_kind),
    qualifier: of(parts.qualifier),
    role: of(parts.role),
    grade: of(parts.grade),
    check: of(parts.check),
    source: of(parts.source),
    paper: of(parts.paper),
    id: of(parts.id),
    status: of(parts.status),
    has: of(parts.has),
  };
}

const EMPTY_LIST_FILTERS = sortListFilters({});
export const LIST_KEYS = Object.keys(EMPTY_LIST_FILTERS) as ListKey[];

/** Parameters with one value. */
interface SingleValueParameters {
  readonly q: string;
  readonly size_of: "total" | "active";
  /** Days, as YYYY-MM-DD. */
  readonly from: string | null;
  readonly to: string | null;
  /** Minimum confidence, 0 to 1. */
  readonly confidence: number;
  /** Upper limit of the confidence, exclusive: above 0, at most 1. */
  readonly confidence_below: number | null;
  readonly page: number;
  readonly per: number;
  /** Number of columns, from the first, that stay visible while scrolling. */
  readonly pin: number;
  readonly density: "comfortable" | "compact";
}
export type SingleKey = keyof SingleValueParameters;

const DEFAULT_SINGLE_VALUES: SingleValueParameters = {
  q: "",
  size_of: "total",
  from: null,
  to: null,
  confidence: 0,
  confidence_below: null,
  page: 1,
  per: 100,
  pin: 0,
  density: "comfortable",
};
export const SINGLE_KEYS = Object.keys(DEFAULT_SINGLE_VALUES) as SingleKey[];

export interface ClaimQuery extends ListFilters, SingleValueParameters {
  readonly size: readonly SizeFilter[];
  readonly sort: readonly SortKey[];
  readonly cols: readonly ColumnKey[];
  readonly widths: readonly ColumnWidth[];
}

/** Default order: newest papers first. */
export const DEFAULT_SORT: readonly SortKey[] = [{ key: "published", desc: true }];

const DEFAULT_QUERY: ClaimQuery = {
  ...EMPTY_LIST_FILTERS,
  ...DEFAULT_SINGLE_VALUES,
  size: [],
  sort: DEFAULT_SORT,
  cols: DEFAULT_COLUMNS,
  widths: [],
};

function sortUnique<T>(values: readonly T[], text: (value: T) => string): T[] {
  return [...new Map(values.map((v) => [text(v), v])).entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, v]) => v);
}

/** Keeps non-default widths of shown columns, in column order. */
function normalizeWidths(widths: readonly ColumnWidth[], cols: readonly ColumnKey[]): ColumnWidth[] {
  return cols.flatMap((col) => {
    const found = widths.find(({ key }) => key === col);
    return found && found.width !== getDefaultWidth(col) ? [found] : [];
  });
}

/** Builds a query from parts and defaults, with lists in canonical order. */
export function buildClaimQuery(parts: Partial<ClaimQuery> = {}): ClaimQuery {
  const sort = (parts.sort ?? []).filter((s, i, all) => all.findIndex((t) => t.key === s.key) === i);
  const requested = [...new Set(parts.cols ?? [])];
  const cols = requested.length > 0 ? requested : DEFAULT_COLUMNS;
  return {
    ...DEFAULT_QUERY,
    ...parts,
    ...sortListFilters(parts),
    size: sortUnique(parts.size ?? [], formatSize),
    sort: sort.length > 0 ? sort : DEFAULT_SORT,
    cols,
    pin: Math.min(parts.pin ?? 0, cols.length),
    widths: normalizeWidths(parts.widths ?? [], cols),
  };
}

const formatSort = (sort: readonly SortKey[]): string => sort.map((s) => (s.desc ? "-" : "") + s.key).join(",");

/** Formats a query in canonical form: fixed order of keys, sorted lists, no defaults. */
export function formatClaimQuery(query: ClaimQuery): URLSearchParams {
  const { sort, cols, size, widths, ...rest } = buildClaimQuery(query);
  const params = new URLSearchParams();
  if (rest.q !== "") params.set("q", rest.q);
  for (const key of LIST_KEYS) for (const value of rest[key]) params.append(key, value);
  for (const value of size) params.append("size", formatSize(value));
  for (const key of SINGLE_KEYS) {
    const value = rest[key];
    if (key !== "q" && value !== DEFAULT_QUERY[key] && value !== null) params.set(key, String(value));
  }
  if (formatSort(sort) !== formatSort(DEFAULT_SORT)) params.set("sort", formatSort(sort));
  if (cols.join() !== DEFAULT_COLUMNS.join()) params.set("cols", cols.join());
  if (widths.length > 0) params.set("widths", widths.map(({ key, width }) => `${key}.${width}`).join());
  return params;
}
