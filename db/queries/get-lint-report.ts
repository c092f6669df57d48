import { setImmediate } from "node:timers/promises";
import { createLinter, type LintReport } from "@/lib/lint/lint-claims";
import { buildClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { iterateClaims } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { getComparisonFacts } from "./get-comparison-facts";
import { cacheByDataVersion } from "./versioned-cache";

/** Claims that are checked before other requests are served. */
const CLAIMS_PER_TURN = 500;

async function lintBoard(db: Db): Promise<LintReport> {
  const linter = createLinter(getComparisonFacts(db));
  let count = 0;
  for (const claim of iterateClaims(db, { where: toClaimCondition(db, buildClaimQuery()) })) {
    linter.addClaim(claim);
    if (++count % CLAIMS_PER_TURN === 0) await setImmediate();
  }
  return linter.finish();
}

/** Checks all claims that no person rejected; cached until the board changes. */
export const getLintReport: (db: Db) => Promise<LintReport> = cacheByDataVersion(lintBoard);
