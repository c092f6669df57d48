import { type ClaimQuery, GRADE_VALUES, HAS_VALUES, type ListKey, NO_VALUE } from "@/lib/query/claim-query";
import { SIZE_BRACKETS } from "@/lib/query/size-range";
import type { Db } from "../open";
import type { ClaimFacts } from "./claim-table";
import type { FilterKey } from "./claim-where";
import { getBenchmarkNames, getMetricNames, getModelNames } from "./display-names";
import type { FilterRejections } from "./facet-filters";
import type { FacetTable } from "./facet-table";
import { toFilterKey } from "./filter-key";
import { type CountedLists, countCodes, countLists, forEachCode, type ListColumn } from "./list-column";
import { selectClaims } from "./select-claims";
import type { CodedValues } from "./value-dictionary";
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
/** Limits of the ranges, from 0 up. */
const CONFIDENCE_LIMITS = Float64Array.of(0, 0.5, 0.6, 0.7, 0.8, Number.POSITIVE_INFINITY);
/** Facets with a value for claims without one. */
const OPEN_FACETS: ReadonlySet<FacetKey> = new Set(["benchmark", "model_family", "model", "metric", "grade"]);
/** Listed values per facet; rarer ones can be searched. */
const MAX_VALUES = 500;

/** Counts the rows of a query by code of a column; each column is counted once for equal selections. */
class Counter {
  private readonly counts = new Map<Int32Array, Map<Int32Array, Int32Array>>();
  private readonly lists = new Map<ListColumn, Map<Int32Array, CountedLists>>();
  private readonly selections = new Map<number, Int32Array>();

  constructor(
    readonly table: FacetTable,
    private readonly rejections: FilterRejections,
  ) {}

  /** Rows that match all filters, ignoring the given one. */
  listRows(filter: FilterKey): Int32Array {
    const { keys, matching } = this.rejections;
    const ignored = keys.indexOf(filter);
    if (ignored < 0) return matching;
    const rows = this.selections.get(ignored) ?? this.selectRows(ignored);
    this.selections.set(ignored, rows);
    return rows;
  }

  private selectRows(ignored: number): Int32Array {
    const { rows, count, last } = this.rejections;
    const selected = new Int32Array(rows.length);
    let length = 0;
    for (let i = 0; i < rows.length; i++)
      if (count[i] === 0 || (count[i] === 1 && last[i] === ignored)) selected[length++] = rows[i] ?? 0;
    return selected.subarray(0, length);
  }

  /** Counts by index in `values`. */
  countColumn(filter: FilterKey, of: Int32Array, { codes, values }: CodedValues): Int32Array {
    const counts = new Int32Array(values.length);
    const byCode = this.countCodes(this.listRows(filter), of, codes.length);
    for (let code = 0; code < codes.length; code++) {
      const value = codes[code] ?? 0;
      counts[value] = (counts[value] ?? 0) + (byCode[code] ?? 0);
    }
    return counts;
  }

  /** Counts rows by code of a column. */
  countCodes(rows: Int32Array, of: Int32Array, codes: number): Int32Array {
    const byRows = this.counts.get(of) ?? new Map<Int32Array, Int32Array>();
    this.counts.set(of, byRows);
    const known = byRows.get(rows);
    if (known) return known;
    const counts = countCodes(of, rows, codes);
    byRows.set(rows, counts);
    return counts;
  }

  /** Counts rows by index in `values`, each value of a row once; the last count is of rows without a code. */
  countList(filter: FilterKey, list: ListColumn, { codes, values }: CodedValues): Int32Array {
    const { single, several, empty } = this.countLists(this.listRows(filter), list, codes.length);
    const counts = new Int32Array(values.length + 1);
    counts[values.length] = empty;
    for (let code = 0; code < codes.length; code++) {
      const value = codes[code] ?? 0;
      counts[value] = (counts[value] ?? 0) + (single[code] ?? 0);
    }
    const seenIn = new Int32Array(values.length).fill(-1);
    for (const row of several)
      forEachCode(list, row, (code) => {
        const value = codes[code] ?? 0;
        if (seenIn[value] === row) return;
        seenIn[value] = row;
        counts[value] = (counts[value] ?? 0) + 1;
      });
    return counts;
  }

