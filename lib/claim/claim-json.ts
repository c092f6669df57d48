import type { Claim } from "./claim";
import { CLAIM_COLUMNS, type ColumnKey, getCellValue } from "./columns";

/** The keys of a claim as a record, in the contract's order; the evidence is `spans`, which tables show as two columns. */
export const RECORD_KEYS = CLAIM_COLUMNS.flatMap(({ key }): (keyof Claim)[] => {
  if (key === "evidence_start") return ["spans", "inferred"];
  return key === "evidence_end" ? [] : [key];
});

/** A claim as JSON on one line, whole or cut to some columns. */
export function toClaimJson(claim: Claim, columns?: readonly ColumnKey[]): string {
  const entries = columns
    ? columns.map((key) => [key, getCellValue(claim, key)])
    : RECORD_KEYS.map((key) => [key, claim[key]]);
  return JSON.stringify(Object.fromEntries(entries));
}
