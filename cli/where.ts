import type { ClaimQuery } from "@/lib/claim-query";
import { CLAIM_KEY } from "@/lib/claims-address";
import { parseClaimQuery } from "@/lib/parse-claim-query";
import { UsageError } from "./usage-error";

const TABLE = /(?:^|\/)claims(?:\.[a-z]+)?\/?$/;

/**
 * The parameters of a `--where`: a query, or an address of the table of claims with one behind its "?". A browser's
 * address has what is no query, too: the evidence that stands open, and where on the page one is.
 */
export function whereParams(where: string): URLSearchParams {
  const [, path = "", query] = /^([^?=&#]*)(?:\?([^#]*))?/.exec(where) ?? [];
  if (query === undefined && !path.includes("/")) return new URLSearchParams(where);
  if (path !== "" && !TABLE.test(path))
    throw new UsageError(`--where: ${path} is another address than that of the table of claims`);
  const params = new URLSearchParams(query);
  params.delete(CLAIM_KEY);
  return params;
}

/** On a page what makes no sense is left out; in a script it would be a wrong result without a word. */
export function readWhere(where: string): ClaimQuery {
  const { query, dropped } = parseClaimQuery(whereParams(where));
  const [first] = dropped;
  if (first) throw new UsageError(`--where: ${first.key}=${first.value}: ${first.reason}`);
  return query;
}
