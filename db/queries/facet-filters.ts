import { type ClaimQuery, NONE } from "../../lib/claim-query";
import { inSize } from "../../lib/size-range";
import type { Db } from "../open";
import { claims } from "../schema";
import { conditionOf, type FilterKey } from "./claim-where";
import type { Column, FacetTable, ListColumn } from "./facet-table";

/** Which rows of the facet table the filters of a query let through. */

type Passes = (row: number) => boolean;

/** Rows whose value is one of those asked for. */
function oneOf({ codes, values }: Column, asked: readonly string[], isAsked = new Set<string | null>(asked)): Passes {
  const passes = values.map((value) => isAsked.has(value));
  return (row) => passes[codes[row] ?? -1] === true;
}

function anyOf({ starts, codes, values }: ListColumn, asked: readonly string[]): Passes {
  const isAsked = new Set(asked);
  const passes = values.map((value) => isAsked.has(value));
  const none = isAsked.has(NONE);
  return (row) => {
    const [from = 0, to = 0] = [starts[row], starts[row + 1]];
    if (from === to) return none;
    for (let at = from; at < to; at++) if (passes[codes[at] ?? -1]) return true;
    return false;
  };
}

const CLOSED = ["kind", "gain_kind", "qualifier", "role", "check"] as const;

/** The filters that the table alone can answer. */
function ownFilters(table: FacetTable, query: ClaimQuery): Map<FilterKey, Passes> {
  const filters = new Map<FilterKey, Passes>();
  const { status } = table.columns;
  filters.set(
    "status",
    oneOf(
      status,
      query.status.length > 0 ? query.status : status.values.filter((v) => v !== null && v !== "rejected").map(String),
    ),
  );
  for (const key of CLOSED) if (query[key].length > 0) filters.set(key, oneOf(table.columns[key], query[key]));
  if (query.benchmark.length > 0) filters.set("benchmark", anyOf(table.benchmark, query.benchmark));
  if (query.source.length > 0) filters.set("source", anyOf(table.source, query.source));
  if (query.confidence > 0) filters.set("confidence", (row) => (table.confidence[row] ?? 0) >= query.confidence);
  const sizes = table.size[query.size_of];
  if (query.size.length > 0) {
    filters.set("size", (row) => {
      const size = sizes[row] ?? Number.NaN;
      return query.size.some((filter) => inSize(Number.isNaN(size) ? null : size, filter));
    });
  }
  const { from, to } = query;
  if (from !== null || to !== null) {
    const days = table.day.values.filter(
      (day) => day !== null && (from === null || day >= from) && (to === null || day <= to),
    );
    filters.set("published", oneOf(table.day, [], new Set(days)));
  }
  return filters;
}

const ASKED: readonly FilterKey[] = ["q", "family", "model", "metric", "paper"];

/** The filters that the database has to answer: search, and names with their other spellings. */
function askedFilters(db: Db, table: FacetTable, query: ClaimQuery): Map<FilterKey, Passes> {
  const filters = new Map<FilterKey, Passes>();
  for (const key of ASKED) {
    const condition = conditionOf(query, key);
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

/** For each row how many filters refuse it, and one of those that do (by its place in `keys`). */
export interface Refusals {
  readonly keys: readonly FilterKey[];
  readonly count: Uint8Array;
  readonly last: Uint8Array;
}

export function findRefusals(db: Db, table: FacetTable, query: ClaimQuery): Refusals {
  const filters = [...ownFilters(table, query), ...askedFilters(db, table, query)];
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
