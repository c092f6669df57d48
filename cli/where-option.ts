import type { ClaimQuery } from "@/lib/query/claim-query";
import { OPEN_CLAIM_PARAMETER } from "@/lib/query/claims-address";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { UsageError } from "./usage-error";

const CLAIMS_PATH = /(?:^|\/)claims(?:\.[a-z]+)?\/?$/;

/**
 * The parameters of a `--where`: a query, or an address of the table of claims with one behind its "?". A browser's
 * address has what is no query, too: the evidence that stands open, and where on the page one is.
 */
export function toWhereParams(where: string): URLSearchParams {
  const [, path = "", query] = /^([^?=&#]*)(?:\?([^#]*))?/.exec(where) ?? [];
  if (query === undefined && !path.includes("/")) return new URLSearchParams(where);
  if (path !== "" && !CLAIMS_PATH.test(path))
    throw new UsageError(`--where: ${path} is another address than that of the table of claims`);
  const params = new URLSearchParams(query);
  params.delete(OPEN_CLAIM_PARAMETER);
  return params;
}

/** On a page what makes no sense is left out; in a script it would be a wrong result without a word. */
export function parseWhere(where: string): ClaimQuery {
  const { query, dropped } = parseClaimQuery(toWhereParams(where));
  const [first] = dropped;
  if (first) throw new UsageError(`--where: ${first.key}=${first.value}: ${first.reason}`);
  return query;
}
