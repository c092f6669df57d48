import { toModelId } from "@/lib/claim/model-id";
import { isPublishedWithin } from "@/lib/paper/publication-date";
import { type ClaimQuery, NO_VALUE } from "@/lib/query/claim-query";
import { isUnsearchable, parseSearchTerms } from "@/lib/query/search-terms";
import { matchesSize } from "@/lib/query/size-range";
import type { Db } from "../open";
import { claims } from "../schema";
import type { ClaimFacts } from "./claim-table";
import { type FilterKey, toFilterCondition } from "./claim-where";
import { type FacetTable, getSize } from "./facet-table";
import { isEmptyList, type ListColumn } from "./list-column";
import { type CodedValues, foldCase } from "./value-dictionary";

/** Evaluates the filters of a query on the rows of the facet table. */

/** 1 for each of some rows that matches. Loops over a million rows read arrays only, without a call for each row. */
type RowMask = Uint8Array;

/** Returns the mask of rows. */
type RowFilter = (rows: Int32Array) => RowMask;

/** Returns 1 for each value that matches. */
function findPassing<T>(values: readonly T[], matches: (value: T) => boolean): Uint8Array {
  const passes = new Uint8Array(values.length);
  for (let code = 0; code < values.length; code++) passes[code] = matches(values[code] as T) ? 1 : 0;
  return passes;
}

/** Matches rows by their codes, of which some pass. */
const matchesPassing =
  (of: Int32Array, passes: Uint8Array): RowFilter =>
  (rows) => {
    const mask = new Uint8Array(rows.length);
    for (let i = 0; i < rows.length; i++) mask[i] = passes[of[rows[i] ?? 0] ?? 0] ?? 0;
    return mask;
  };

/** Matches rows by the values their codes represent. */
const matchesCodes = <T>(of: Int32Array, values: readonly T[], matches: (value: T) => boolean): RowFilter =>
  matchesPassing(of, findPassing(values, matches));

/** Returns 1 for each code of a requested value. */
export function findCodes(column: CodedValues, requested: readonly string[]): Uint8Array {
  const { codes, values } = column;
  const isRequestedValue = new Uint8Array(values.length);
  for (const value of requested) {
    const at = column.find(value);
    if (at >= 0) isRequestedValue[at] = 1;
  }
  const passes = new Uint8Array(codes.length);
  for (let code = 0; code < codes.length; code++) passes[code] = isRequestedValue[codes[code] ?? 0] ?? 0;
  return passes;
}

/** Matches rows that have at least one of the requested values. */
function matchesAny({ starts, codes: of }: ListColumn, column: CodedValues, requested: readonly string[]): RowFilter {
  const passes = findCodes(column, requested);
  const ofEmpty = requested.includes(NO_VALUE) ? 1 : 0;
  return (rows) => {
    const mask = new Uint8Array(rows.length);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      const [start, end] = [starts[row] ?? 0, starts[row + 1] ?? 0];
      if (start === end) mask[i] = ofEmpty;
      for (let at = start; at < end; at++) if (passes[of[at] ?? 0] === 1) mask[i] = 1;
    }
    return mask;
  };
}

/** Matches rows whose number is at least one limit and less than another. */
const matchesRange =
  (of: Float64Array, least: number, below: number): RowFilter =>
  (rows) => {
    const mask = new Uint8Array(rows.length);
    for (let i = 0; i < rows.length; i++) {
      const own = of[rows[i] ?? 0] ?? 0;
      mask[i] = own >= least && own < below ? 1 : 0;
    }
    return mask;
  };

const CLOSED_COLUMNS = ["kind", "gain_kind", "qualifier", "role", "check"] as const;

const HAS_FACTS = { gain: "hasGain", "before-after": "hasBeforeAfter" } as const;

/** True for a value among the given ones, in any case. */
function isAnyOf(given: Iterable<string | null>): (value: string | null) => boolean {
  const values = new Set<string | null>();
  const lengths = new Set<number>();
  for (const value of given) {
    values.add(value === null ? null : foldCase(value));
    if (value !== null) lengths.add(value.length);
  }
  // Most values have another length, which is faster to see than another text.
  return (value) => (value === null ? values.has(null) : lengths.has(value.length) && values.has(foldCase(value)));
}

/** True for a value among the requested ones, in any case; `NO_VALUE` requests null. */
const isRequested = (requested: readonly string[]): ((value: string | null) => boolean) =>
  isAnyOf(requested.map((value) => (value === NO_VALUE ? null : value)));

