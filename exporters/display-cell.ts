import type { Claim } from "@/lib/claim/claim";
import { type CellValue, CLAIM_COLUMNS, type ColumnKey, getCellValue } from "@/lib/claim/columns";
import { formatQualifiedGain, getQualifierSign, getValueQualifier, joinQualifier } from "@/lib/claim/qualifier";
import { formatEvaluation } from "@/lib/claim/scope";
import { formatModelSize, formatNumber, formatPoints, formatValue, MISSING } from "@/lib/format/numbers";

/** Cells for tables in documents: every value with its unit, missing values as "—". */

function formatPlain(value: CellValue): string {
  if (value === null || value === "") return MISSING;
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : value.join(", ") || MISSING;
}

/** Formats the stated gain, after "≠" if it does not agree with before and after, or the computed one in parentheses. */
function formatGain(claim: Claim): string {
  if (claim.gain === null) return claim.points === null ? MISSING : `(${formatPoints(claim.points, claim.unit)})`;
  return `${claim.check === "mismatch" ? "≠ " : ""}${formatQualifiedGain(claim)}`;
}

function formatAfter(claim: Claim): string {
  const value = formatValue(claim.after, claim.unit, claim.of);
  return claim.after === null ? value : joinQualifier(getQualifierSign(getValueQualifier(claim)), value);
}

/** Formats the value of a claim in a column. */
export function formatDisplayCell(claim: Claim, key: ColumnKey): string {
  switch (key) {
    case "before":
      return formatValue(claim.before, claim.unit);
    case "after":
      return formatAfter(claim);
    case "gain":
      return formatGain(claim);
    case "points":
      return formatPoints(claim.points, claim.unit);
    case "size_b":
      return formatModelSize(claim.size_b);
    case "active_b":
      return formatModelSize(claim.active_b);
    case "benchmarks":
      return formatEvaluation(claim) ?? MISSING;
    default:
      return formatPlain(getCellValue(claim, key));
  }
}

const COLUMNS_BY_KEY: ReadonlyMap<string, (typeof CLAIM_COLUMNS)[number]> = new Map(
  CLAIM_COLUMNS.map((c) => [c.key, c]),
);

/** Returns the heading of a column without its unit, which is in the cells: "Size", not "Size (B)". */
export function formatDisplayLabel(key: ColumnKey): string {
  return (COLUMNS_BY_KEY.get(key)?.label ?? key).replace(/ \(B\)$/, "");
}

/** Whether the cells of a column are right-aligned. */
export function isNumericColumn(key: ColumnKey): boolean {
  return COLUMNS_BY_KEY.get(key)?.type === "number";
}