  /** Counts rows by the codes of a list column. */
  countLists(rows: Int32Array, list: ListColumn, codes: number): CountedLists {
    const byRows = this.lists.get(list) ?? new Map<Int32Array, CountedLists>();
    this.lists.set(list, byRows);
    const counted = byRows.get(rows) ?? countLists(list, rows, codes);
    byRows.set(rows, counted);
    return counted;
  }
}

type SingleFacet = Exclude<FacetKey, "benchmark" | "family" | "source" | "has" | "size">;
type Names = ReadonlyMap<string, string> | undefined;

/** The listed values of a facet and the number of rarer ones. */
interface CountedValues {
  readonly listed: readonly FacetValue[];
  readonly unlisted: number;
}

const listAll = (listed: readonly FacetValue[]): CountedValues => ({ listed, unlisted: 0 });

function toValues(key: FacetKey, values: CodedValues["values"], counts: Int32Array, names: Names): CountedValues {
  const found: number[] = [];
  const isListed = (code: number): boolean => (values[code] ?? null) !== null || OPEN_FACETS.has(key);
  for (let code = 0; code < counts.length; code++) if ((counts[code] ?? 0) > 0 && isListed(code)) found.push(code);
  // A large board has a hundred thousand values; only those that may be listed are sorted.
  const least = findLeast(found, counts);
  const frequent = found.flatMap((code): FacetValue[] => {
    const [value, count = 0] = [values[code] ?? null, counts[code]];
    if (count < least) return [];
    return [
      value === null
        ? { value: NO_VALUE, label: NO_VALUE, count }
        : { value, label: names?.get(value) ?? value, count },
    ];
  });
  const sorted = frequent.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return { listed: sorted.slice(0, MAX_VALUES), unlisted: Math.max(0, found.length - MAX_VALUES) };
}

/** Returns the count of the last value that may be listed. */
function findLeast(found: readonly number[], counts: Int32Array): number {
  const sorted = new Int32Array(found.length);
  for (let at = 0; at < found.length; at++) sorted[at] = counts[found[at] ?? 0] ?? 0;
  return sorted.sort().at(-MAX_VALUES) ?? 0;
}

function toYears(days: CodedValues["values"], counts: Int32Array): ClaimFacets["years"] {
  const years = new Map<string, number>();
  for (const [code, value] of days.entries()) {
    const year = value?.slice(0, 4);
    const count = counts[code] ?? 0;
    if (year && count > 0) years.set(year, (years.get(year) ?? 0) + count);
  }
  return [...years].map(([year, count]) => ({ year, count })).sort((a, b) => (a.year < b.year ? 1 : -1));
}

function toDates(values: CodedValues["values"], counts: Int32Array): ClaimFacets["dates"] {
  const days = values.filter((value, code) => value !== null && (counts[code] ?? 0) > 0).sort();
  return { from: days[0] ?? null, to: days.at(-1) ?? null };
}

