import { z } from "zod";
import { CLAIM_COLUMNS } from "../claim/columns";
import { claimSchema } from "../claim/schema";

/** What the API answers, as schemas: the answers are checked against them, and the document of the API is made from them. */

const nullableString = z.string().nullable();

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CLAIM_COLUMNS.map(({ key, description }) => [key, description])),
  spans:
    "Slot → [start, end], half-open UTF-16 offsets into the abstract of the paper; slots that stand in the text only",
  inferred: "Slot → provenance code, for values that are not stated in the clause of the claim",
};

/** The keys of a claim with what they mean. */
const describedClaimShape = Object.fromEntries(
  Object.entries(claimSchema.shape).map(([key, schema]) => [key, schema.describe(DESCRIPTIONS[key] ?? key)]),
) as typeof claimSchema.shape;

export const claimResponseSchema = z.object(describedClaimShape).describe("One reported result with its evidence");

export const paperResponseSchema = z
  .object({
    id: z.string().describe("Stable id, as in /papers/ID"),
    title: z.string(),
    abstract: z.string().describe("Exactly as it was read; spans count in it"),
    authors: z.array(z.string()),
    published: nullableString.describe("YYYY-MM-DD"),
    url: nullableString,
    arxiv_id: nullableString,
    doi: nullableString,
    venue: nullableString,
    restated: z.boolean().describe("Whether the abstract is not the authors' own text"),
    first_seen: z.string().describe("When the board first met it, as ISO time"),
    claims: z.number().int().describe("How many of its claims the query has"),
  })
  .describe("One paper");

export const benchmarkResponseSchema = z
  .object({
    id: z.string().describe("As the filter `benchmark` takes it"),
    name: z.string(),
    claims: z.number().int(),
    papers: z.number().int(),
    models: z.number().int().describe("Models that are named in its claims"),
    changes: z.number().int().describe("Claims with a value before and after"),
    best: z
      .number()
      .nullable()
      .describe("The highest percentage on this benchmark alone, in the metric that has most percentages"),
    best_metric: nullableString.describe("The metric of `best`; null where claims name none"),
    median_gain: z
      .number()
      .nullable()
      .describe(
        "The middle one of its gains that are known to be in points of percentages, best cases (up to) left out, positive for the better",
      ),
    metric: nullableString.describe("The metric that most of its claims name"),
    first_published: nullableString,
    last_published: nullableString,
  })
  .describe("One benchmark");

export const modelResponseSchema = z
  .object({
    id: z.string().describe("As the filter `model` takes it"),
    name: z.string(),
    family: nullableString,
    size_b: z.number().nullable().describe("Parameters in billions"),
    active_b: z.number().nullable().describe("Active parameters of a mixture of experts, in billions"),
    claims: z.number().int(),
    papers: z.number().int(),
  })
  .describe("One model");

/** A stretch of a list. */
export const toPageSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    total: z.number().int().describe("How many there are in all"),
    next: nullableString.describe("The address of the next stretch, relative to this server; null at the end"),
  });

/** What is said of a request that cannot be answered (RFC 9457). */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    errors: z
      .array(z.object({ parameter: z.string(), value: z.string(), reason: z.string() }))
      .describe("Every parameter that was not understood"),
  })
  .describe("What was wrong with a request");
export type Problem = z.infer<typeof problemSchema>;
