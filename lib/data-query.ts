import { type ClaimQuery, claimQuery } from "./claim-query";

/** The query without what only a page has: which rows there are, their order and their columns, and nothing else. */
export function dataQuery(query: ClaimQuery): ClaimQuery {
  const { page, per, pin, density, widths } = claimQuery();
  return claimQuery({ ...query, page, per, pin, density, widths });
}
