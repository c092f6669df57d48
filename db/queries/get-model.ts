import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import { toModelId } from "@/lib/claim/model-id";
import { toModelKey } from "@/lib/claim/model-names";
import { buildClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { claims } from "../schema";
import { cacheExtendedRead, isOneOfKeys } from "./changed-papers";
import { isNotRejected } from "./claim-expressions";
import { toClaimOrder } from "./claim-order";
import { readClaims } from "./claim-row";
import { modelGroupKey, toClaimCondition } from "./claim-where";
import { listModels, type ModelSummary } from "./list-models";

export interface ModelDetails {
  readonly model: ModelSummary;
  /** Claims about it as the system, newest papers first. */
  readonly claims: Claim[];
  /** Claims about other systems that name it as the baseline. */
  readonly baselineClaims: Claim[];
}

/** Baseline texts by the key of the model that they name. */
type Wordings = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns wordings with those of other claims. */
function addWordings(db: Db, wordings: Wordings, where: SQL): Wordings {
  const texts = db
    .selectDistinct({ text: claims.baseline })
    .from(claims)
    .where(and(isNotNull(claims.baseline), where))
    .all();
  const byKey = new Map(wordings);
  for (const { text } of texts) {
    const key = toModelKey(text ?? "");
    if (text !== null && !byKey.get(key)?.has(text)) byKey.set(key, new Set([...(byKey.get(key) ?? []), text]));
  }
  return byKey;
}

const getWordings = cacheExtendedRead<Wordings>("baseline wordings", {
  readAll: (db) => addWordings(db, new Map(), sql`1`),
  // Texts without a claim do no harm.
  extend: (db, outdated, changed) => addWordings(db, outdated, isOneOfKeys(claims.paper_pk, changed)),
});

/** Finds the baseline texts that name one of the model keys. */
function findBaselineWordings(db: Db, keys: readonly string[]): string[] {
  const wordings = getWordings(db);
  return [...new Set(keys)].flatMap((key) => [...(wordings.get(key) ?? [])]);
}

/** Finds a model by its id or by a spelling of its name, such as an id of an older version. */
function findModel(db: Db, idOrName: string): ModelSummary | undefined {
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
  const query = buildClaimQuery({ model: [model.id] });
  const systemCondition = toClaimCondition(db, query);
  const orderBy = toClaimOrder(query);
  const found = readClaims(db, { where: systemCondition, orderBy });
  const spellings = [model.id, model.name, ...found.flatMap((claim) => claim.model ?? [])];
  const wordings = findBaselineWordings(db, spellings.map(toModelKey).filter(Boolean));
  const isOtherModel = sql`coalesce(${modelGroupKey} <> ${model.id}, 1)`;
  const baselineCondition = and(inArray(claims.baseline, wordings), isNotRejected, isOtherModel) ?? sql`0`;
  return {
    model,
    claims: found,
    baselineClaims: wordings.length === 0 ? [] : readClaims(db, { where: baselineCondition, orderBy }),
  };
}
