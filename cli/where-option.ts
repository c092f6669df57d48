import type { ClaimQuery } from "@/lib/query/claim-query";
import { OPEN_CLAIM_PARAMETER } from "@/lib/query/claims-address";
import { type DroppedParameter, parseClaimQuery } from "@/lib/query/parse-claim-query";
import { UsageError } from "./usage-error";

const CLAIMS_PATH = /(?:^|\/)claims(?:\.[a-z]+)?\/?$/;

/**
 * Parses `--where`: a query string, or a URL of the claims page. The fragment and the parameter of the open evidence
 * are removed, as they do not filter.
 */
export function toWhereParams(where: string): URLSearchParams {
  const [, path = "", query] = /^([^?=&#]*)(?:\?([^#]*))?/.exec(where) ?? [];
  if (query === undefined && !path.includes("/")) return new URLSearchParams(where);
  if (path !== "" && !CLAIMS_PATH.test(path))
    throw new UsageError(`--where: ${path} is not the address of the claims page`);
  const params = new URLSearchParams(query);
  params.delete(OPEN_CLAIM_PARAMETER);
  return params;
}

/** Parses `--where`. Pages ignore invalid parameters, but a script must not get wrong rows silently. @throws UsageError */
export function parseWhere(where: string): ClaimQuery {
  const { query, dropped } = parseClaimQuery(toWhereParams(where));
  rejectDropped(dropped);
  return query;
}

/** Reports the first dropped parameter of `--where`. @throws UsageError if there is one */
export function rejectDropped([first]: readonly DroppedParameter[]): void {
  if (first) throw new UsageError(`--where: ${first.key}=${first.value}: ${first.reason}`);
}
