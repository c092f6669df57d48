import { ClaimChange, ClaimStatedGain } from "@/app/_ui/claim-values";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import { GradeMark } from "@/app/_ui/grade-mark";
import { StatusIcon } from "@/app/_ui/status-icon";
import type { Claim } from "@/lib/claim/claim";
import { formatMetricName } from "@/lib/claim/metric-name";
import { formatOtherRole } from "@/lib/claim/role";
import { formatSystemName, formatUnnamedSize } from "@/lib/claim/system-name";
import { formatPoints } from "@/lib/format/numbers";
import classes from "./paper-reader.module.css";

interface Props {
  readonly claim: Claim;
  readonly isActive: boolean;
  readonly setActiveClaim: (claim: string | null) => void;
}

function formatClaimFacts(claim: Claim): string {
  const systemLabel = formatSystemName(claim);
  return [
    systemLabel,
    formatUnnamedSize(systemLabel, claim.size_b, claim.active_b),
    formatMetricName(claim),
    claim.baseline && `vs. ${claim.baseline}`,
    formatOtherRole(claim.role),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** One claim next to the abstract. */
export function ClaimCard({ claim, isActive, setActiveClaim }: Props) {
  const benchmarkText = claim.benchmarks.join(", ") || claim.benchmark_text || "benchmark not named";
  const facts = formatClaimFacts(claim);
  const isGainOnly = claim.before === null && claim.after === null;
  return (
    <li data-claim-id={claim.id} data-active={isActive || undefined} className={classes.card}>
      <EvidenceLink claimId={claim.id} className={classes.cardLink}>
        <span
          className={classes.cardBody}
          onPointerEnter={() => setActiveClaim(claim.id)}
          onPointerLeave={() => setActiveClaim(null)}
        >
          <span className={classes.scope}>
            <StatusIcon status={claim.status} />
            {claim.aggregate && claim.benchmarks.length > 1 ? `Average of ${benchmarkText}` : benchmarkText}
          </span>
          <span className={classes.values}>
            <ClaimChange claim={claim} />{" "}
            {claim.gain !== null && (
              <span className={isGainOnly ? undefined : classes.gain}>
                <ClaimStatedGain claim={claim} />
              </span>
            )}
            {claim.gain === null && claim.points !== null && (
              <span className={classes.gain}>{formatPoints(claim.points, claim.unit)}</span>
            )}
          </span>
          <span className={classes.facts}>
            {facts !== "" && `${facts} · `}
            <GradeMark grade={claim.grade} />
          </span>
        </span>
      </EvidenceLink>
    </li>
  );
}
