import type { ChangedClaim, NameComparison } from "@/db/store/compare-names";

/** The effect of a change of the decisions about names, as the page shows it. */
export interface ChangeSummary {
  readonly papers: number;
  readonly claimCount: number;
  /** The first of the changed claims. */
  readonly claims: readonly ChangedClaim[];
}

export const toChangeSummary = ({ papers, claimCount, claims }: NameComparison): ChangeSummary => ({
  papers: papers.size,
  claimCount,
  claims,
});
