import { and, inArray, sql } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import { type Result, toResult } from "@/lib/compare/result";
import { groupBy } from "@/lib/format/group-by";
import type { Db } from "../open";
import { claims, papers } from "../schema";
import { isNotRejected } from "./claim-expressions";
import { readClaims } from "./claim-row";
import { getComparisonFacts } from "./get-comparison-facts";
import { type PaperSummary, readPapers } from "./list-papers";

export interface NewestPaper extends PaperSummary {
  /** The main result of the proposed system, see `chooseHeadline`; null without one. */
  readonly headline: Result | null;
}

const isChange = ({ before, after }: Claim): boolean => before !== null && after !== null;

/** True if the claim says what its value is about. */
const hasContext = ({ benchmarks, metric, method, model }: Claim): boolean =>
  benchmarks.length > 0 || metric !== null || method !== null || model !== null;

/** Sorts claims with a context first, then the most confident ones; among equals, those that name a benchmark, then those with both values. */
const byInformation = (a: Claim, b: Claim): number =>
  Number(hasContext(b)) - Number(hasContext(a)) ||
  b.confidence - a.confidence ||
  Number(b.benchmarks.length > 0) - Number(a.benchmarks.length > 0) ||
  Number(isChange(b)) - Number(isChange(a));

/** Returns the most confident claim about the proposed system that says what its value is about, the first one of several; null if there is none. */
export const chooseHeadline = (all: readonly Claim[]): Claim | null =>
  all.filter(({ role }) => role === "own").sort(byInformation)[0] ?? null;

/** Lists the newest papers with claims, or the newest papers if no paper has claims, each with its headline result. */
export function listNewestPapers(db: Db, limit: number): NewestPaper[] {
  const reporting = readPapers(db, { withClaims: true, limit });
  const newest = reporting.length > 0 ? reporting : readPapers(db, { limit });
  const ids = newest.map(({ id }) => id);
  const where = and(inArray(papers.id, ids), isNotRejected) ?? sql`0`;
  const claimsOf = groupBy(readClaims(db, { where, orderBy: [sql`${claims.pk}`] }), ({ paper_id }) => paper_id);
  const facts = getComparisonFacts(db);
  return newest.map((paper) => {
    const headline = chooseHeadline(claimsOf.get(paper.id) ?? []);
    return { ...paper, headline: headline && toResult(headline, facts) };
  });
}
