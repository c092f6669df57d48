import { type ExtractedClaim, SLOTS } from "./claim";
import { inFigureRange } from "./number-range";
import { extractedClaimSchema } from "./schema";

/** Slots whose numbers are written in the text or given by a person; what is computed from them may be larger. */
const WRITTEN = ["size_b", "active_b", "before", "after", "of", "gain", "gain_max"] as const;

export interface CheckedClaims {
  /** Those that keep the contract, unchanged and in their order. */
  readonly claims: ExtractedClaim[];
  /** One sentence for each that does not: which one it is and what is wrong with it. */
  readonly faults: readonly string[];
}

/**
 * Separates the claims of an abstract that keep the contract from those that do not: every slot of its type, numbers
 * finite, a confidence between 0 and 1, spans inside the abstract with their start before their end. Never throws.
 */
export function checkClaims(claims: readonly ExtractedClaim[], { length }: string): CheckedClaims {
  const kept: ExtractedClaim[] = [];
  const faults: string[] = [];
  for (const [i, claim] of claims.entries()) {
    const fault = shapeFault(claim) ?? spanFault(claim, length) ?? numberFault(claim);
    if (fault === null) kept.push(claim);
    else faults.push(`claim ${i + 1} was left out: ${fault}; please report it`);
  }
  return { claims: kept, faults };
}

/** The first slot that does not keep the schema, and why. */
function shapeFault(claim: ExtractedClaim): string | null {
  const [issue] = extractedClaimSchema.safeParse(claim).error?.issues ?? [];
  return issue ? `${issue.path.join(".") || "the claim"}: ${issue.message}` : null;
}

function spanFault({ spans }: ExtractedClaim, length: number): string | null {
  for (const slot of SLOTS) {
    const span = spans[slot];
    if (span && !(span[0] < span[1] && span[1] <= length))
      return `spans.${slot}: [${span.join(", ")}] is not a range within an abstract of ${length} characters`;
  }
  return null;
}

function numberFault(claim: ExtractedClaim): string | null {
  const slot = WRITTEN.find((one) => !inFigureRange(claim[one] ?? 0));
  return slot === undefined ? null : `${slot}: ${claim[slot]} is too large`;
}
