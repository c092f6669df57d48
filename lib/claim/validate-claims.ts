import { type ExtractedClaim, SLOTS } from "./claim";
import { inFigureRange } from "./number-range";
import { extractedClaimSchema } from "./schema";

/** Slots with numbers from the text or from a user; computed numbers may be larger. */
const WRITTEN = ["size_b", "active_b", "before", "after", "of", "gain", "gain_max"] as const;

export interface CheckedClaims {
  /** Valid claims, unchanged and in order. */
  readonly claims: readonly ExtractedClaim[];
  /** One message for each invalid claim, with its position and error. */
  readonly faults: readonly string[];
}

/** Lists without an invalid claim and the length of their abstract, so that they are not checked again. */
const valid = new WeakMap<readonly ExtractedClaim[], number>();

/**
 * Separates valid claims of an abstract from invalid ones. A valid claim has slots of the right type, finite numbers, a
 * confidence between 0 and 1, and spans inside the abstract. Never throws.
 */
export function checkClaims(claims: readonly ExtractedClaim[], { length }: string): CheckedClaims {
  if (valid.get(claims) === length) return { claims, faults: [] };
  const kept: ExtractedClaim[] = [];
  const faults: string[] = [];
  for (const [i, claim] of claims.entries()) {
    const fault = shapeFault(claim) ?? spanFault(claim, length) ?? numberFault(claim);
    if (fault === null) kept.push(claim);
    else faults.push(`claim ${i + 1} was left out: ${fault}; please report it`);
  }
  if (faults.length === 0) valid.set(claims, length);
  return { claims: kept, faults };
}

/** Returns the first violation of the schema, or null. */
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