/** Matches the closed columns of claims. */
function toFactFilters(query: ClaimQuery): Map<FilterKey, (facts: ClaimFacts) => boolean> {
  const filters = new Map<FilterKey, (facts: ClaimFacts) => boolean>();
  const statuses = new Set<string>(query.status);
  filters.set("status", ({ status }) => (statuses.size > 0 ? statuses.has(status) : status !== "rejected"));
  for (const key of CLOSED_COLUMNS) {
    const requested = new Set<string | null>(query[key]);
    if (requested.size > 0) filters.set(key, (facts) => requested.has(facts[key]));
  }
  const isRequestedGrade = isRequested(query.grade);
  if (query.grade.length > 0) filters.set("grade", ({ grade }) => isRequestedGrade(grade));
  return filters;
}

/**
 * Returns 1 for each code of a model that is requested: by id, by a name that a claim gives it, or by any other spelling,
 * as in `toClaimCondition`.
 */
export function findModelCodes({ model, dictionaries }: FacetTable, requested: readonly string[]): Uint8Array {
  const { values } = dictionaries.model;
  const named = requested.filter((value) => value !== NO_VALUE);
  const ids = [...named, ...named.map(toModelId), ...(named.length < requested.length ? [null] : [])];
  const [isId, isNamed] = [isAnyOf(ids), isAnyOf(named)];
  const isOther = findPassing(values, ({ key, name }) => key !== null && name !== null && isNamed(name) && !isId(key));
  // The dictionary keeps names that no claim has any more.
  const others = values.flatMap(({ key }, code) => (isOther[code] === 1 && model.includes(code) ? key : []));
  const isModel = isAnyOf([...ids, ...others]);
  return findPassing(values, ({ key }) => isModel(key));
}

/** Filters that the facet table can evaluate. */
function toTableFilters(table: FacetTable, query: ClaimQuery): Map<FilterKey, RowFilter> {
  const { dictionaries, derived, lists, confidence } = table;
  const filters = new Map<FilterKey, RowFilter>();
  for (const [key, matches] of toFactFilters(query))
    filters.set(key, matchesCodes(table.facts, dictionaries.facts.values, matches));
  if (query.benchmark.length > 0)
    filters.set("benchmark", matchesAny(lists.benchmark, derived.benchmark, query.benchmark));
  if (query.family.length > 0) {
    const members = query.family.flatMap((id) => table.comparison.listFamilyMembers(id));
    filters.set("family", matchesAny(lists.benchmark, derived.benchmark, members));
  }
  if (query.source.length > 0) filters.set("source", matchesAny(lists.source, derived.source, query.source));
  if (query.has.length > 0) filters.set("has", hasParts(table, query.has));
  const below = query.confidence_below ?? Number.POSITIVE_INFINITY;
  if (query.confidence > 0 || query.confidence_below !== null)
    filters.set("confidence", matchesRange(confidence, query.confidence, below));
  const model = dictionaries.model.values;
  if (query.size.length > 0) {
    const matches = (size: number | null) => query.size.some((filter) => matchesSize(size, filter));
    filters.set(
      "size",
      matchesCodes(table.model, model, (one) => matches(getSize(one, query.size_of))),
    );
  }
  if (query.model_family.length > 0) {
    const isFamily = isRequested(query.model_family);
    filters.set(
      "model_family",
      matchesCodes(table.model, model, ({ family }) => isFamily(family)),
    );
  }
  if (query.model.length > 0) filters.set("model", matchesPassing(table.model, findModelCodes(table, query.model)));
  if (query.metric.length > 0) {
    const isMetric = isRequested(query.metric);
    const matches = (key: string | null, name: string | null) => isMetric(key) || (name !== null && isMetric(name));
    filters.set(
      "metric",
      matchesCodes(table.metric, dictionaries.metric.values, ({ key, name }) => matches(key, name)),
    );
  }
  const { from, to } = query;
  if (from !== null || to !== null) {
    const isWithin = (day: string | null) => day !== null && isPublishedWithin(day, from, to);
    filters.set("published", matchesCodes(table.day, dictionaries.day.values, isWithin));
  }
  return filters;
}

function hasParts({ facts, dictionaries, lists }: FacetTable, parts: ClaimQuery["has"]): RowFilter {
  const filter = matchesCodes(facts, dictionaries.facts.values, (one) =>
    parts.every((part) => part === "benchmark" || one[HAS_FACTS[part]]),
  );
  return (rows) => {
    const mask = filter(rows);
    if (parts.includes("benchmark"))
      for (let i = 0; i < rows.length; i++) if (isEmptyList(lists.benchmark, rows[i] ?? 0)) mask[i] = 0;
    return mask;
  };
}

