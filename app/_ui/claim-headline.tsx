import type { Claim } from "@/lib/claim/claim";
import { explainGrade } from "@/lib/claim/grade";
import { formatMetricName } from "@/lib/claim/metric-name";
import { formatEvaluation } from "@/lib/claim/scope";
import { formatSystemName } from "@/lib/claim/system-name";
import { formatModelSize, formatPoints } from "@/lib/format/numbers";
import { ClaimChange, ClaimStatedGain } from "./claim-values";
import classes from "./evidence.module.css";
import { GradeMark } from "./grade-mark";

/** What the grade means; that of a reviewed claim speaks of the extraction only. */
const formatGradeMeaning = ({ grade, status }: Pick<Claim, "grade" | "status">): string =>
  status === "extracted" ? explainGrade(grade) : `grade of the extraction; a person has since ${status} the claim`;

/** One line with the values of a claim, one with its system and benchmark, and one with its grade. */
export function ClaimHeadline({ claim }: { readonly claim: Claim }) {
  const evaluation = formatEvaluation(claim);
  const systemLabel = formatSystemName(claim);
  const size =
    claim.size_b === null || systemLabel?.includes(`${claim.size_b}B`) ? null : formatModelSize(claim.size_b);
  return (
    <div className={classes.headline}>
      <p className={classes.figures}>
        <ClaimChange claim={claim} />
        {claim.gain !== null ? (
          <ClaimStatedGain claim={claim} />
        ) : (
          claim.points !== null && <span className={classes.computed}>{formatPoints(claim.points, claim.unit)}</span>
        )}
      </p>
      <p className={classes.words}>
        {systemLabel && <strong>{[systemLabel, size].filter(Boolean).join(", ")}</strong>}
        {evaluation && <span>{claim.aggregate ? ` ${evaluation}` : ` on ${evaluation}`}</span>}
        {formatMetricName(claim) && <span className={classes.dim}>{`, ${formatMetricName(claim)}`}</span>}
        {claim.baseline && <span className={classes.dim}>{`, vs. ${claim.baseline}`}</span>}
      </p>
      <p className={classes.graded}>
        <GradeMark grade={claim.grade} />
        <span className={classes.dim}>{`: ${formatGradeMeaning(claim)}`}</span>
      </p>
    </div>
  );
}
