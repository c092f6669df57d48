import { buildClaimQuery, type ClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { getModelNames } from "./display-names";
import { toFilterKey } from "./filter-key";
import { forEachCode } from "./list-column";
import { type ClaimSet, selectClaims } from "./select-claims";
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

/** Returns the selected rows of known models, those of one model after the other, each in order. */
function sortByModel({ table, matching }: ClaimSet): Int32Array {
  const named = table.dictionaries.model.values;
  const { codes, values } = table.derived.model;
  const isKnown = Uint8Array.from(named, (model) => (model.isKnown ? 1 : 0));
  const next = new Int32Array(values.length + 1);
  for (const row of matching) {
    const code = table.model[row] ?? 0;
    const after = (codes[code] ?? 0) + 1;
    if (isKnown[code] === 1) next[after] = (next[after] ?? 0) + 1;
  }
  for (let model = 0; model < values.length; model++) next[model + 1] = (next[model + 1] ?? 0) + (next[model] ?? 0);
  const rows = new Int32Array(next[values.length] ?? 0);
  for (const row of matching) {
    const code = table.model[row] ?? 0;
    const model = codes[code] ?? 0;
    if (isKnown[code] !== 1) continue;
    const at = next[model] ?? 0;
    rows[at] = row;
    next[model] = at + 1;
  }
  return rows;
}

function countByModel(set: ClaimSet): ModelCounts {
  const { model: of, paper, derived, dictionaries, lists } = set.table;
  const models = derived.model.codes;
  const benchmarkIds = derived.benchmark.codes;
  const claims = new Int32Array(dictionaries.model.values.length);
  const [papers, benchmarks] = [
    new Int32Array(derived.model.values.length),
    new Int32Array(derived.model.values.length),
  ];
  const lastModel = new Int32Array(derived.benchmark.values.length).fill(-1);
  let [model, lastPaper] = [-1, -1];
  for (const row of sortByModel(set)) {
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

/** Summarizes the models of selected claims, those with most claims first. Bare sizes ("7B model") are excluded, as they differ between papers. */
function summarizeModels(db: Db, query: ClaimQuery): ModelSummary[] {
  const set = selectClaims(db, query);
  const named = set.table.dictionaries.model.values;
  const { codes, values } = set.table.derived.model;
  const { claims, papers, benchmarks } = countByModel(set);
  const names = getModelNames(db);
  const models = new Map<number, ModelSummary>();
  for (const [code, { family, size_b, active_b }] of named.entries()) {
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
  return [...models.values()].sort((a, b) => b.claims - a.claims || (a.id < b.id ? -1 : 1));
}

const cacheModels = createReadCache<readonly ModelSummary[]>("models", 16);

/**
 * Lists the models of claims, those with most claims first.
 * @param query selects claims; by default all except rejected ones
 */
export const listModels = (db: Db, query: ClaimQuery = buildClaimQuery()): readonly ModelSummary[] =>
  cacheModels(db, toFilterKey(query), (exact) => summarizeModels(exact, query));
