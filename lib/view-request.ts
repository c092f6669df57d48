import { z } from "zod";
import { claimQuery, formatClaimQuery } from "./claim-query";
import { parseClaimQuery } from "./parse-claim-query";
import { MOST_VIEW_NAME, type SavedView } from "./saved-view";

const bodySchema = z.object({
  name: z
    .string("not understood")
    .trim()
    .min(1, "a view needs a name")
    .max(MOST_VIEW_NAME, `a name has at most ${MOST_VIEW_NAME} characters`),
  query: z.string("not understood").max(20_000, "the query is too long"),
});

/** The view that somebody wants to keep, or why it cannot be kept. */
export function parseViewRequest(body: unknown): { readonly view: SavedView } | { readonly error: string } {
  const read = bodySchema.safeParse(body);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { error: issue && issue.path.length > 0 ? issue.message : "not understood" };
  }
  const { query, dropped } = parseClaimQuery(read.data.query);
  const [first] = dropped;
  if (first) return { error: `${first.key}=${first.value.slice(0, 100)}: ${first.reason}` };
  return { view: { name: read.data.name, query: formatClaimQuery(claimQuery({ ...query, page: 1 })).toString() } };
}
