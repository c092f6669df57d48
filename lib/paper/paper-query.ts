/** Filter, order and page of the list of papers, as encoded in its address. */
export interface PaperQuery {
  readonly q: string;
  readonly sort: (typeof PAPER_SORTS)[number];
  readonly page: number;
}

export const PAPER_SORTS = ["published", "first_seen", "title", "claims"] as const;
export const PAPERS_PER_PAGE = 50;

/** Formats the query as the end of an address, with its "?"; empty for the default query. */
export function formatPaperQuery({ q, sort, page }: PaperQuery): string {
  const params = new URLSearchParams();
  if (q !== "") params.set("q", q);
  if (sort !== "published") params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  const text = params.toString();
  return text && `?${text}`;
}
