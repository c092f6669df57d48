import { type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import { withoutPresentation } from "@/lib/query/data-query";

/** Cache key of a query: everything that determines the selection and order of claims. */
export const toOrderKey = (query: ClaimQuery): string =>
  formatClaimQuery({ ...withoutPresentation(query), cols: [] }).toString();

/** Cache key of a query: everything that determines the selection of claims; empty without filters. */
export const toFilterKey = (query: ClaimQuery): string => toOrderKey({ ...query, sort: [] });
