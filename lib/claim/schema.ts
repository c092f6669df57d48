import { z } from "zod";
import { GAIN_KINDS, QUALIFIERS, ROLES, SLOTS, STATUSES } from "./claim";
import { GRADED_SLOTS, GRADES } from "./grade";

/** Schemas for claims from outside; separate from `claim.ts` so that pages do not load the validation. */

const spanSchema = z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()]).readonly();

/** A claim as extracted from one abstract, without its paper. */
export const extractedClaimSchema = z.object({
  /** Exactly as in the stored abstract. */
  sentence: z.string(),
  sentence_index: z.number().int(),
  method: z.string().nullable(),
  model: z.string().nullable(),
  /** Billions of parameters; the total for a mixture of experts. */
  size_b: z.number().nullable(),
  /** Canonical names; several only if one value covers all of them. */
  benchmarks: z.array(z.string()),
  benchmark_text: z.string().nullable(),
  aggregate: z.boolean(),
  metric: z.string().nullable(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  /** Total of a count: 644 in "24 out of 644". */
  of: z.number().nullable(),
  /**
   * Unit of before and after: "%", "score", "count", a share of another value ("% of baseline"), or a unit of measure.
   */
  unit: z.string().nullable(),
  /** The stated gain with the sign of the verb; never a computed gain. */
  gain: z.number().nullable(),
  gain_max: z.number().nullable(),
  gain_kind: z.enum(GAIN_KINDS).nullable(),
  qualifier: z.enum(QUALIFIERS).nullable(),
  baseline: z.string().nullable(),
  model_id: z.string().nullable(),
  model_family: z.string().nullable(),
  /** Billions of active parameters of a mixture of experts. */
  active_b: z.number().nullable(),
  metric_id: z.string().nullable(),
  /** k of metrics such as pass@k. */
  k: z.number().int().nullable(),
  higher_is_better: z.boolean().nullable(),
  /** after - before, in the unit of both. */
  points: z.number().nullable(),
  /** (after - before) / before, in percent. */
  relative: z.number().nullable(),
  /** Reduction of the remaining error in percent; bounded metrics only. */
  error_cut: z.number().nullable(),
  /** Whether the stated gain agrees with before and after. */
  check: z.enum(["ok", "mismatch"]).nullable(),
  check_note: z.string().nullable(),
  role: z.enum(ROLES),
  /** Location of each slot in the abstract; inferred slots have none. */
  spans: z.partialRecord(z.enum(SLOTS), spanSchema),
  /** Slot → the refiner that filled it from elsewhere than its own clause. */
  inferred: z.partialRecord(z.enum(SLOTS), z.string()),
  rule: z.string(),
  confidence: z.number().min(0).max(1),
  extractor: z.string(),
  /** How far the claim can be trusted as extracted; null if an extractor without grades stored it. */
  grade: z.enum(GRADES).nullable(),
  /** Probability that each slot is right, empty slots included; null like the grade. */
  slot_confidence: z.record(z.enum(GRADED_SLOTS), z.number().min(0).max(1)).nullable(),
});

/** A claim with the metadata of its paper: a row of the table, a line of NDJSON. */
export const claimSchema = extractedClaimSchema.extend({
  id: z.string(),
  paper_id: z.string(),
  paper_title: z.string(),
  authors: z.array(z.string()),
  published: z.string().nullable(),
  paper_url: z.string().nullable(),
  arxiv_id: z.string().nullable(),
  doi: z.string().nullable(),
  source: z.string(),
  locator: z.string(),
  status: z.enum(STATUSES),
});

/** A claim as it is written to files and by the API, with the keys that are derived and never stored. */
export const claimRecordSchema = claimSchema.extend({
  /** The method with its model, as pages show it. */
  system: z.string().nullable(),
  /** "average of A; B", "each of A; B"; null for a single benchmark. */
  scope: z.string().nullable(),
});
