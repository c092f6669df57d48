import { presentClaimIds } from "@/db/queries/claim-ids";
import { listCompared } from "@/db/queries/list-compared";
import { presentPaperIds } from "@/db/queries/paper-ids";
import type { Claim } from "@/lib/claim";
import type { CompareQuery } from "@/lib/compare-path";
import { isNothing, parseCompareQuery } from "@/lib/compare-query";
import { readBoard } from "./board";

interface Compared {
  /** With its papers and claims under the ids that they have now. */
  readonly query: CompareQuery;
  readonly claims: readonly Claim[];
}

/** What an address sets side by side, with the claims that it names. */
export async function readCompared(params: URLSearchParams): Promise<Compared> {
  const asked = parseCompareQuery(params);
  if (isNothing(asked)) return { query: asked, claims: [] };
  return readBoard((db) => {
    const [paper, claim] = [presentPaperIds(db, asked.paper), presentClaimIds(db, asked.claim)];
    const query = { ...asked, paper, claim };
    return { query, claims: listCompared(db, query) };
  });
}
