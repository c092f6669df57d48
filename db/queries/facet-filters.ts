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

/** 1 for each row that matches. Loops over a million rows read arrays only, without a call for each row. */
type RowMask = Uint8Array;

/** Matches rows by the values their codes represent. */
function matchesCodes<T>(of: Int32Array, values: readonly T[], matches: (value: T) => boolean): RowMask {
  const passes = Uint8Array.from(values, (value) => (matches(value) ? 1 : 0));
  const mask = new Uint8Array(of.length);
  for (let row = 0; row < of.length; row++) mask[row] = passes[of[row] ?? 0] ?? 0;
  return mask;
}

/** Matches rows with any of the requested values. */
function matchesAny(list: ListColumn, { codes, values }: CodedValues, requested: readonly string[]): RowMask {
  const requestedValues = new Set<string | null>(requested);
  const passes = Uint8Array.from(codes, (code) => (requestedValues.has(values[code] ?? null) ? 1 : 0));
  const ofEmpty = requestedValues.has(NO_VALUE) ? 1 : 0;
  const mask = new Uint8Array(list.starts.length - 1);
  for (let row = 0; row < mask.length; row++) {
    const [start, end] = [list.starts[row] ?? 0, list.starts[row + 1] ?? 0];
    if (start === end) mask[row] = ofEmpty;
    for (let at = start; at < end; at++) if (passes[list.codes[at] ?? 0] === 1) mask[row] = 1;
  }
  return mask;
}

const CLOSED_COLUMNS = ["kind", "gain_kind", "qualifier", "role", "check"] as const;

const HAS_FACTS = { gain: "hasGain", "before-after": "hasBeforeAfter" } as const;

/** True for a value among the requested ones, in any case; `NO_VALUE` requests null. */
function isRequested(requested: readonly string[]): (value: string | null) => boolean {
  const values = new Set<string | null>(requested.map((value) => (value === NO_VALUE ? null : foldCase(value))));
  return (value) => values.has(value === null ? null : foldCase(value));
}

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

/** Filters that the facet table can evaluate. */
function toTableFilters(table: FacetTable, query: ClaimQuery): Map<FilterKey, RowMask> {
  const { dictionaries, derived, lists, confidence } = table;
  const filters = new Map<FilterKey, RowMask>();
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
    filters.set(
      "confidence",
      Uint8Array.from(confidence, (own) => (own >= query.confidence && own < below ? 1 : 0)),
    );
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

function hasParts({ facts, dictionaries, lists }: FacetTable, parts: ClaimQuery["has"]): RowMask {
  const mask = matchesCodes(facts, dictionaries.facts.values, (one) =>
    parts.every((part) => part === "benchmark" || one[HAS_FACTS[part]]),
  );
  if (parts.includes("benchmark"))
    for (let row = 0; row < mask.length; row++) if (isEmptyList(lists.benchmark, row)) mask[row] = 0;
  return mask;
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
function matchesText(db: Db, { count, pk, paper }: FacetTable, text: string): RowMask {
  if (isUnsearchable(text)) return new Uint8Array(count);
  const passes = new Uint8Array(count).fill(1);
  for (const { match, included } of parseSearchTerms(text)) {
    const search = (index: string) =>
      toFlags(readKeys(db, `SELECT rowid FROM ${index} WHERE ${index} MATCH ?`, [match]));
    const [inClaim, inPaper] = [search("claims_fts"), search("papers_fts")];
    for (let row = 0; row < count; row++)
      if ((inClaim[pk[row] ?? 0] === 1 || inPaper[paper[row] ?? 0] === 1) !== included) passes[row] = 0;
  }
  return passes;
}

const DATABASE_FILTER_KEYS: readonly FilterKey[] = ["model", "paper", "id"];

/** Filters that need the database: search, and names with alternative spellings. */
function toDatabaseFilters(db: Db, table: FacetTable, query: ClaimQuery): Map<FilterKey, RowMask> {
  const filters = new Map<FilterKey, RowMask>();
  if (query.q !== "") filters.set("q", matchesText(db, table, query.q));
  for (const key of DATABASE_FILTER_KEYS) {
    const condition = toFilterCondition(db, query, key);
    if (!condition) continue;
    const { sql, params } = db.select({ pk: claims.pk }).from(claims).where(condition).toSQL();
    const found = toFlags(readKeys(db, sql, params));
    filters.set(
      key,
      Uint8Array.from(table.pk, (pk) => found[pk] ?? 0),
    );
  }
  return filters;
}

/** The rows of a table by the filters of a query that reject them. */
export interface FilterRejections {
  readonly keys: readonly FilterKey[];
  /** For each row, the number of filters that reject it and the index in `keys` of the last of them. */
  readonly count: Uint8Array;
  readonly last: Uint8Array;
  /** Rows that no filter rejects, in order. */
  readonly matching: Int32Array;
}

/** Evaluates all filters of a query on all rows. */
export function findRejections(db: Db, table: FacetTable, query: ClaimQuery): FilterRejections {
  const filters = [...toTableFilters(table, query), ...toDatabaseFilters(db, table, query)];
  const count = new Uint8Array(table.count);
  const last = new Uint8Array(table.count);
  for (const [at, [, mask]] of filters.entries()) {
    for (let row = 0; row < table.count; row++) {
      if (mask[row] === 1) continue;
      count[row] = (count[row] ?? 0) + 1;
      last[row] = at;
    }
  }
  const matching = new Int32Array(table.count);
  let length = 0;
  for (let row = 0; row < table.count; row++) if (count[row] === 0) matching[length++] = row;
  return { keys: filters.map(([key]) => key), count, last, matching: matching.subarray(0, length) };
}
