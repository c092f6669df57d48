import { buildClaimQuery, NO_VALUE } from "@/lib/query/claim-query";
import type { ParsedClaimQuery } from "@/lib/query/parse-claim-query";
import type { Db } from "../open";
import { getComparisonFacts } from "./get-comparison-facts";

const REASON = "no such family of benchmarks; for families of models, use model_family";

/**
 * Drops and reports the families of a query that are neither in the lexicon nor decided on the board and that no claim
 * names. Parsing an address cannot reject them, because it has no board.
 */
export function dropUnknownFamilies(db: Db, { query, dropped }: ParsedClaimQuery): ParsedClaimQuery {
  const facts = getComparisonFacts(db);
  const findClaim = db.$client.prepare<[string], number>(
    "SELECT claim_pk FROM claim_benchmarks WHERE benchmark_id = ? LIMIT 1",
  );
  const isUnknown = (id: string): boolean => id !== NO_VALUE && !facts.isFamily(id) && findClaim.get(id) === undefined;
  const unknown = query.family.filter(isUnknown);
  return {
    query: buildClaimQuery({ ...query, family: query.family.filter((id) => !unknown.includes(id)) }),
    dropped: [...dropped, ...unknown.map((value) => ({ key: "family", value, reason: REASON }))],
  };
}
