import { z } from "zod";
import { CORRECTION_FIELDS, type CorrectionFieldSlot } from "@/lib/claim/correction";

const slots = CORRECTION_FIELDS.map(({ slot }) => slot) as [CorrectionFieldSlot, ...CorrectionFieldSlot[]];
/** Any number, so that one that is too large is refused with its reason: JSON reads 1e999 as infinite. */
const number = z.custom<number>((given) => typeof given === "number");
const value = z.union([z.string().max(1000), number, z.array(z.string().max(300)).max(100), z.null()]);

const seen = { seen: z.int().nonnegative().optional() };

/** Checks what comes as a `ReviewRequest`. */
export const reviewRequestSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("verdict"), verdict: z.enum(["accepted", "rejected"]).nullable(), ...seen }),
  z.object({ action: z.literal("note"), note: z.string().max(4000), ...seen }),
  z.object({ action: z.literal("correct"), values: z.partialRecord(z.enum(slots), value), ...seen }),
  z.object({ action: z.literal("revert"), slot: z.enum(slots), ...seen }),
]);
