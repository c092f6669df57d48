import { z } from "zod";
import { parseJsonLine } from "./parse-json-line";

const nullableText = z.string().nullish().default(null);
const nullableNumber = z.number().nullish().default(null);

/** The slots that are compared; an extracted claim has all of them under the same names. */
const scoredSlotsSchema = z.object({
  sentence: z.string().nullish().default(""),
  method: nullableText,
  model: nullableText,
  size_b: nullableNumber,
  benchmarks: z
    .array(z.string())
    .nullish()
    .transform((v) => v ?? []),
  aggregate: z
    .boolean()
    .nullish()
    .transform((v) => v ?? false),
  metric: nullableText,
  before: nullableNumber,
  after: nullableNumber,
  gain: nullableNumber,
  gain_max: nullableNumber,
  gain_kind: nullableText,
  unit: nullableText,
  qualifier: nullableText,
  baseline: nullableText,
});
export type ScoredSlots = z.infer<typeof scoredSlotsSchema>;

const goldClaimSchema = scoredSlotsSchema.extend({
  title: z.string(),
  /** True where a careful reader could leave the claim out. */
  optional: z
    .boolean()
    .nullish()
    .transform((v) => v ?? false),
  /** Other names of the model that are as right; null for "none named". */
  model_alt: z
    .array(z.string().nullable())
    .nullish()
    .transform((v) => v ?? []),
});
export type GoldClaim = z.infer<typeof goldClaimSchema>;

/** An annotated paper; one without claims says so in the gold with a line of its own. */
export interface GoldPaper {
  readonly title: string;
  readonly claims: GoldClaim[];
}

/** The annotation of one line: `claim` is null where the line says that the paper has none. */
export interface GoldLine {
  readonly title: string;
  readonly claim: GoldClaim | null;
}

const noClaimSchema = z.object({ title: z.string(), none: z.literal(true) });

/** Reads a line of gold; a message says why it is none. */
export function parseGoldLine(line: string): GoldLine | string {
  const none = parseJsonLine(line, noClaimSchema);
  if (typeof none !== "string") return { title: none.title, claim: null };
  const claim = parseJsonLine(line, goldClaimSchema);
  if (typeof claim === "string") return claim;
  // A file of papers has titles, too.
  if (claim.before === null && claim.after === null && claim.gain === null)
    return "no annotated claim: neither before nor after nor gain";
  return { title: claim.title, claim };
}
