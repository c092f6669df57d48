import { z } from "zod";
import { parseJsonLine } from "./parse-json-line";

const nullableText = z.string().nullish().default(null);
const nullableNumber = z.number().nullish().default(null);

/** Slots that are compared; extracted claims have the same names. */
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
  /** True if a careful annotator could omit the claim. */
  optional: z
    .boolean()
    .nullish()
    .transform((v) => v ?? false),
  /** Equally correct names of the model; null for "none named". */
  model_alt: z
    .array(z.string().nullable())
    .nullish()
    .transform((v) => v ?? []),
});
export type GoldClaim = z.infer<typeof goldClaimSchema>;

/** An annotated paper; a paper without claims has an explicit line in the file. */
export interface GoldPaper {
  readonly title: string;
  readonly claims: GoldClaim[];
}

/** The annotation of one line; `claim` is null if the paper has no claims. */
export interface GoldLine {
  readonly title: string;
  readonly claim: GoldClaim | null;
}

const noClaimSchema = z.object({ title: z.string(), none: z.literal(true) });

/** Parses an annotation line; returns a message if it is invalid. */
export function parseGoldLine(line: string): GoldLine | string {
  const none = parseJsonLine(line, noClaimSchema);
  if (typeof none !== "string") return { title: none.title, claim: null };
  const claim = parseJsonLine(line, goldClaimSchema);
  if (typeof claim === "string") return claim;
  // Lines of a paper file also have titles.
  if (claim.before === null && claim.after === null && claim.gain === null)
    return "no annotated claim: neither before nor after nor gain";
  return { title: claim.title, claim };
}
