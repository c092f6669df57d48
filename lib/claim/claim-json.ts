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

const DERIVED_VALUES = { system: formatSystemName, scope: formatClaimScope } as const;

/** Adds the derived keys to a claim. */
export const toClaimRecord = (claim: Claim): ClaimRecord => ({
  ...claim,
  system: DERIVED_VALUES.system(claim),
  scope: DERIVED_VALUES.scope(claim),
});

const getRecordValue = (claim: Claim, key: keyof ClaimRecord): unknown =>
  key === "system" || key === "scope" ? DERIVED_VALUES[key](claim) : claim[key];

/**
 * Serializes a claim as one line of JSON, complete or with the given columns only. It is called for every claim of an
 * export, and therefore makes no list of entries.
 */
export function toClaimJson(claim: Claim, columns?: readonly ColumnKey[]): string {
  const ordered: Record<string, unknown> = {};
  if (columns) for (const key of columns) ordered[key] = getCellValue(claim, key);
  else for (const key of RECORD_KEYS) ordered[key] = getRecordValue(claim, key);
  return JSON.stringify(ordered);
}
