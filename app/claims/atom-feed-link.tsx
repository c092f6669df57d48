import { type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import { withoutPresentation } from "@/lib/query/data-query";

/** Link to the Atom feed of a query, for browsers and feed readers. React moves it into the head. */
export function AtomFeedLink({ query }: { readonly query: ClaimQuery }) {
  const queryString = formatClaimQuery(withoutPresentation(query)).toString();
  const href = queryString ? `/claims.atom?${queryString}` : "/claims.atom";
  return <link rel="alternate" type="application/atom+xml" title="New claims for this query" href={href} />;
}
