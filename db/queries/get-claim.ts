import { eq } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import type { Db } from "../open";
import { claims } from "../schema";
import { readClaims } from "./claim-row";

/** Returns a claim by id, including rejected ones; null if there is none. */
export function getClaim(db: Db, id: string): Claim | null {
  return readClaims(db, { where: eq(claims.id, id), limit: 1 })[0] ?? null;
}
