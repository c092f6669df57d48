/** The evidence beside a page is a part of its address: `?claim=ID`. */
export const OPEN_CLAIM_PARAMETER = "claim";

/** The query of claims that were chosen one by one, as in an address without its "?". */
export function formatClaimIdQuery(ids: readonly string[]): string {
  return new URLSearchParams(ids.map((id): [string, string] => ["id", id])).toString();
}
