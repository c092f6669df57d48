import type { Db } from "../open";
import { getFacetTable } from "./facet-table";
import { type CodedValues, foldCase } from "./value-dictionary";
import { cacheRead } from "./versioned-cache";

/** Display names by id: the most frequent spelling in the claims. */
type DisplayNames = ReadonlyMap<string, string>;

interface Spelling {
  readonly name: string;
  readonly count: number;
}

/** Adds up spellings that differ in case only, under the most frequent of them. */
function mergeCases(spellings: readonly Spelling[]): Spelling[] {
  const merged = new Map<string, Spelling>();
  for (const { name, count } of [...spellings].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))) {
    const known = merged.get(foldCase(name));
    merged.set(foldCase(name), { name: known?.name ?? name, count: count + (known?.count ?? 0) });
  }
  return [...merged.values()];
}

/**
 * Finds the most frequent name of each id, the first one in the alphabet of several.
 * @param of codes of all claims
 * @param named names by code
 * @param ids ids by code
 */
function findNames(of: Int32Array, named: readonly { readonly name: string | null }[], ids: CodedValues): DisplayNames {
  const counts = new Int32Array(named.length);
  for (let at = 0; at < of.length; at++) {
    const code = of[at] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  // Nearly all ids have one spelling.
  const names = new Map<string, string>();
  const only = new Int32Array(ids.values.length).fill(-1);
  const several = new Map<number, Spelling[]>();
  const toSpelling = (code: number): Spelling => ({ name: named[code]?.name ?? "", count: counts[code] ?? 0 });
  for (const [code, id] of ids.codes.entries()) {
    const name = named[code]?.name ?? null;
    if (name === null || counts[code] === 0) continue;
    const first = only[id] ?? -1;
    if (first < 0) {
      only[id] = code;
      names.set(ids.values[id] ?? "", name);
    } else several.set(id, [...(several.get(id) ?? [toSpelling(first)]), toSpelling(code)]);
  }
  const isBetter = (a: Spelling, b: Spelling): boolean =>
    a.count > b.count || (a.count === b.count && foldCase(a.name) < foldCase(b.name));
  for (const [id, all] of several)
    names.set(ids.values[id] ?? "", mergeCases(all).reduce((best, one) => (isBetter(one, best) ? one : best)).name);
  return names;
}

/** Names by the column they are counted in: a change of the board that leaves the column unchanged shares it. */
const namesOf = new WeakMap<Int32Array, DisplayNames>();

function shareNames(...[of, named, ids]: Parameters<typeof findNames>): DisplayNames {
  const names = namesOf.get(of) ?? findNames(of, named, ids);
  namesOf.set(of, names);
  return names;
}

export const getBenchmarkNames = cacheRead("benchmark names", (db: Db) => {
  const { lists, dictionaries, derived } = getFacetTable(db);
  return shareNames(lists.benchmark.codes, dictionaries.benchmark.values, derived.benchmark);
});

export const getModelNames = cacheRead("model names", (db: Db) => {
  const { model, dictionaries, derived } = getFacetTable(db);
  return shareNames(model, dictionaries.model.values, derived.model);
});

export const getMetricNames = cacheRead("metric names", (db: Db) => {
  const { metric, dictionaries, derived } = getFacetTable(db);
  return shareNames(metric, dictionaries.metric.values, derived.metric);
});
