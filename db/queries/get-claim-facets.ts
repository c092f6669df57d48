import { type ClaimQuery, type ListKey, NO_VALUE } from "@/lib/query/claim-query";
import { SIZE_BRACKETS } from "@/lib/query/size-range";
import type { Db } from "../open";
import type { FilterKey } from "./claim-where";
import { type FilterRejections, findRejections } from "./facet-filters";
import { type Column, type FacetTable, getFacetTable, type ListColumn } from "./facet-table";

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
const CONFIDENCE_THRESHOLDS = [0.8, 0.7, 0.6, 0.5] as const;
/** Open lists have a value for "has none"; closed ones have not. */
const OPEN_FACETS: ReadonlySet<FacetKey> = new Set(["benchmark", "family", "model", "metric"]);
/** Rarer values of open lists are left to the text search. */
const MAX_VALUES = 500;

/** Calls `count` with every row that all filters let through but the one that is given. */
function forEachMatchingRow(
  table: FacetTable,
  rejections: FilterRejections,
  filter: FilterKey,
  count: (row: number) => void,
): void {
  const filterIndex = rejections.keys.indexOf(filter);
  for (let row = 0; row < table.rows; row++) {
    const refused = rejections.count[row] ?? 0;
    if (refused === 0 || (refused === 1 && rejections.last[row] === filterIndex)) count(row);
  }
}

function countColumn(
  table: FacetTable,
  rejections: FilterRejections,
  filter: FilterKey,
  { codes, values }: Column,
): Int32Array {
  const counts = new Int32Array(values.length);
  forEachMatchingRow(table, rejections, filter, (row) => {
    const code = codes[row] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  });
  return counts;
}

/** Counts by value; the last one is that of rows without any. */
function countList(table: FacetTable, rejections: FilterRejections, filter: FilterKey, list: ListColumn): Int32Array {
  const { starts, codes, values } = list;
  const counts = new Int32Array(values.length + 1);
  forEachMatchingRow(table, rejections, filter, (row) => {
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
    if (count === 0 || (value === null && !OPEN_FACETS.has(key))) return [];
    return [
      value === null
        ? { value: NO_VALUE, label: NO_VALUE, count }
        : { value, label: names?.get(value) ?? value, count },
    ];
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

function countConfidences(table: FacetTable, rejections: FilterRejections): ClaimFacets["confidence"] {
  const counts = new Int32Array(CONFIDENCE_THRESHOLDS.length);
  forEachMatchingRow(table, rejections, "confidence", (row) => {
    const confidence = table.confidence[row] ?? 0;
    for (const [at, least] of CONFIDENCE_THRESHOLDS.entries())
      if (confidence >= least) counts[at] = (counts[at] ?? 0) + 1;
  });
  return CONFIDENCE_THRESHOLDS.map((least, at) => ({ least, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
}

/** The values that each filter could take, counted. */
export function getClaimFacets(db: Db, query: ClaimQuery): ClaimFacets {
  const table = getFacetTable(db);
  const rejections = findRejections(db, table, query);
  const names: { readonly [K in FacetKey]?: Names } = table.names;
  const one = (key: keyof FacetTable["columns"]) => {
    const column = table.columns[key];
    return toValues(key, column.values, countColumn(table, rejections, key, column), names[key]);
  };
  const many = (key: "benchmark" | "source") =>
    toValues(key, table[key].values, countList(table, rejections, key, table[key]), names[key]);
  const sizes = countColumn(table, rejections, "size", table.bracket[query.size_of]);
  const size = SIZE_BRACKETS.map((bracket, at) => ({ ...bracket, count: sizes[at] ?? 0 }));
  const days = countColumn(table, rejections, "published", table.day);
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
  const listed = Object.entries(facets).map(([key, values]) => [key, values.slice(0, MAX_VALUES)]);
  const unlisted = Object.entries(facets).flatMap(([key, { length }]) =>
    length > MAX_VALUES ? [[key, length - MAX_VALUES]] : [],
  );
  return {
    facets: Object.fromEntries(listed) as ClaimFacets["facets"],
    unlisted: Object.fromEntries(unlisted),
    years: toYears(table.day, days),
    confidence: countConfidences(table, rejections),
    dates: toDates(table.day, days),
  };
}
