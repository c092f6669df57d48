import { type ClaimQuery, type ListKey, NONE } from "../../lib/claim-query";
import { SIZE_BRACKETS } from "../../lib/size-range";
import type { Db } from "../open";
import type { FilterKey } from "./claim-where";
import { findRefusals, type Refusals } from "./facet-filters";
import { type Column, type FacetTable, facetTable, type ListColumn } from "./facet-table";

export interface FacetValue {
  /** As the claim query takes it. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export type FacetKey = Exclude<ListKey, "paper" | "id"> | "size";

/** For each filter its values with their counts, the most frequent first; each is counted with all other filters on. */
export interface ClaimFacets {
  readonly facets: { readonly [K in FacetKey]: readonly FacetValue[] };
  /** How many rarer values of a filter are not listed, where there are too many to list. */
  readonly unlisted: { readonly [K in FacetKey]?: number };
  /** Years of papers, the newest first, without the filter by date. */
  readonly years: readonly { readonly year: string; readonly count: number }[];
  /** How many claims have at least this confidence, without the filter by confidence. */
  readonly confidence: readonly { readonly least: number; readonly count: number }[];
  /** The days between which the claims lie, without the filter by date. */
  readonly dates: { readonly from: string | null; readonly to: string | null };
}

/** Steps of confidence that are offered. */
const CONFIDENCES = [0.8, 0.7, 0.6, 0.5] as const;
/** Open lists have a value for "has none"; closed ones have not. */
const OPEN: ReadonlySet<FacetKey> = new Set(["benchmark", "family", "model", "metric"]);
/** Rarer values of open lists are left to the text search. */
const MOST = 500;

/** Calls `count` with every row that all filters let through but the one that is given. */
function eachRow(table: FacetTable, refusals: Refusals, filter: FilterKey, count: (row: number) => void): void {
  const own = refusals.keys.indexOf(filter);
  for (let row = 0; row < table.rows; row++) {
    const refused = refusals.count[row] ?? 0;
    if (refused === 0 || (refused === 1 && refusals.last[row] === own)) count(row);
  }
}

function countColumn(table: FacetTable, refusals: Refusals, filter: FilterKey, { codes, values }: Column): Int32Array {
  const counts = new Int32Array(values.length);
  eachRow(table, refusals, filter, (row) => {
    const code = codes[row] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  });
  return counts;
}

/** Counts by value; the last one is that of rows without any. */
function countList(table: FacetTable, refusals: Refusals, filter: FilterKey, list: ListColumn): Int32Array {
  const { starts, codes, values } = list;
  const counts = new Int32Array(values.length + 1);
  eachRow(table, refusals, filter, (row) => {
    const [from = 0, to = 0] = [starts[row], starts[row + 1]];
    for (let at = from; at < to; at++) {
      const code = codes[at] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    if (from === to) counts[values.length] = (counts[values.length] ?? 0) + 1;
  });
  return counts;
}

type Names = ReadonlyMap<string, string> | undefined;

function toValues(key: FacetKey, values: readonly (string | null)[], counts: Int32Array, names: Names): FacetValue[] {
  const found = [...counts].flatMap((count, code): FacetValue[] => {
    const value = values[code] ?? null;
    if (count === 0 || (value === null && !OPEN.has(key))) return [];
    return [value === null ? { value: NONE, label: NONE, count } : { value, label: names?.get(value) ?? value, count }];
  });
  return found.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function toYears(day: Column, counts: Int32Array): ClaimFacets["years"] {
  const years = new Map<string, number>();
  for (const [code, value] of day.values.entries()) {
    const year = value?.slice(0, 4);
    const count = counts[code] ?? 0;
    if (year && count > 0) years.set(year, (years.get(year) ?? 0) + count);
  }
  return [...years].map(([year, count]) => ({ year, count })).sort((a, b) => (a.year < b.year ? 1 : -1));
}

function toDates(day: Column, counts: Int32Array): ClaimFacets["dates"] {
  const days = day.values.filter((value, code) => value !== null && (counts[code] ?? 0) > 0).sort();
  return { from: days[0] ?? null, to: days.at(-1) ?? null };
}

function countConfidences(table: FacetTable, refusals: Refusals): ClaimFacets["confidence"] {
  const counts = new Int32Array(CONFIDENCES.length);
  eachRow(table, refusals, "confidence", (row) => {
    const confidence = table.confidence[row] ?? 0;
    for (const [at, least] of CONFIDENCES.entries()) if (confidence >= least) counts[at] = (counts[at] ?? 0) + 1;
  });
  return CONFIDENCES.map((least, at) => ({ least, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
}

/** The values that each filter could take, counted. */
export function claimFacets(db: Db, query: ClaimQuery): ClaimFacets {
  const table = facetTable(db);
  const refusals = findRefusals(db, table, query);
  const names: { readonly [K in FacetKey]?: Names } = table.names;
  const one = (key: keyof FacetTable["columns"]) => {
    const column = table.columns[key];
    return toValues(key, column.values, countColumn(table, refusals, key, column), names[key]);
  };
  const many = (key: "benchmark" | "source") =>
    toValues(key, table[key].values, countList(table, refusals, key, table[key]), names[key]);
  const sizes = countColumn(table, refusals, "size", table.bracket[query.size_of]);
  const size = SIZE_BRACKETS.map((bracket, at) => ({ ...bracket, count: sizes[at] ?? 0 }));
  const days = countColumn(table, refusals, "published", table.day);
  const facets: ClaimFacets["facets"] = {
    benchmark: many("benchmark"),
    family: one("family"),
    model: one("model"),
    metric: one("metric"),
    kind: one("kind"),
    gain_kind: one("gain_kind"),
    qualifier: one("qualifier"),
    role: one("role"),
    check: one("check"),
    source: many("source"),
    status: one("status"),
    size,
  };
  const listed = Object.entries(facets).map(([key, values]) => [key, values.slice(0, MOST)]);
  const unlisted = Object.entries(facets).flatMap(([key, { length }]) => (length > MOST ? [[key, length - MOST]] : []));
  return {
    facets: Object.fromEntries(listed) as ClaimFacets["facets"],
    unlisted: Object.fromEntries(unlisted),
    years: toYears(table.day, days),
    confidence: countConfidences(table, refusals),
    dates: toDates(table.day, days),
  };
}
