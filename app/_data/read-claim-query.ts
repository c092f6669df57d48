import { dropUnknownFamilies } from "@/db/queries/drop-unknown-families";
import { type ParsedClaimQuery, parseClaimQuery } from "@/lib/query/parse-claim-query";
import { readBoard } from "./board";

/**
 * Parses the claim query of an address. Families that the board does not know are dropped and reported like invalid
 * parameters.
 * @param foreignKeys keys of the same address that belong to other readers
 */
export const readClaimQuery = (
  params: URLSearchParams,
  foreignKeys: readonly string[] = [],
): Promise<ParsedClaimQuery> => readBoard((db) => dropUnknownFamilies(db, parseClaimQuery(params, foreignKeys)));
