import { inArray } from "drizzle-orm";
import type { Claim } from "../../lib/claim";
import type { ClaimQuery } from "../../lib/claim-query";
import { type FoundText, foundText, unseenTerms } from "../../lib/found-text";
import { searchTerms } from "../../lib/search-terms";
import type { Db } from "../open";
import { papers } from "../schema";

function readAbstracts(db: Db, ids: readonly string[]): ReadonlyMap<string, string> {
  const rows = db
    .select({ id: papers.id, abstract: papers.abstract })
    .from(papers)
    .where(inArray(papers.id, [...new Set(ids)]))
    .all();
  return new Map(rows.map(({ id, abstract }) => [id, abstract]));
}

/** For each claim of a page, where the words of the search stand that its row does not show; by the claim's id. */
export function listFoundTexts(db: Db, query: ClaimQuery, claims: readonly Claim[]): ReadonlyMap<string, FoundText> {
  const terms = searchTerms(query.q);
  if (!terms.some(({ wanted }) => wanted)) return new Map();
  const hidden = claims
    .map((claim) => ({ claim, unseen: unseenTerms(claim, query.cols, terms) }))
    .filter(({ unseen }) => unseen.length > 0);
  const abstracts = readAbstracts(
    db,
    hidden.map(({ claim }) => claim.paper_id),
  );
  const found = new Map<string, FoundText>();
  for (const { claim, unseen } of hidden) {
    const text = foundText(claim, abstracts.get(claim.paper_id) ?? "", unseen);
    if (text) found.set(claim.id, text);
  }
  return found;
}
