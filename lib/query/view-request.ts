import { z } from "zod";
import { buildClaimQuery, formatClaimQuery } from "./claim-query";
import { parseClaimQuery } from "./parse-claim-query";
import { MAX_VIEW_NAME_LENGTH, type SavedView } from "./saved-view";

const nameSchema = z.object({
  name: z
    .string("not understood")
    .trim()
    .min(1, "a view needs a name")
    .max(MAX_VIEW_NAME_LENGTH, `a name has at most ${MAX_VIEW_NAME_LENGTH} characters`),
});
const bodySchema = nameSchema.extend({
  query: z.string("not understood").max(20_000, "the query is too long"),
  seen: z.string("not understood").max(20_000, "not understood").nullable().optional(),
});

function toValidationError({ issues: [issue] }: z.ZodError): { readonly error: string } {
  return { error: issue && issue.path.length > 0 ? issue.message : "not understood" };
}

/** Parses the name of a view, or returns the reason why it is invalid. */
export function parseViewName(body: unknown): { readonly name: string } | { readonly error: string } {
  const read = nameSchema.safeParse(body);
  return read.success ? { name: read.data.name } : toValidationError(read.error);
}

export interface ViewRequest {
  readonly view: SavedView;
  /** Query of the view of this name when the page was loaded; null if there was none, undefined if not given. */
  readonly seen: string | null | undefined;
}

/** Parses a view to save, or returns the reason why it is invalid. */
export function parseViewRequest(body: unknown): ViewRequest | { readonly error: string } {
  const read = bodySchema.safeParse(body);
  if (!read.success) return toValidationError(read.error);
  const { query, dropped } = parseClaimQuery(read.data.query);
  const [first] = dropped;
  if (first) return { error: `${first.key}=${first.value.slice(0, 100)}: ${first.reason}` };
  const view = { name: read.data.name, query: formatClaimQuery(buildClaimQuery({ ...query, page: 1 })).toString() };
  return { view, seen: read.data.seen };
}
