import { replaceSummaries, type SortedSummaries, sortSummaries } from "@/lib/compare/sorted-summaries";
import { buildClaimQuery, type ClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { cacheExtendedRead } from "./changed-papers";
import { getModelNames } from "./display-names";
import { type FacetTable, findRejectedFacts, getFacetTable } from "./facet-table";
import { toFilterKey } from "./filter-key";
import { listRowsOf } from "./get-claim-counts";
import { forEachCode } from "./list-column";
import { selectClaims } from "./select-claims";
import { foldCase } from "./value-dictionary";
import { createReadCache } from "./versioned-cache";

export interface ModelSummary {
  /** Value of the filter `model` in a claim query. */
  readonly id: string;
  readonly name: string;
  readonly family: string | null;
  readonly size_b: number | null;
  readonly active_b: number | null;
  readonly claims: number;
  readonly papers: number;
  /** Benchmarks of its claims. */
  readonly benchmarks: number;
}

const maxOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

const isBefore = (a: string, b: string): boolean => foldCase(a) < foldCase(b);
const firstOf = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? (a ?? b) : isBefore(b, a) ? b : a;

/** Counts by code of a model: claims by name, papers and benchmarks by id. */
interface ModelCounts {
  readonly claims: Int32Array;
  readonly papers: Int32Array;
  readonly benchmarks: Int32Array;
}

/** Rows whose models are summarized. */
interface Selection {
  readonly table: FacetTable;
  /** In order. */
  readonly rows: Int32Array;
}

/** Returns the rows of known models, those of one model after the other, each in order. */
function sortByModel({ table, rows }: Selection): Int32Array {
  const named = table.dictionaries.model.values;
  const { codes, values } = table.derived.model;
  const isKnown = Uint8Array.from(named, (model) => (model.isKnown ? 1 : 0));
  const next = new Int32Array(values.length + 1);
  for (let i = 0; i < rows.length; i++) {
    const code = table.model[rows[i] ?? 0] ?? 0;
    const after = (codes[code] ?? 0) + 1;
    if (isKnown[code] === 1) next[after] = (next[after] ?? 0) + 1;
  }
  for (let model = 0; model < values.length; model++) next[model + 1] = (next[model + 1] ?? 0) + (next[model] ?? 0);
  const sorted = new Int32Array(next[values.length] ?? 0);
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    const code = table.model[row] ?? 0;
    const model = codes[code] ?? 0;
    if (isKnown[code] !== 1) continue;
    const at = next[model] ?? 0;
    sorted[at] = row;
    next[model] = at + 1;
  }
  return sorted;
}

function countByModel(selection: Selection): ModelCounts {
  const { model: of, paper, derived, dictionaries, lists } = selection.table;
  const models = derived.model.codes;
  const benchmarkIds = derived.benchmark.codes;
  const claims = new Int32Array(dictionaries.model.values.length);
  const [papers, benchmarks] = [
    new Int32Array(derived.model.values.length),
    new Int32Array(derived.model.values.length),
  ];
  const lastModel = new Int32Array(derived.benchmark.values.length).fill(-1);
  let [model, lastPaper] = [-1, -1];
  for (const row of sortByModel(selection)) {
    const code = of[row] ?? 0;
    claims[code] = (claims[code] ?? 0) + 1;
    const [own, ownPaper] = [models[code] ?? 0, paper[row] ?? 0];
    // The claims of a paper are consecutive.
    if (own !== model || ownPaper !== lastPaper) papers[own] = (papers[own] ?? 0) + 1;
    [model, lastPaper] = [own, ownPaper];
    forEachCode(lists.benchmark, row, (name) => {
      const benchmark = benchmarkIds[name] ?? 0;
      if (lastModel[benchmark] === own) return;
      lastModel[benchmark] = own;
      benchmarks[own] = (benchmarks[own] ?? 0) + 1;
    });
  }
  return { claims, papers, benchmarks };
}

