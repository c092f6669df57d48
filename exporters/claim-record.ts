import type { Claim } from "../lib/claim";
import { CLAIM_COLUMNS } from "../lib/claim-columns";

/** The keys of a claim as a record, in the contract's order; the evidence is `spans`, which tables show as two columns. */
const KEYS = CLAIM_COLUMNS.flatMap(({ key }): (keyof Claim)[] => {
  if (key === "evidence_start") return ["spans", "inferred"];
  return key === "evidence_end" ? [] : [key];
});

/** A claim as JSON on one line. */
export function toClaimJson(claim: Claim): string {
  return JSON.stringify(Object.fromEntries(KEYS.map((key) => [key, claim[key]])));
}
