import { type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import { withoutPresentation } from "@/lib/query/data-query";

/** Tells browsers and readers of feeds where the new claims of a query are; React puts it into the head. */
export function AtomFeedLink({ query }: { readonly query: ClaimQuery }) {
  const queryString = formatClaimQuery(withoutPresentation(query)).toString();
  const href = queryString ? `/claims.atom?${queryString}` : "/claims.atom";
  return <link rel="alternate" type="application/atom+xml" title="New claims of this query" href={href} />;
}
