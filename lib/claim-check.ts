import type { z } from "zod";
import { type ExtractedClaim, SLOTS } from "./claim";
import { extractedClaimSchema } from "./claim-schema";
import { inFigureRange } from "./figure-range";

/** Slots whose numbers are written in the text or given by a person; what is computed from them may be larger. */
const WRITTEN = ["size_b", "active_b", "before", "after", "of", "gain", "gain_max"] as const;

/** What the claims of an abstract of so many UTF-16 units have to be before they are stored or given out. */
const checkedSchema = (length: number) =>
  extractedClaimSchema.superRefine((claim, context) => {
    const report = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
    for (const slot of SLOTS) {
      const span = claim.spans[slot];
      if (span && !(span[0] < span[1] && span[1] <= length))
        report(["spans", slot], `[${span.join(", ")}] is no range of an abstract of ${length} characters`);
    }
    for (const slot of WRITTEN) {
      const value = claim[slot];
      if (value !== null && !inFigureRange(value)) report([slot], `${value} is too large`);
    }
  });

export interface CheckedClaims {
  /** Those that keep the contract, unchanged and in their order. */
  readonly claims: ExtractedClaim[];
  /** One sentence for each that does not: which one it is and what is wrong with it. */
  readonly faults: readonly string[];
}

/**
 * Separates the claims of an abstract that keep the contract from those that do not: every slot of its type, numbers
 * finite, a confidence between 0 and 1, spans inside the abstract. Never throws.
 */
export function checkClaims(claims: readonly ExtractedClaim[], { length }: string): CheckedClaims {
  const schema = checkedSchema(length);
  const kept: ExtractedClaim[] = [];
  const faults: string[] = [];
  for (const [i, claim] of claims.entries()) {
    const { error } = schema.safeParse(claim);
    if (error === undefined) kept.push(claim);
    else faults.push(`claim ${i + 1} was left out: ${firstFault(error)}; please report it`);
  }
  return { claims: kept, faults };
}

function firstFault({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join(".") || "the claim"}: ${issue?.message ?? "not valid"}`;
}
