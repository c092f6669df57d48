import { isPublishedWithin } from "@/lib/paper/publication-date";
import { type ClaimQuery, NO_VALUE } from "@/lib/query/claim-query";
import { matchesSize } from "@/lib/query/size-range";
import type { Db } from "../open";
import { claims } from "../schema";
import { type FilterKey, toFilterCondition } from "./claim-where";
import { type Column, type FacetTable, getHasFlag, type ListColumn } from "./facet-table";

/** Evaluates the filters of a query on the rows of the facet table. */

type RowPredicate = (row: number) => boolean;

/** Matches rows with one of the requested values. */
function matchesOne(
  { codes, values }: Column,
  requested: readonly string[],
  requestedValues = new Set<string | null>(requested),
): RowPredicate {
  const passes = values.map((value) => requestedValues.has(value));
  return (row) => passes[codes[row] ?? -1] === true;
}

function matchesAny({ starts, codes, values }: ListColumn, requested: readonly string[]): RowPredicate {
  const requestedValues = new Set(requested);
  const passes = values.map((value) => requestedValues.has(value));
  const includesNoValue = requestedValues.has(NO_VALUE);
  return (row) => {
    const [from = 0, to = 0] = [starts[row], starts[row + 1]];
    if (from === to) return includesNoValue;
    for (let at = from; at < to; at++) if (passes[codes[at] ?? -1]) return true;
    return false;
  };
}

const CLOSED_COLUMNS = ["kind", "gain_kind", "qualifier", "role", "check"] as const;

/** Filters that the facet table can evaluate. */
function toTableFilters(table: FacetTable, query: ClaimQuery): Map<FilterKey, RowPredicate> {
  const filters = new Map<FilterKey, RowPredicate>();
  const { status } = table.columns;
  filters.set(
    "status",
    matchesOne(
      status,
      query.status.length > 0 ? query.status : status.values.filter((v) => v !== null && v !== "rejected").map(String),
    ),
  );
  for (const key of CLOSED_COLUMNS)
    if (query[key].length > 0) filters.set(key, matchesOne(table.columns[key], query[key]));
  if (query.grade.length > 0) {
    const requested = query.grade.map((grade) => (grade === NO_VALUE ? null : grade));
    filters.set("grade", matchesOne(table.columns.grade, [], new Set(requested)));
  }
  if (query.benchmark.length > 0) filters.set("benchmark", matchesAny(table.benchmark, query.benchmark));
  if (query.source.length > 0) filters.set("source", matchesAny(table.source, query.source));
  if (query.has.length > 0) {
    const required = query.has.reduce((flags, part) => flags | getHasFlag(part), 0);
    filters.set("has", (row) => ((table.has[row] ?? 0) & required) === required);
  }
  const { confidence, confidence_below } = query;
  if (confidence > 0 || confidence_below !== null) {
    const below = confidence_below ?? Number.POSITIVE_INFINITY;
    filters.set("confidence", (row) => {
      const own = table.confidence[row] ?? 0;
      return own >= confidence && own < below;
    });
  }
  const sizes = table.size[query.size_of];
  if (query.size.length > 0) {
    filters.set("size", (row) => {
      const size = sizes[row] ?? Number.NaN;
      return query.size.some((filter) => matchesSize(Number.isNaN(size) ? null : size, filter));
    });
  }
  const { from, to } = query;
  if (from !== null || to !== null) {
    const days = table.day.values.filter((day) => day !== null && isPublishedWithin(day, from, to));
    filters.set("published", matchesOne(table.day, [], new Set(days)));
  }
  return filters;
}

const DATABASE_FILTER_KEYS: readonly FilterKey[] = ["q", "family", "model_family", "model", "metric", "paper"];

/** Filters that need the database: search, and names with alternative spellings. */
function toDatabaseFilters(db: Db, table: FacetTable, query: ClaimQuery): Map<FilterKey, RowPredicate> {
  const filters = new Map<FilterKey, RowPredicate>();
  for (const key of DATABASE_FILTER_KEYS) {
    const condition = toFilterCondition(db, query, key);
    if (!condition) continue;
    const { sql: text, params } = db.select({ pk: claims.pk }).from(claims).where(condition).toSQL();
    const passes = new Uint8Array(table.rows);
    for (const pk of db.$client
      .prepare<unknown[], number>(text)
      .pluck()
      .all(...params)) {
      const row = table.rowOf[pk] ?? -1;
      if (row >= 0) passes[row] = 1;
    }
    filters.set(key, (row) => passes[row] === 1);
  }
  return filters;
}

/** For each row, the number of filters that reject it and the index in `keys` of the last of them. */
export interface FilterRejections {
  readonly keys: readonly FilterKey[];
  readonly count: Uint8Array;
  readonly last: Uint8Array;
}

/** Evaluates all filters of a query on all rows. */
export function findRejections(db: Db, table: FacetTable, query: ClaimQuery): FilterRejections {
  const filters = [...toTableFilters(table, query), ...toDatabaseFilters(db, table, query)];
  const count = new Uint8Array(table.rows);
  const last = new Uint8Array(table.rows);
  for (const [at, [, passes]] of filters.entries()) {
    for (let row = 0; row < table.rows; row++) {
      if (passes(row)) continue;
      count[row] = (count[row] ?? 0) + 1;
      last[row] = at;
    }
  }
  return { keys: filters.map(([key]) => key), count, last };
}
