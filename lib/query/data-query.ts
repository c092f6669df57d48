import { buildClaimQuery, type ClaimQuery } from "./claim-query";

/** Keeps the parts of a query that determine rows, order and columns. */
export function withoutPresentation(query: ClaimQuery): ClaimQuery {
  const { page, per, pin, density, widths } = buildClaimQuery();
  return buildClaimQuery({ ...query, page, per, pin, density, widths });
}