/** Summarizes the models of rows, in no order. Bare sizes ("7B model") are excluded, as they differ between papers. */
function summarizeModels(selection: Selection, names: ReadonlyMap<string, string>): ModelSummary[] {
  const { dictionaries, derived } = selection.table;
  const { codes, values } = derived.model;
  const { claims, papers, benchmarks } = countByModel(selection);
  const models = new Map<number, ModelSummary>();
  for (const [code, { family, size_b, active_b }] of dictionaries.model.values.entries()) {
    const count = claims[code] ?? 0;
    if (count === 0) continue;
    const model = codes[code] ?? 0;
    const id = values[model] ?? "";
    const known = models.get(model);
    models.set(model, {
      id,
      name: known?.name ?? names.get(id) ?? id,
      family: firstOf(known?.family ?? null, family),
      size_b: maxOf(known?.size_b ?? null, size_b),
      active_b: maxOf(known?.active_b ?? null, active_b),
      claims: (known?.claims ?? 0) + count,
      papers: papers[model] ?? 0,
      benchmarks: benchmarks[model] ?? 0,
    });
  }
  return [...models.values()];
}

const byClaims = (a: ModelSummary, b: ModelSummary): number =>
  b.claims - a.claims || (a.id === b.id ? 0 : a.id < b.id ? -1 : 1);

/** The models of all claims except rejected ones, those with most claims first. */
interface AllModels {
  readonly table: FacetTable;
  readonly names: ReadonlyMap<string, string>;
  readonly models: SortedSummaries<ModelSummary>;
}

/** Lists the rows whose models are among some of them, by code of the id, without rejected claims. */
function listRowsOfModels(table: FacetTable, requested: ReadonlySet<number>): Int32Array {
  const { facts, model, derived } = table;
  const isListed = Uint8Array.from(derived.model.codes, (id) => (requested.has(id) ? 1 : 0));
  const isRejected = findRejectedFacts(table);
  const rows: number[] = [];
  for (let row = 0; row < model.length; row++)
    if (isListed[model[row] ?? 0] === 1 && isRejected[facts[row] ?? 0] === 0) rows.push(row);
  return Int32Array.from(rows);
}

function extendModels(db: Db, outdated: AllModels, changed: readonly number[]): AllModels {
  const table = getFacetTable(db);
  const names = getModelNames(db);
  const { model: ids } = table.derived;
  const { codes, values } = ids;
  const touched = new Set<number>();
  for (const one of [outdated.table, table])
    for (const row of listRowsOf(one, changed)) touched.add(codes[one.model[row] ?? 0] ?? 0);
  const isRenamed = ({ id, name }: ModelSummary): boolean => name !== (names.get(id) ?? id);
  if (names !== outdated.names) for (const { id } of outdated.models.list.filter(isRenamed)) touched.add(ids.find(id));
  const fresh = summarizeModels({ table, rows: listRowsOfModels(table, touched) }, names);
  const replaced = new Set([...touched].map((model) => values[model] ?? ""));
  return { table, names, models: replaceSummaries(outdated.models, replaced, fresh, byClaims) };
}

const getAllModels = cacheExtendedRead<AllModels>("all models", {
  readAll: (db) => {
    const { table, matching } = selectClaims(db, buildClaimQuery());
    const names = getModelNames(db);
    return { table, names, models: sortSummaries(summarizeModels({ table, rows: matching }, names), byClaims) };
  },
  // Codes are those of the dictionaries.
  canExtend: (db, { table }) => table.dictionaries === getFacetTable(db).dictionaries,
  extend: extendModels,
});

/** Finds a model by its id. */
export const findModelById = (db: Db, id: string): ModelSummary | undefined => getAllModels(db).models.byId.get(id);

const cacheSelected = createReadCache<readonly ModelSummary[]>("models of claims", 16);

/**
 * Lists the models of claims, those with most claims first.
 * @param query selects claims; by default all except rejected ones
 */
export function listModels(db: Db, query?: ClaimQuery): readonly ModelSummary[] {
  const key = query === undefined ? "" : toFilterKey(query);
  if (query === undefined || key === "") return getAllModels(db).models.list;
  return cacheSelected(db, key, (exact) => {
    const { table, matching } = selectClaims(exact, query);
    return summarizeModels({ table, rows: matching }, getModelNames(exact)).sort(byClaims);
  });
}
