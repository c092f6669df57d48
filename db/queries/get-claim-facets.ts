import { type ClaimQuery, GRADE_VALUES, HAS_VALUES, type ListKey, NO_VALUE } from "@/lib/query/claim-query";
import { SIZE_BRACKETS } from "@/lib/query/size-range";
import type { Db } from "../open";
import type { FilterKey } from "./claim-where";
import { type FilterRejections, findRejections } from "./facet-filters";
import { type Column, type FacetTable, getFacetTable, getHasFlag, type ListColumn } from "./facet-table";
import { toFilterKey } from "./filter-key";
import { createReadCache } from "./versioned-cache";

export interface FacetValue {
  /** Value of the filter in a claim query. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** A range of confidence, as in a claim query. */
export type ConfidenceRange = Pick<ClaimQuery, "confidence" | "confidence_below">;

export type FacetKey = Exclude<ListKey, "paper" | "id"> | "size";

/** Values of each filter with their counts, most frequent first, counted with all other filters applied. */
export interface ClaimFacets {
  readonly facets: { readonly [K in FacetKey]: readonly FacetValue[] };
  /** Number of rarer values that are not listed. */
  readonly unlisted: { readonly [K in FacetKey]?: number };
  /** Publication years, newest first, without the date filter. */
  readonly years: readonly { readonly year: string; readonly count: number }[];
  /** Claims in ranges of confidence, without the confidence filter. */
  readonly confidence: readonly (ConfidenceRange & { readonly count: number })[];
  /** First and last publication date, without the date filter. */
  readonly dates: { readonly from: string | null; readonly to: string | null };
}

/** Ranges that the filter by confidence offers. */
const CONFIDENCE_RANGES: readonly ConfidenceRange[] = [
  ...[0.8, 0.7, 0.6, 0.5].map((confidence) => ({ confidence, confidence_below: null })),
  ...[0.8, 0.5].map((confidence_below) => ({ confidence: 0, confidence_below })),
];
/** Facets with a value for claims without one. */
const OPEN_FACETS: ReadonlySet<FacetKey> = new Set(["benchmark", "model_family", "model", "metric", "grade"]);
/** Listed values per facet; rarer ones can be searched. */
const MAX_VALUES = 500;

/** Calls `count` for every row that matches all filters, ignoring the given one. */
function forEachMatchingRow(
  table: FacetTable,
  rejections: FilterRejections,
  filter: FilterKey,
  count: (row: number) => void,
): void {
  const filterIndex = rejections.keys.indexOf(filter);
  for (let row = 0; row < table.rows; row++) {
    const rejected = rejections.count[row] ?? 0;
    if (rejected === 0 || (rejected === 1 && rejections.last[row] === filterIndex)) count(row);
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

/** Counts rows by value; the last count is of rows without a value. */
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
  const counts = new Int32Array(CONFIDENCE_RANGES.length);
  forEachMatchingRow(table, rejections, "confidence", (row) => {
    const own = table.confidence[row] ?? 0;
    for (const [at, { confidence, confidence_below }] of CONFIDENCE_RANGES.entries())
      if (own >= confidence && (confidence_below === null || own < confidence_below))
        counts[at] = (counts[at] ?? 0) + 1;
  });
  return CONFIDENCE_RANGES.map((range, at) => ({ ...range, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
}

/** Sorts the values of the filter `grade` from certain to check. */
const sortByGrade = (values: readonly FacetValue[]): FacetValue[] =>
  GRADE_VALUES.flatMap((grade) => values.filter(({ value }) => value === grade));

/** Counts claims with each part among those that match all filters, as all values of the filter `has` must hold. */
function countParts(table: FacetTable, { count }: FilterRejections): FacetValue[] {
  return HAS_VALUES.map((part) => {
    const flag = getHasFlag(part);
    const found = table.has.reduce((sum, flags, row) => sum + (count[row] === 0 && (flags & flag) !== 0 ? 1 : 0), 0);
    return { value: part, label: part, count: found };
  });
}

const cacheFacets = createReadCache<ClaimFacets>("claim facets", 32);

/** Counts the values of every filter. Cached for repeated views. */
export const getClaimFacets = (db: Db, query: ClaimQuery): ClaimFacets =>
  cacheFacets(db, toFilterKey(query), (exact) => countFacets(exact, query));

function countFacets(db: Db, query: ClaimQuery): ClaimFacets {
  const table = getFacetTable(db);
  const rejections = findRejections(db, table, query);
  const names: { readonly [K in FacetKey]?: Names } = table.names;
  const countSingle = (key: keyof FacetTable["columns"]) => {
    const column = table.columns[key];
    return toValues(key, column.values, countColumn(table, rejections, key, column), names[key]);
  };
  const countMany = (key: "benchmark" | "family" | "source") =>
    toValues(key, table[key].values, countList(table, rejections, key, table[key]), names[key]);
  const sizes = countColumn(table, rejections, "size", table.bracket[query.size_of]);
  const size = SIZE_BRACKETS.map((bracket, at) => ({ ...bracket, count: sizes[at] ?? 0 }));
  const days = countColumn(table, rejections, "published", table.day);
  const facets: ClaimFacets["facets"] = {
    benchmark: countMany("benchmark"),
    family: countMany("family"),
    model_family: countSingle("model_family"),
    model: countSingle("model"),
    metric: countSingle("metric"),
    kind: countSingle("kind"),
    gain_kind: countSingle("gain_kind"),
    qualifier: countSingle("qualifier"),
    role: countSingle("role"),
    grade: sortByGrade(countSingle("grade")),
    check: countSingle("check"),
    source: countMany("source"),
    status: countSingle("status"),
    has: countParts(table, rejections),
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
