/** The evidence beside a page is a part of its address: `?claim=ID`. */
export const CLAIM_KEY = "claim";

/** The query of claims that were chosen one by one, as in an address without its "?". */
export function claimsAddress(ids: readonly string[]): string {
  return new URLSearchParams(ids.map((id): [string, string] => ["id", id])).toString();
}
