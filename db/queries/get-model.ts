import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { toModelId } from "@/lib/claim/model-id";
import { toModelKey } from "@/lib/claim/model-names";
import type { ResultClaim } from "@/lib/compare/result-claim";
import { SharedMap } from "@/lib/format/shared-map";
import { buildClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { claims } from "../schema";
import { cacheExtendedRead, isOneOfKeys } from "./changed-papers";
import { isNotRejected } from "./claim-expressions";
import { toClaimOrder } from "./claim-order";
import { listPks } from "./claim-row";
import { modelGroupKey } from "./claim-where";
import { findModelById, listModels, type ModelSummary } from "./list-models";
import { listModelClaimPks } from "./list-named-claims";
import { readResultClaims } from "./result-claims";

export interface ModelDetails {
  readonly model: ModelSummary;
  /** Claims about it as the system, newest papers first. */
  readonly claims: readonly ResultClaim[];
  /** Claims about other systems that name it as the baseline. */
  readonly baselineClaims: readonly ResultClaim[];
}

/** Baseline texts by the key of the model that they name. */
type Wordings = SharedMap<string, ReadonlySet<string>>;

/** Returns wordings with those of other claims; the same object if there are no others. */
function addWordings(db: Db, wordings: Wordings, where: SQL): Wordings {
  const texts = db
    .selectDistinct({ text: claims.baseline })
    .from(claims)
    .where(and(isNotNull(claims.baseline), where))
    .all();
  const added = new Map<string, Set<string>>();
  for (const { text } of texts) {
    const key = toModelKey(text ?? "");
    if (text !== null && !wordings.get(key)?.has(text))
      added.set(key, (added.get(key) ?? new Set(wordings.get(key))).add(text));
  }
  return added.size === 0 ? wordings : wordings.change(added);
}

export const getBaselineWordings = cacheExtendedRead<Wordings>("baseline wordings", {
  readAll: (db) => addWordings(db, SharedMap.of([]), sql`1`),
  // Texts without a claim do no harm.
  extend: (db, outdated, changed) => addWordings(db, outdated, isOneOfKeys(claims.paper_pk, changed)),
});

/** Finds the baseline texts that name one of the model keys. */
function findBaselineWordings(db: Db, keys: readonly string[]): string[] {
  const wordings = getBaselineWordings(db);
  return [...new Set(keys)].flatMap((key) => [...(wordings.get(key) ?? [])]);
}

/** Finds a model by its id or by a spelling of its name, such as an id of an older version. */
function findModel(db: Db, idOrName: string): ModelSummary | undefined {
  const exact = findModelById(db, idOrName);
  if (exact) return exact;
  const models = new Map(listModels(db).map((model) => [model.id.toLowerCase(), model]));
  const byId = models.get(idOrName.toLowerCase()) ?? models.get(toModelId(idOrName));
  if (byId) return byId;
  const named = db.select({ id: claims.model_id }).from(claims).where(eq(claims.model, idOrName)).get();
  return models.get(named?.id?.toLowerCase() ?? "");
}

/** Returns a model with its claims as system and as baseline; null if no claim names it. */
export function getModel(db: Db, id: string): ModelDetails | null {
  const model = findModel(db, id);
  if (!model) return null;
  const read = (pks: readonly number[]): ResultClaim[] => readResultClaims(db, pks).map(({ claim }) => claim);
  const found = read(listModelClaimPks(db, model.id));
  const spellings = new Set([model.id, model.name, ...found.flatMap((claim) => claim.model ?? [])]);
  const wordings = findBaselineWordings(db, [...spellings].map(toModelKey).filter(Boolean));
  const isOtherModel = sql`coalesce(${modelGroupKey} <> ${model.id}, 1)`;
  const where = and(inArray(claims.baseline, wordings), isNotRejected, isOtherModel) ?? sql`0`;
  const orderBy = toClaimOrder(buildClaimQuery());
  return {
    model,
    claims: found,
    baselineClaims: wordings.length === 0 ? [] : read(listPks(db, { where, orderBy })),
  };
}
