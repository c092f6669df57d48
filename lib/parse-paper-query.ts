import { z } from "zod";
import { PAPER_SORTS, type PaperQuery } from "./paper-query";

const schema = z.object({
  q: z.string().trim().max(500).catch(""),
  sort: z.enum(PAPER_SORTS).catch("published"),
  page: z.coerce.number().int().min(1).max(1e7).catch(1),
});

/** The query of an address; what makes no sense is what it would be if it were not there. */
export function parsePaperQuery(params: URLSearchParams): PaperQuery {
  return schema.parse({ q: params.get("q"), sort: params.get("sort"), page: params.get("page") ?? 1 });
}
