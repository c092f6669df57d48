import { z } from "zod";

/** Maximum number of edited papers of one upload. */
const MAX_EDITS = 1_000;
/** Maximum size of all edits of one upload, in bytes. */
export const MAX_EDIT_BYTES = 4 * 1024 * 1024;

/** Changed fields of a paper of an upload, as a person wrote them; fields that are missing stay as they were read. */
export const paperEditSchema = z.strictObject({
  /** Position among the papers of the upload, from 0. */
  number: z.number().int().nonnegative(),
  title: z.string().max(10_000).optional(),
  abstract: z.string().max(1_000_000).optional(),
  /** Names, separated by commas, semicolons or "and". */
  authors: z.string().max(100_000).optional(),
  /** A day, a month or a year in any usual form; empty if unknown. */
  date: z.string().max(100).optional(),
});

export const paperEditsSchema = z.array(paperEditSchema).max(MAX_EDITS);

export type PaperEdit = Readonly<z.infer<typeof paperEditSchema>>;
