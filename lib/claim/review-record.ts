import { z } from "zod";
import { NUMBER_SLOTS } from "./claim";
import { extractedClaimSchema } from "./schema";
import { checkClaims } from "./validate-claims";

const numberSchema = z.number().nullable();
const nameSchema = z.string().max(300).nullable();
const timeSchema = z.iso.datetime();

/** A correction of a slot. */
const correctionSchema = z.object({
  slot: z.string().max(40),
  value: z.union([z.string().max(1000), z.number(), z.boolean(), z.array(z.string().max(300)).max(100), z.null()]),
  /** The corrected slot that this one follows from; null if a person set it. */
  follows: z.string().max(40).nullable(),
  made_at: timeSchema,
  made_by: nameSchema,
});

/**
 * What people decided about one claim: a line of `claimboard reviews export`. It is bound to paper, sentence and extracted
 * numbers, from which the claim id follows.
 */
export const reviewRecordSchema = z.object({
  type: z.literal("claimboard-review"),
  version: z.literal(1),
  claim_id: z.string().regex(/^[0-9a-f]{20}$/),
  paper_id: z.string().max(1000),
  paper_title: z.string().max(10_000),
  /** Empty if an older version did not record it. */
  sentence: z.string().max(100_000),
  numbers: z.object({
    before: numberSchema,
    after: numberSchema,
    of: numberSchema,
    gain: numberSchema,
    gain_max: numberSchema,
  }),
  verdict: z.enum(["accepted", "rejected"]).nullable(),
  note: z.string().max(100_000).nullable(),
  /** Time and author of verdict and note; null without both. */
  made_at: timeSchema.nullable(),
  made_by: nameSchema,
  corrections: z.array(correctionSchema).max(100),
  /** The claim itself if a person added it; its spans are offsets in the sentence. */
  manual: extractedClaimSchema.nullable(),
});

/** A line of a file of reviews. */
export type ReviewRecord = z.infer<typeof reviewRecordSchema>;

/** Why a line is no review: "numbers.before: Invalid input". */
const formatIssue = (error: z.ZodError): string => {
  const [issue] = error.issues;
  return issue ? [issue.path.join("."), issue.message].filter(Boolean).join(": ") : "not a review";
};

/** Reads a line of a file of reviews, or returns why it is none. */
export function parseReviewLine(line: string): { readonly record: ReviewRecord } | { readonly fault: string } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { fault: "not JSON" };
  }
  const parsed = reviewRecordSchema.safeParse(value);
  if (!parsed.success) return { fault: formatIssue(parsed.error) };
  const { manual, sentence, numbers } = parsed.data;
  if (manual === null) return { record: parsed.data };
  if (manual.sentence !== sentence || NUMBER_SLOTS.some((slot) => manual[slot] !== numbers[slot]))
    return { fault: "manual: not the claim of this sentence and numbers" };
  if (checkClaims([manual], sentence).faults.length > 0) return { fault: "manual: a span or a number is out of range" };
  return { record: parsed.data };
}
