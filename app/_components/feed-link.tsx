import { type ClaimQuery, formatClaimQuery } from "@/lib/claim-query";
import { dataQuery } from "@/lib/data-query";

/** Tells browsers and readers of feeds where the new claims of a query are; React puts it into the head. */
export function FeedLink({ query }: { readonly query: ClaimQuery }) {
  const address = formatClaimQuery(dataQuery(query)).toString();
  const href = address ? `/claims.atom?${address}` : "/claims.atom";
  return <link rel="alternate" type="application/atom+xml" title="New claims of this query" href={href} />;
}
