import { z } from "zod";
import { hasCommonWords, hasSameBenchmarks, isSameSystem } from "@/eval/name-matching";
import { parseJsonLine } from "@/eval/parse-json-line";
import type { ExtractedClaim } from "@/lib/claim/claim";

const text = z.string().nullable();
const number = z.number().nullable();

/** The slots of a claim that a case states; the others are free. */
const expectedClaimSchema = z
  .strictObject({
    /** The model or the method, where either slot may have it. */
    system: z.string(),
    model: text,
    method: text,
    benchmarks: z.array(z.string()),
    benchmark_text: text,
    metric: text,
    baseline: text,
    gain_kind: text,
    qualifier: text,
    unit: text,
    role: z.enum(["own", "baseline"]),
    aggregate: z.boolean(),
    size_b: number,
    before: number,
    after: number,
    of: number,
    gain: number,
    gain_max: number,
  })
  .partial();
export type ExpectedClaim = z.infer<typeof expectedClaimSchema>;

const caseSchema = z.strictObject({
  id: z.string(),
  /** Kind of statement that the case is an example of. */
  kind: z.string(),
  title: z.string(),
  abstract: z.string(),
  claims: z.array(expectedClaimSchema),
});
export type ExtractionCase = z.infer<typeof caseSchema>;

/** Parses one line of a file of cases; returns a message if it is invalid. */
export const parseCase = (line: string): ExtractionCase | string => parseJsonLine(line, caseSchema);

/** How names are compared; all other slots must be equal. */
const NAME_CHECKS: Readonly<Record<string, (expected: string | null, claim: ExtractedClaim) => boolean>> = {
  system: (expected, claim) => isSameSystem(expected, claim.model) || isSameSystem(expected, claim.method),
  model: (expected, claim) => isSameSystem(expected, claim.model),
  method: (expected, claim) => isSameSystem(expected, claim.method),
  metric: (expected, claim) => hasSameWords(expected, claim.metric),
  baseline: (expected, claim) => hasSameWords(expected, claim.baseline),
  benchmark_text: (expected, claim) => hasSameWords(expected, claim.benchmark_text),
};

const hasSameWords = (expected: string | null, found: string | null): boolean =>
  expected === null || found === null ? expected === found : hasCommonWords(expected, found);

function hasExpectedSlot(slot: string, expected: ExpectedClaim[keyof ExpectedClaim], claim: ExtractedClaim): boolean {
  const checkName = NAME_CHECKS[slot];
  if (checkName && (expected === null || typeof expected === "string")) return checkName(expected, claim);
  if (Array.isArray(expected)) return hasSameBenchmarks(expected, claim.benchmarks);
  return expected === claim[slot as keyof ExtractedClaim];
}

/** True if a claim has every slot that the case states. */
const isExpectedClaim = (expected: ExpectedClaim, claim: ExtractedClaim): boolean =>
  Object.entries(expected).every(([slot, value]) => hasExpectedSlot(slot, value, claim));

/** Returns the expected claims that were not found and the claims that were not expected. */
export function compareClaims(
  expected: readonly ExpectedClaim[],
  found: readonly ExtractedClaim[],
): { readonly missed: readonly ExpectedClaim[]; readonly extra: readonly ExtractedClaim[] } {
  const extra = [...found];
  const missed = expected.filter((claim) => {
    const index = extra.findIndex((other) => isExpectedClaim(claim, other));
    if (index >= 0) extra.splice(index, 1);
    return index < 0;
  });
  return { missed, extra };
}
