import { fetchOrThrow } from "@/app/_data/fetch-or-throw";

/** Papers from arXiv as a file. */
export interface ArxivPapers {
  /** Name of the query, as the source. */
  readonly name: string;
  /** The response; empty without papers. */
  readonly text: string;
  /** Requested ids that arXiv does not know. */
  readonly missing: readonly string[];
}

/** Requests the newest papers of a query, or the papers with given ids, from arXiv through the server of this page. */
export async function searchArxiv(
  request: { readonly query: string; readonly since: string | null } | { readonly ids: readonly string[] },
): Promise<ArxivPapers> {
  const response = await fetchOrThrow("/imports/arxiv", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
  });
  return response.json();
}
