import { z } from "zod";
import { CLAIM_COLUMNS } from "../claim/columns";
import { claimRecordSchema } from "../claim/schema";

/** Schemas of API responses, used for validation and for the OpenAPI document. */

const nullableString = z.string().nullable();

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CLAIM_COLUMNS.map(({ key, description }) => [key, description])),
  spans: "Slot → [start, end], half-open UTF-16 offsets into the abstract; only slots that occur in the text",
  inferred: "Slot → what filled it from elsewhere than the claim's own clause",
  slot_confidence:
    "Slot → probability, 0 to 1, that it is right (an empty one included); those of other slots than `numbers` hold if the numbers are right. Null for claims of an extractor without grades",
};

/** The keys of a claim with descriptions. */
const describedClaimShape = Object.fromEntries(
  Object.entries(claimRecordSchema.shape).map(([key, schema]) => [key, schema.describe(DESCRIPTIONS[key] ?? key)]),
) as typeof claimRecordSchema.shape;

export const claimResponseSchema = z.object(describedClaimShape).describe("One reported result with its evidence");

export const paperResponseSchema = z
  .object({
    id: z.string().describe("Stable id, as in /papers/ID"),
    title: z.string(),
    abstract: z.string().describe("Exactly as in the source; spans refer to it"),
    authors: z.array(z.string()),
    published: nullableString.describe("YYYY-MM-DD; YYYY-MM or YYYY if the source states no day"),
    url: nullableString,
    arxiv_id: nullableString,
    doi: nullableString,
    venue: nullableString,
    restated: z.boolean().describe("Whether the abstract is a restatement and not the authors' text"),
    first_seen: z.string().describe("When the paper was first imported, as ISO time"),
    claims: z.number().int().describe("Number of its claims that match the query"),
  })
  .describe("One paper");

export const benchmarkResponseSchema = z
  .object({
    id: z.string().describe("Value for the filter `benchmark`"),
    name: z.string(),
    family: z.string().describe("Id of the family, a value for the filter `family`; the id itself without a family"),
    edition: nullableString.describe("Name within the family, such as 2024; null if it has none"),
    usual_metric: nullableString.describe("Id of the metric that is assumed where a claim names none; null if unknown"),
    items: z.number().int().nullable().describe("Number of test items, for the sampling error; null if unknown"),
    claims: z.number().int(),
    papers: z.number().int(),
    models: z.number().int().describe("Number of models named in its claims"),
    changes: z.number().int().describe("Number of claims with a before and an after value"),
    best: z
      .number()
      .nullable()
      .describe("Best value on this benchmark itself, for the metric and unit with most results; see `lib/compare`"),
    best_metric: nullableString.describe("Metric of `best`, stated or usual for the benchmark; null if unknown"),
    best_unit: nullableString.describe("Unit of `best`: %, 0–1, score (no unit) or another unit"),
    best_benchmark: nullableString.describe("Name of the benchmark of `best`"),
    best_claim: nullableString.describe("Id of the claim with the value `best`"),
    median_gain: z
      .number()
      .nullable()
      .describe("Median of gains in percentage points of proposed systems, without averages and best cases (up to)"),
    median_gain_count: z.number().int().describe("Number of gains that `median_gain` covers"),
    metric: nullableString.describe("Most frequent metric of its claims"),
    first_published: nullableString,
    last_published: nullableString,
  })
  .describe("One benchmark");

export const modelResponseSchema = z
  .object({
    id: z.string().describe("Value for the filter `model`"),
    name: z.string(),
    family: nullableString,
    size_b: z.number().nullable().describe("Parameters in billions"),
    active_b: z.number().nullable().describe("Active parameters of a mixture of experts, in billions"),
    claims: z.number().int(),
    papers: z.number().int(),
  })
  .describe("One model");

/** Builds the schema of a page of a list. */
export const toPageSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    total: z.number().int().describe("Total number of items"),
    next: nullableString.describe("Path of the next page; null at the end"),
  });

/** Schema of an error response (RFC 9457). */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    errors: z
      .array(z.object({ parameter: z.string(), value: z.string(), reason: z.string() }))
      .describe("Every invalid parameter"),
  })
  .describe("Error response");
export type Problem = z.infer<typeof problemSchema>;
