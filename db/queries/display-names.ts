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
  for (const code of of) counts[code] = (counts[code] ?? 0) + 1;
  const spellings = new Map<number, Spelling[]>();
  for (const [code, id] of ids.codes.entries()) {
    const [name, count = 0] = [named[code]?.name ?? null, counts[code]];
    if (name === null || count === 0) continue;
    const known = spellings.get(id);
    if (known) known.push({ name, count });
    else spellings.set(id, [{ name, count }]);
  }
  const isBetter = (a: Spelling, b: Spelling): boolean =>
    a.count > b.count || (a.count === b.count && foldCase(a.name) < foldCase(b.name));
  const findBest = (all: readonly Spelling[]): string =>
    (all.length === 1 ? all : mergeCases(all)).reduce((best, one) => (isBetter(one, best) ? one : best)).name;
  return new Map([...spellings].map(([id, all]) => [ids.values[id] ?? "", findBest(all)]));
}

export const getBenchmarkNames = cacheRead("benchmark names", (db: Db) => {
  const { lists, dictionaries, derived } = getFacetTable(db);
  return findNames(lists.benchmark.codes, dictionaries.benchmark.values, derived.benchmark);
});

export const getModelNames = cacheRead("model names", (db: Db) => {
  const { model, dictionaries, derived } = getFacetTable(db);
  return findNames(model, dictionaries.model.values, derived.model);
});

export const getMetricNames = cacheRead("metric names", (db: Db) => {
  const { metric, dictionaries, derived } = getFacetTable(db);
  return findNames(metric, dictionaries.metric.values, derived.metric);
});
