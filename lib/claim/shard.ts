import { z } from "zod";
import { toSafeUrl } from "../format/safe-url";
import type { PaperRecord } from "../paper/paper";
import type { ExtractedClaim } from "./claim";
import { extractedClaimSchema } from "./schema";
import type { Span } from "./span";
import { checkClaims } from "./validate-claims";

/** What the extractor found in the abstract of one paper. */
export interface PaperExtraction {
  readonly claims: readonly ExtractedClaim[];
  /** Sentences as spans of the abstract, in order. */
  readonly sentences: readonly Span[];
  readonly notes: readonly string[];
}

/**
 * One line of a shard: a paper with its extraction, as `claimboard extract --shard` writes it and
 * `claimboard import --claims` reads it.
 */
export interface ShardLine extends PaperExtraction {
  /** Version of the extractor. */
  readonly extractor: string;
  readonly paper: PaperRecord;
}

const dateSchema = z.string().regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/);

const paperSchema = z.object({
  title: z.string().min(1).max(2_000_000),
  abstract: z.string().min(1).max(2_000_000),
  authors: z.array(z.string()),
  published: dateSchema.nullable(),
  updated: dateSchema.nullable().exactOptional(),
  url: z
    .string()
    .refine((url) => toSafeUrl(url) !== null, "not an http or https address")
    .nullable(),
  arxiv_id: z.string().nullable(),
  doi: z.string().nullable(),
  venue: z.string().nullable(),
  restated: z.boolean(),
  source: z.string(),
  locator: z.string(),
}) satisfies z.ZodType<PaperRecord>;

const lineSchema = z.object({
  extractor: z.string(),
  paper: paperSchema,
  claims: z.array(extractedClaimSchema),
  sentences: z.array(z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()])),
  notes: z.array(z.string()),
}) satisfies z.ZodType<ShardLine>;

/** Formats a line of a shard, without its line end. */
export function formatShardLine(line: ShardLine): string {
  return JSON.stringify(line);
}

/** Parses a line of a shard; returns what is wrong with it in words if it is not one. */
export function parseShardLine(text: string): ShardLine | { readonly fault: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: "not JSON; a killed process may have cut it off, so run its shard again" };
  }
  const { data, error } = lineSchema.safeParse(value);
  if (data === undefined) {
    const [issue] = error?.issues ?? [];
    const field = issue?.path.join(".");
    return {
      fault: `not a line of a shard by "claimboard extract --shard": ${field || "the line"}: ${issue?.message}`,
    };
  }
  const [fault] = checkClaims(data.claims, data.paper.abstract).faults;
  return fault === undefined ? data : { fault };
}
