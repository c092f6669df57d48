import type { ClaimQuery } from "@/lib/claim-query";
import { parseClaimQuery } from "@/lib/parse-claim-query";
import { UsageError } from "./usage-error";

/** The parameters of a `--where`: a query, or an address of the dashboard with one behind its "?". */
export const whereParams = (where: string): string => where.replace(/^[^?=&]*\?/, "");

/** On a page what makes no sense is left out; in a script it would be a wrong result without a word. */
export function readWhere(where: string): ClaimQuery {
  const { query, dropped } = parseClaimQuery(whereParams(where));
  const [first] = dropped;
  if (first) throw new UsageError(`--where: ${first.key}=${first.value}: ${first.reason}`);
  return query;
}