function countConfidences(counter: Counter): ClaimFacets["confidence"] {
  const { confidence: of } = counter.table;
  const rows = counter.listRows("confidence");
  // The number of claims from each limit to the next one.
  const counts = new Int32Array(CONFIDENCE_LIMITS.length);
  for (let i = 0; i < rows.length; i++) {
    const own = of[rows[i] ?? 0] ?? 0;
    let at = 0;
    while (own >= (CONFIDENCE_LIMITS[at + 1] ?? 0)) at++;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const countRange = ({ confidence, confidence_below }: ConfidenceRange): number =>
    CONFIDENCE_LIMITS.reduce(
      (sum, limit, at) =>
        limit >= confidence && (confidence_below === null || limit < confidence_below) ? sum + (counts[at] ?? 0) : sum,
      0,
    );
  return CONFIDENCE_RANGES.map((range) => ({ ...range, count: countRange(range) })).filter(({ count }) => count > 0);
}

/** Sorts the values of the filter `grade` from certain to check. */
const sortByGrade = (values: readonly FacetValue[]): FacetValue[] =>
  GRADE_VALUES.flatMap((grade) => values.filter(({ value }) => value === grade));

/** Counts claims with each part among those that match all filters, as all values of the filter `has` must hold. */
function countParts(counter: Counter, { matching }: FilterRejections): FacetValue[] {
  const { facts, dictionaries, lists } = counter.table;
  const { values } = dictionaries.facts;
  const byFacts = counter.countCodes(matching, facts, values.length);
  const countFacts = (has: (one: ClaimFacts) => boolean): number =>
    values.reduce((sum, one, code) => sum + (has(one) ? (byFacts[code] ?? 0) : 0), 0);
  const counts = {
    gain: countFacts(({ hasGain }) => hasGain),
    "before-after": countFacts(({ hasBeforeAfter }) => hasBeforeAfter),
    benchmark:
      matching.length - counter.countLists(matching, lists.benchmark, dictionaries.benchmark.values.length).empty,
  };
  return HAS_VALUES.map((part) => ({ value: part, label: part, count: counts[part] }));
}

/** Families with one benchmark on the board are left out. */
function countFamilies(counter: Counter): Int32Array {
  const { lists, derived, family } = counter.table;
  const counts = counter.countList("family", lists.benchmark, family);
  const isUsed = new Uint8Array(family.codes.length);
  const { codes } = lists.benchmark;
  for (let at = 0; at < codes.length; at++) isUsed[codes[at] ?? 0] = 1;
  const editions = new Map<number, Set<number>>();
  for (const [code, id] of family.codes.entries()) {
    if (isUsed[code] === 0 || family.values[id] == null) continue;
    editions.set(id, (editions.get(id) ?? new Set()).add(derived.benchmark.codes[code] ?? 0));
  }
  return counts.map((count, id) => ((editions.get(id)?.size ?? 0) > 1 ? count : 0));
}

const cacheFacets = createReadCache<ClaimFacets>("claim facets", 32);

/** Counts the values of every filter. Cached for repeated views. */
export const getClaimFacets = (db: Db, query: ClaimQuery): ClaimFacets =>
  cacheFacets(db, toFilterKey(query), (exact) => countFacets(exact, query));

function countFacets(db: Db, query: ClaimQuery): ClaimFacets {
  const { table, ...rejections } = selectClaims(db, query);
  const counter = new Counter(table, rejections);
  const { derived, lists, facts, model, metric } = table;
  const names: { readonly [K in FacetKey]?: Names } = {
    benchmark: getBenchmarkNames(db),
    family: new Map(table.family.values.map((id) => [id ?? "", table.comparison.getFamily(id ?? "").name])),
    model: getModelNames(db),
    metric: getMetricNames(db),
  };
  const count = (key: SingleFacet, of: Int32Array) =>
    toValues(key, derived[key].values, counter.countColumn(key, of, derived[key]), names[key]);
  const countMany = (key: "benchmark" | "source") =>
    toValues(key, derived[key].values, counter.countList(key, lists[key], derived[key]), names[key]);
  const bracket = derived.bracket[query.size_of];
  const sizes = counter.countColumn("size", model, bracket);
  const size = SIZE_BRACKETS.map((one) => ({ ...one, count: sizes[bracket.values.indexOf(one.value)] ?? 0 }));
  const days = counter.countColumn("published", table.day, derived.day);
  const facets: { readonly [K in FacetKey]: CountedValues } = {
    benchmark: countMany("benchmark"),
    family: toValues("family", table.family.values, countFamilies(counter), names.family),
    model_family: count("model_family", model),
    model: count("model", model),
    metric: count("metric", metric),
    kind: count("kind", facts),
    gain_kind: count("gain_kind", facts),
    qualifier: count("qualifier", facts),
    role: count("role", facts),
    grade: listAll(sortByGrade(count("grade", facts).listed)),
    check: count("check", facts),
    source: countMany("source"),
    status: count("status", facts),
    has: listAll(countParts(counter, rejections)),
    size: listAll(size),
  };
  const listed = Object.entries(facets).map(([key, values]) => [key, values.listed]);
  const unlisted = Object.entries(facets).flatMap(([key, values]) =>
    values.unlisted > 0 ? [[key, values.unlisted]] : [],
  );
  return {
    facets: Object.fromEntries(listed) as ClaimFacets["facets"],
    unlisted: Object.fromEntries(unlisted),
    years: toYears(derived.day.values, days),
    confidence: countConfidences(counter),
    dates: toDates(derived.day.values, days),
  };
}
