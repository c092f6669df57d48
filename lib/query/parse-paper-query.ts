import { z } from "zod";
import { PAPER_SORTS, type PaperQuery } from "../paper/paper-query";
import { type DroppedParameter, searchTextSchema } from "./parse-claim-query";

const paperQuerySchema = z.object({
  sort: z.enum(PAPER_SORTS).catch("published"),
  page: z.coerce.number().int().min(1).max(1e7).catch(1),
});

/**
 * Parses the query of an address; invalid values are ignored. An invalid search is reported, because showing all papers
 * would be misleading.
 */
export function parsePaperQuery(params: URLSearchParams): { query: PaperQuery; dropped: DroppedParameter[] } {
  const { sort, page } = paperQuerySchema.parse({ sort: params.get("sort"), page: params.get("page") ?? 1 });
  const value = params.get("q") ?? "";
  const q = searchTextSchema.safeParse(value);
  const reason = q.error?.issues[0]?.message ?? "not understood";
  return { query: { q: q.data ?? "", sort, page }, dropped: q.success ? [] : [{ key: "q", value, reason }] };
}
