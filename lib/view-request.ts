import { z } from "zod";
import { claimQuery, formatClaimQuery } from "./claim-query";
import { parseClaimQuery } from "./parse-claim-query";
import { MOST_VIEW_NAME, type SavedView } from "./saved-view";

const nameSchema = z.object({
  name: z
    .string("not understood")
    .trim()
    .min(1, "a view needs a name")
    .max(MOST_VIEW_NAME, `a name has at most ${MOST_VIEW_NAME} characters`),
});
const bodySchema = nameSchema.extend({
  query: z.string("not understood").max(20_000, "the query is too long"),
  seen: z.string("not understood").max(20_000, "not understood").nullable().optional(),
});

function explain({ issues: [issue] }: z.ZodError): { readonly error: string } {
  return { error: issue && issue.path.length > 0 ? issue.message : "not understood" };
}

/** The name that somebody wants to give a view, or why it can have none such. */
export function parseViewName(body: unknown): { readonly name: string } | { readonly error: string } {
  const read = nameSchema.safeParse(body);
  return read.success ? { name: read.data.name } : explain(read.error);
}

export interface ViewRequest {
  readonly view: SavedView;
  /** The query that the view of this name had when the page read it; null where there was none, undefined where the request does not say. */
  readonly seen: string | null | undefined;
}

/** The view that somebody wants to keep, or why it cannot be kept. */
export function parseViewRequest(body: unknown): ViewRequest | { readonly error: string } {
  const read = bodySchema.safeParse(body);
  if (!read.success) return explain(read.error);
  const { query, dropped } = parseClaimQuery(read.data.query);
  const [first] = dropped;
  if (first) return { error: `${first.key}=${first.value.slice(0, 100)}: ${first.reason}` };
  const view = { name: read.data.name, query: formatClaimQuery(claimQuery({ ...query, page: 1 })).toString() };
  return { view, seen: read.data.seen };
}
