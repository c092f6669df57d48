import { z } from "zod";
import { reviewerSchema } from "@/app/claims/review-request";
import { nameDecisionSchema } from "@/lib/names/name-decision";

/** The body of `POST /names/preview` and `POST /names/change`: decisions to make, and row numbers of those to undo. */
export const namesRequestSchema = z
  .object({
    decide: z.array(nameDecisionSchema).max(20).default([]),
    undo: z.array(z.int().positive()).max(20).default([]),
    by: reviewerSchema,
  })
  .refine(({ decide, undo }) => decide.length + undo.length > 0, "no decision is given");
