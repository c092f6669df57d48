import { inArray } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { findHiddenMatch, findHiddenTerms, type HiddenSearchMatch } from "@/lib/query/hidden-search-match";
import { parseSearchTerms } from "@/lib/query/search-terms";
import type { Db } from "../open";
import { papers } from "../schema";

function readAbstractsById(db: Db, ids: readonly string[]): ReadonlyMap<string, string> {
  const rows = db
    .select({ id: papers.id, abstract: papers.abstract })
    .from(papers)
    .where(inArray(papers.id, [...new Set(ids)]))
    .all();
  return new Map(rows.map(({ id, abstract }) => [id, abstract]));
}

/** Finds, for each claim of a page, a text with the search words that its row does not show; by claim id. */
export function listSearchSnippets(
  db: Db,
  query: ClaimQuery,
  claims: readonly Claim[],
): ReadonlyMap<string, HiddenSearchMatch> {
  const terms = parseSearchTerms(query.q);
  if (!terms.some(({ included }) => included)) return new Map();
  const hidden = claims
    .map((claim) => ({ claim, hiddenTerms: findHiddenTerms(claim, query.cols, terms) }))
    .filter(({ hiddenTerms }) => hiddenTerms.length > 0);
  const abstracts = readAbstractsById(
    db,
    hidden.map(({ claim }) => claim.paper_id),
  );
  const found = new Map<string, HiddenSearchMatch>();
  for (const { claim, hiddenTerms } of hidden) {
    const text = findHiddenMatch(claim, abstracts.get(claim.paper_id) ?? "", hiddenTerms);
    if (text) found.set(claim.id, text);
  }
  return found;
}
