import { type Claim, type ExtractedClaim, getClaimKind, SLOTS } from "@/lib/claim/claim";
import { formatGrade } from "@/lib/claim/grade";
import { formatProvenance } from "@/lib/claim/provenance";
import { sliceSpan } from "@/lib/claim/span";

/** Formats a claim with its filled slots and the span of each in the abstract, or how it was inferred. */
export function formatClaim(claim: ExtractedClaim, abstract: string): string[] {
  const grade = claim.grade === null ? formatGrade(null) : `grade ${claim.grade}`;
  const head = `${getClaimKind(claim)}, rule ${claim.rule}, confidence ${claim.confidence}, ${grade}, ${claim.role}`;
  const slots = SLOTS.filter((slot) => hasValue(claim[slot])).map((slot) => {
    const span = claim.spans[slot];
    const value = [claim[slot]].flat().join(", ").padEnd(28);
    if (span) return `  ${slot.padEnd(15)}${value} ${span[0]}–${span[1]} "${sliceSpan(abstract, span)}"`;
    return `  ${slot.padEnd(15)}${value} ${claim.inferred[slot] ? `inferred: ${formatProvenance(claim.inferred[slot])}` : ""}`.trimEnd();
  });
  const more = (["gain_kind", "unit", "aggregate", "model_id", "metric_id", "points", "relative", "error_cut"] as const)
    .filter((key) => hasValue(claim[key]))
    .map((key) => `${key} ${claim[key]}`);
  const check = claim.check === "mismatch" ? [`  arithmetic mismatch: ${claim.check_note}`] : [];
  return [head, ...slots, ...(more.length > 0 ? [`  ${more.join(", ")}`] : []), ...check];
}

const hasValue = (value: Claim[keyof Claim]): boolean =>
  value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
