import { z } from "zod";
import { CORRECTION_FIELDS, CORRECTION_SCOPES, type CorrectionFieldSlot } from "@/lib/claim/correction";

const slots = CORRECTION_FIELDS.map(({ slot }) => slot) as [CorrectionFieldSlot, ...CorrectionFieldSlot[]];
/** Any number including Infinity, which JSON.parse returns for 1e999: a later check refuses it with its reason. */
const number = z.custom<number>((input) => typeof input === "number");
const value = z.union([z.string().max(1000), number, z.boolean(), z.array(z.string().max(300)).max(100), z.null()]);

/** Values of slots in a request. */
export const slotValuesSchema = z.partialRecord(z.enum(slots), value);

/** Name of the reviewer as kept in the browser; an empty one is none. */
export const reviewerSchema = z
  .string()
  .max(80)
  .transform((name) => name.trim() || undefined)
  .optional();

const common = { seen: z.int().nonnegative().optional(), by: reviewerSchema };

/** Validates the body of a review request. */
export const reviewRequestSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("verdict"), verdict: z.enum(["accepted", "rejected"]).nullable(), ...common }),
  z.object({ action: z.literal("note"), note: z.string().max(4000), ...common }),
  z.object({
    action: z.literal("correct"),
    values: slotValuesSchema,
    also: z.enum(CORRECTION_SCOPES).optional(),
    ...common,
  }),
  z.object({ action: z.literal("revert"), slot: z.enum(slots), ...common }),
  z.object({ action: z.literal("undo"), made_at: z.iso.datetime(), ...common }),
  z.object({ action: z.literal("delete"), ...common }),
]);
