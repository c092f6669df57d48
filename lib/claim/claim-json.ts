import type { Claim, ClaimRecord } from "./claim";
import { CLAIM_COLUMNS, type ColumnKey, getCellValue } from "./columns";
import { formatClaimScope } from "./scope";
import { formatSystemName } from "./system-name";

/** Keys of a claim record in the order of the contract; `spans` replaces the two evidence columns of tables, and
 * `slot_confidence`, which tables lack, follows the grade. */
export const RECORD_KEYS = CLAIM_COLUMNS.flatMap(({ key }): (keyof ClaimRecord)[] => {
  if (key === "evidence_start") return ["spans", "inferred"];
  if (key === "grade") return ["grade", "slot_confidence"];
  return key === "evidence_end" ? [] : [key];
});

/** Adds the derived keys to a claim. */
export const toClaimRecord = (claim: Claim): ClaimRecord => ({
  ...claim,
  system: formatSystemName(claim),
  scope: formatClaimScope(claim),
});

/** Serializes a claim as one line of JSON, complete or with the given columns only. */
export function toClaimJson(claim: Claim, columns?: readonly ColumnKey[]): string {
  const record = toClaimRecord(claim);
  const entries = columns
    ? columns.map((key) => [key, getCellValue(claim, key)])
    : RECORD_KEYS.map((key) => [key, record[key]]);
  return JSON.stringify(Object.fromEntries(entries));
}
