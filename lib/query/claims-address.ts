/** Parameter of the claim whose evidence panel is open: `?claim=ID`. */
export const OPEN_CLAIM_PARAMETER = "claim";

/** Formats the query of selected claims, without "?". */
export function formatClaimIdQuery(ids: readonly string[]): string {
  return new URLSearchParams(ids.map((id): [string, string] => ["id", id])).toString();
}
