import { z } from "zod";

/** Filter, order and page of the list of papers: the one form that its address and its links share. */
export const PAPER_SORTS = ["published", "first_seen", "title", "claims"] as const;
export const PAPERS_PER_PAGE = 50;

const schema = z.object({
  q: z.string().trim().max(500).catch(""),
  sort: z.enum(PAPER_SORTS).catch("published"),
  page: z.coerce.number().int().min(1).max(1e7).catch(1),
});
export type PaperQuery = z.infer<typeof schema>;

/** The query of an address; what makes no sense is what it would be if it were not there. */
export function parsePaperQuery(params: URLSearchParams): PaperQuery {
  return schema.parse({ q: params.get("q"), sort: params.get("sort"), page: params.get("page") ?? 1 });
}

/** The query as the end of an address, with its "?"; empty where nothing is asked for. */
export function formatPaperQuery({ q, sort, page }: PaperQuery): string {
  const params = new URLSearchParams();
  if (q !== "") params.set("q", q);
  if (sort !== "published") params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  const text = params.toString();
  return text && `?${text}`;
}
