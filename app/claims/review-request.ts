import { z } from "zod";
import { CORRECTION_FIELDS, type CorrectionFieldSlot } from "@/lib/claim/correction";

const slots = CORRECTION_FIELDS.map(({ slot }) => slot) as [CorrectionFieldSlot, ...CorrectionFieldSlot[]];
/** Any number including Infinity, which JSON.parse returns for 1e999: a later check refuses it with its reason. */
const number = z.custom<number>((input) => typeof input === "number");
const value = z.union([z.string().max(1000), number, z.array(z.string().max(300)).max(100), z.null()]);

const seen = { seen: z.int().nonnegative().optional() };

/** Validates the body of a review request. */
export const reviewRequestSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("verdict"), verdict: z.enum(["accepted", "rejected"]).nullable(), ...seen }),
  z.object({ action: z.literal("note"), note: z.string().max(4000), ...seen }),
  z.object({ action: z.literal("correct"), values: z.partialRecord(z.enum(slots), value), ...seen }),
  z.object({ action: z.literal("revert"), slot: z.enum(slots), ...seen }),
]);
