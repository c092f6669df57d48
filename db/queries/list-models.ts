import { type SQL, sql } from "drizzle-orm";
import type { ClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { claims } from "../schema";
import { isNotRejected } from "./claim-expressions";
import { modelGroupKey, toClaimCondition } from "./claim-where";
import { getModelNames } from "./display-names";
import { toFilterKey } from "./filter-key";
import { cacheRead, createReadCache } from "./versioned-cache";

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

/** Reads the models of selected claims, those with most claims first. Bare sizes ("7B model") are excluded, as they differ between papers. */
function readModels(db: Db, where: SQL): ModelSummary[] {
  const names = getModelNames(db);
  const rows = db.all<
    Omit<ModelSummary, "name">
  >(sql`SELECT min(${modelGroupKey}) AS id, min(${claims.model_family}) AS family,
    max(${claims.size_b}) AS size_b, max(${claims.active_b}) AS active_b, count(*) AS claims,
    count(DISTINCT ${claims.paper_pk}) AS papers
    FROM ${claims} WHERE ${claims.model_id} IS NOT NULL AND ${where}
    GROUP BY ${modelGroupKey} ORDER BY claims DESC, id`);
  return rows.map((row) => ({ ...row, name: names.get(row.id) ?? row.id }));
}

const listAllModels = cacheRead("models", (db) => readModels(db, isNotRejected));

const cacheSelected = createReadCache<readonly ModelSummary[]>("models of claims", 16);

/**
 * Lists the models of claims, those with most claims first.
 * @param query selects claims; by default all except rejected ones
 */
export function listModels(db: Db, query?: ClaimQuery): readonly ModelSummary[] {
  const key = query === undefined ? "" : toFilterKey(query);
  if (query === undefined || key === "") return listAllModels(db);
  return cacheSelected(db, key, (exact) => readModels(exact, toClaimCondition(exact, query)));
}
