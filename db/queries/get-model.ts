import { and, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Claim } from "../../lib/claim";
import { claimQuery } from "../../lib/claim-query";
import { modelKey } from "../../lib/model-names";
import type { Db } from "../open";
import { claims } from "../schema";
import { claimOrder } from "./claim-order";
import { readClaims } from "./claim-row";
import { claimWhere, modelGroup } from "./claim-where";
import { listModels, type ModelSummary } from "./list-models";

export interface ModelPage {
  readonly model: ModelSummary;
  /** All claims whose system it is, those of the newest papers first. */
  readonly claims: Claim[];
  /** Claims of other systems that name it as what they are compared with. */
  readonly rivals: Claim[];
}

/** The wordings of what claims are compared with that name one of the keys. */
function wordingsOf(db: Db, keys: ReadonlySet<string>): string[] {
  const wordings = db.selectDistinct({ text: claims.baseline }).from(claims).where(isNotNull(claims.baseline)).all();
  return wordings.flatMap(({ text }) => (text !== null && keys.has(modelKey(text)) ? [text] : []));
}

/** One model with everything that is reported on it, as a system and as a rival; null where no claim names it. */
export function getModel(db: Db, id: string): ModelPage | null {
  const model = listModels(db).find((each) => each.id.toLowerCase() === id.toLowerCase());
  if (!model) return null;
  const query = claimQuery({ model: [model.id] });
  const own = claimWhere(query);
  const orderBy = claimOrder(query);
  const found = readClaims(db, { where: own, orderBy });
  const spellings = [model.id, model.name, ...found.flatMap((claim) => claim.model ?? [])];
  const wordings = wordingsOf(db, new Set(spellings.map(modelKey).filter(Boolean)));
  const others = sql`coalesce(${modelGroup} <> ${model.id}, 1)`;
  const against = and(inArray(claims.baseline, wordings), ne(claims.status, "rejected"), others) ?? sql`0`;
  return { model, claims: found, rivals: wordings.length === 0 ? [] : readClaims(db, { where: against, orderBy }) };
}
