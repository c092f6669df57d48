import { dropUnknownFamilies } from "@/db/queries/drop-unknown-families";
import { type ParsedClaimQuery, parseClaimQuery } from "@/lib/query/parse-claim-query";
import { readBoard } from "./board";

/**
 * Parses the claim query of an address. Families that the board does not know are dropped and reported like invalid
 * parameters; the board is read only if the query names a family.
 * @param foreignKeys keys of the same address that belong to other readers
 */
export async function readClaimQuery(
  params: URLSearchParams,
  foreignKeys: readonly string[] = [],
): Promise<ParsedClaimQuery> {
  const parsed = parseClaimQuery(params, foreignKeys);
  return parsed.query.family.length === 0 ? parsed : readBoard((db) => dropUnknownFamilies(db, parsed));
}
