import { and, inArray, ne, or, sql } from "drizzle-orm";
import type { Claim } from "../../lib/claim";
import { claimQuery } from "../../lib/claim-query";
import type { CompareQuery } from "../../lib/compare-path";
import type { Db } from "../open";
import { claims } from "../schema";
import { claimOrder } from "./claim-order";
import { readClaims } from "./claim-row";
import { claimWhere } from "./claim-where";

/** More claims than this make no table that a person reads. */
const MOST = 1000;

/** Every claim that a comparison names, by itself, by its paper or by its model; each once. */
export function listCompared(db: Db, { claim, paper, model }: CompareQuery): Claim[] {
  const named = or(
    claim.length > 0 ? inArray(claims.id, [...claim]) : undefined,
    paper.length > 0 ? claimWhere(claimQuery({ paper })) : undefined,
    model.length > 0 ? claimWhere(claimQuery({ model })) : undefined,
  );
  const where = and(ne(claims.status, "rejected"), named ?? sql`0`) ?? sql`0`;
  return readClaims(db, { where, orderBy: claimOrder(claimQuery()), limit: MOST });
}
