import { type LintReport, lintClaims } from "@/lib/lint/lint-claims";
import { buildClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { iterateClaims } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { cacheRead } from "./versioned-cache";

/** Checks all claims that no person rejected; cached until the board changes. */
export const getLintReport: (db: Db) => LintReport = cacheRead("lint report", (db) =>
  lintClaims(iterateClaims(db, { where: toClaimCondition(buildClaimQuery()) })),
);
