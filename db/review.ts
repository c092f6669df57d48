import { eq } from "drizzle-orm";
import type { Claim } from "../lib/claim";
import { toClaimRow } from "./claim-rows";
import { claimStore } from "./claim-store";
import { applyCorrections, parseCorrection } from "./corrections";
import type { Db } from "./open";
import { getClaim } from "./queries/get-claim";
import { claims, corrections } from "./schema";

/** Accepts or rejects a claim, or takes that back; false where there is no such claim. */
export function reviewClaim(db: Db, id: string, status: Claim["status"]): boolean {
  return db.update(claims).set({ status }).where(eq(claims.id, id)).run().changes > 0;
}

/** What a person says of one slot of a claim. */
export interface Correction {
  readonly slot: string;
  readonly value: unknown;
  readonly by: string | null;
}

/** Sets a slot of a claim right, for good; false where there is no such claim or the slot cannot hold the value. */
export function correctClaim(db: Db, id: string, { slot, value, by }: Correction, now = new Date()): boolean {
  const parsed = parseCorrection(slot, value);
  const correct = db.$client.transaction(() => {
    const claim = getClaim(db, id);
    const stored = db.select().from(claims).where(eq(claims.id, id)).get();
    if (!claim || !stored || !parsed) return false;
    const note = { claim_id: id, slot, value: JSON.stringify(value), made_at: now.toISOString(), made_by: by };
    db.insert(corrections).values(note).run();
    const { pk, paper_pk, position } = stored;
    const row = toClaimRow(applyCorrections(claim, [parsed]), { paper_pk, position, id, status: "corrected" });
    claimStore(db).put(pk, row);
    return true;
  });
  return correct.immediate();
}
