import { buildClaimQuery, type ClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { getModelNames } from "./display-names";
import { toFilterKey } from "./filter-key";
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
}

const maxOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

const isBefore = (a: string, b: string): boolean => foldCase(a) < foldCase(b);
const firstOf = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? (a ?? b) : isBefore(b, a) ? b : a;

/** Summarizes the models of selected claims, those with most claims first. Bare sizes ("7B model") are excluded, as they differ between papers. */
function summarizeModels(db: Db, query: ClaimQuery): ModelSummary[] {
  const { table, matching } = selectClaims(db, query);
  const named = table.dictionaries.model.values;
  const { codes, values } = table.derived.model;
  const [claims, lastPaper] = [new Int32Array(named.length), new Int32Array(values.length).fill(-1)];
  const papers = new Int32Array(values.length);
  for (const row of matching) {
    const code = table.model[row] ?? 0;
    if (!named[code]?.isKnown) continue;
    claims[code] = (claims[code] ?? 0) + 1;
    const model = codes[code] ?? 0;
    // The claims of a paper are consecutive.
    const paper = table.paper[row] ?? 0;
    if (lastPaper[model] === paper) continue;
    lastPaper[model] = paper;
    papers[model] = (papers[model] ?? 0) + 1;
  }
  const names = getModelNames(db);
  const models = new Map<number, ModelSummary>();
  for (const [code, { family, size_b, active_b }] of named.entries()) {
    const count = claims[code] ?? 0;
    if (count === 0) continue;
    const model = codes[code] ?? 0;
    const id = values[model] ?? "";
    const known = models.get(model) ?? {
      id,
      name: names.get(id) ?? id,
      family,
      size_b,
      active_b,
      claims: 0,
      papers: 0,
    };
    models.set(model, {
      ...known,
      family: firstOf(known.family, family),
      size_b: maxOf(known.size_b, size_b),
      active_b: maxOf(known.active_b, active_b),
      claims: known.claims + count,
      papers: papers[model] ?? 0,
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
