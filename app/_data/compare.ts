import { presentClaimIds } from "@/db/queries/claim-ids";
import { listCompared } from "@/db/queries/list-compared";
import { presentPaperIds } from "@/db/queries/paper-ids";
import type { Claim } from "@/lib/claim";
import { toCompared } from "@/lib/compare-matrix";
import type { CompareQuery } from "@/lib/compare-path";
import { isNothing, parseCompareQuery } from "@/lib/compare-query";
import { readBoard } from "./board";

export interface Compared {
  /** With its papers and claims under the ids that they have now. */
  readonly query: CompareQuery;
  readonly claims: readonly Claim[];
  /** With those that are measured in other ways, or on other benchmarks, too, than the address asks for. */
  readonly all: readonly Claim[];
}

/** What an address sets side by side, with the claims that it names. */
export async function readCompared(params: URLSearchParams): Promise<Compared> {
  const asked = parseCompareQuery(params);
  if (isNothing(asked)) return { query: asked, claims: [], all: [] };
  return readBoard((db) => {
    const [paper, claim] = [presentPaperIds(db, asked.paper), presentClaimIds(db, asked.claim)];
    const query = { ...asked, paper, claim };
    const all = listCompared(db, query);
    return { query, claims: toCompared(all, query), all };
  });
}