const readKeys = (db: Db, text: string, params: readonly unknown[]): number[] =>
  db.$client
    .prepare<unknown[], number>(text)
    .pluck()
    .all(...params);

/** Flags by primary key. */
function toFlags(keys: readonly number[]): Uint8Array {
  const flags = new Uint8Array(keys.reduce((most, key) => Math.max(most, key), 0) + 1);
  for (const key of keys) flags[key] = 1;
  return flags;
}

/** Matches claims where every search term is in the claim or in its paper. */
function matchesText(db: Db, { pk, paper }: FacetTable, text: string): RowFilter {
  if (isUnsearchable(text)) return (rows) => new Uint8Array(rows.length);
  const terms = parseSearchTerms(text).map(({ match, included }) => {
    const search = (index: string) =>
      toFlags(readKeys(db, `SELECT rowid FROM ${index} WHERE ${index} MATCH ?`, [match]));
    return { inClaim: search("claims_fts"), inPaper: search("papers_fts"), included: included ? 1 : 0 };
  });
  return (rows) => {
    const mask = new Uint8Array(rows.length).fill(1);
    for (const { inClaim, inPaper, included } of terms)
      for (let i = 0; i < rows.length; i++) {
        const row = rows[i] ?? 0;
        const found = (inClaim[pk[row] ?? 0] ?? 0) | (inPaper[paper[row] ?? 0] ?? 0);
        if (found !== included) mask[i] = 0;
      }
    return mask;
  };
}

/** Matches the claims that a condition of the database selects; null if the query has none. */
function toDatabaseFilter(db: Db, { pk }: FacetTable, query: ClaimQuery, key: FilterKey): RowFilter | null {
  const condition = toFilterCondition(db, query, key);
  if (!condition) return null;
  const { sql, params } = db.select({ pk: claims.pk }).from(claims).where(condition).toSQL();
  const found = toFlags(readKeys(db, sql, params));
  return (rows) => {
    const mask = new Uint8Array(rows.length);
    for (let i = 0; i < rows.length; i++) mask[i] = found[pk[rows[i] ?? 0] ?? 0] ?? 0;
    return mask;
  };
}

/** Returns the rows that pass the filters without counts of their own: search, papers and ids. */
function narrowRows(db: Db, table: FacetTable, query: ClaimQuery): Int32Array {
  const filters = [
    ...(query.q === "" ? [] : [matchesText(db, table, query.q)]),
    ...(["paper", "id"] as const).flatMap((key) => toDatabaseFilter(db, table, query, key) ?? []),
  ];
  const all = new Int32Array(table.count);
  for (let row = 0; row < all.length; row++) all[row] = row;
  return filters.reduce<Int32Array>((rows, filter) => keepRows(rows, filter(rows), 1), all);
}

/** Returns the rows with a given value. */
function keepRows(rows: Int32Array, values: Uint8Array, kept: number): Int32Array {
  const selected = new Int32Array(rows.length);
  let length = 0;
  for (let i = 0; i < rows.length; i++) if (values[i] === kept) selected[length++] = rows[i] ?? 0;
  return selected.subarray(0, length);
}

/** The rows of a table by the filters of a query that reject them. */
export interface FilterRejections {
  /** Filters with counts of their values. */
  readonly keys: readonly FilterKey[];
  /** Rows that pass the other filters, in order. */
  readonly rows: Int32Array;
  /** For each of these rows, the number of filters that reject it and the index in `keys` of the last of them. */
  readonly count: Uint8Array;
  readonly last: Uint8Array;
  /** Rows that no filter rejects, in order. */
  readonly matching: Int32Array;
}

/** Evaluates all filters of a query on all rows. */
export function findRejections(db: Db, table: FacetTable, query: ClaimQuery): FilterRejections {
  const rows = narrowRows(db, table, query);
  const filters = toTableFilters(table, query);
  const count = new Uint8Array(rows.length);
  const last = new Uint8Array(rows.length);
  for (const [at, filter] of [...filters.values()].entries()) {
    const mask = filter(rows);
    for (let i = 0; i < rows.length; i++) {
      if (mask[i] === 1) continue;
      count[i] = (count[i] ?? 0) + 1;
      last[i] = at;
    }
  }
  return { keys: [...filters.keys()], rows, count, last, matching: keepRows(rows, count, 0) };
}
