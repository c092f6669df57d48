import type { Claim } from "./claim";
import { CLAIM_COLUMNS, type ColumnKey, getCellValue } from "./columns";

/** Keys of a claim record in the order of the contract; `spans` replaces the two evidence columns of tables. */
export const RECORD_KEYS = CLAIM_COLUMNS.flatMap(({ key }): (keyof Claim)[] => {
  if (key === "evidence_start") return ["spans", "inferred"];
  return key === "evidence_end" ? [] : [key];
});

/** Serializes a claim as one line of JSON, complete or with the given columns only. */
export function toClaimJson(claim: Claim, columns?: readonly ColumnKey[]): string {
  const entries = columns
    ? columns.map((key) => [key, getCellValue(claim, key)])
    : RECORD_KEYS.map((key) => [key, claim[key]]);
  return JSON.stringify(Object.fromEntries(entries));
}
