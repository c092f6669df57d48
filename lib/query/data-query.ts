import { buildClaimQuery, type ClaimQuery } from "./claim-query";

/** The query without what only a page has: which rows there are, their order and their columns, and nothing else. */
export function withoutPresentation(query: ClaimQuery): ClaimQuery {
  const { page, per, pin, density, widths } = buildClaimQuery();
  return buildClaimQuery({ ...query, page, per, pin, density, widths });
}
