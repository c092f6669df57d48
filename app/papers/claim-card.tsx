import { ClaimChange, ClaimStatedGain } from "@/app/_ui/claim-values";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import { StatusIcon } from "@/app/_ui/status-icon";
import type { Claim } from "@/lib/claim/claim";
import { formatMetricName } from "@/lib/claim/metric-name";
import { formatSystemName } from "@/lib/claim/system-name";
import { formatModelSize, formatPoints } from "@/lib/format/numbers";
import classes from "./paper-reader.module.css";

interface Props {
  readonly claim: Claim;
  readonly isActive: boolean;
  readonly setActiveClaim: (claim: string | null) => void;
}

const ROLE_LABELS = { own: null, baseline: "a rival's result", background: "background" } as const;

function formatClaimFacts(claim: Claim): string {
  const systemLabel = formatSystemName(claim);
  const size = claim.size_b === null ? null : formatModelSize(claim.size_b, claim.active_b);
  return [
    systemLabel,
    size !== null && !systemLabel?.includes(size) ? size : null,
    formatMetricName(claim),
    claim.baseline && `compared with ${claim.baseline}`,
    ROLE_LABELS[claim.role],
  ]
    .filter(Boolean)
    .join(" · ");
}

/** One claim beside the abstract. */
export function ClaimCard({ claim, isActive, setActiveClaim }: Props) {
  const benchmarkText = claim.benchmarks.join(", ") || claim.benchmark_text || "benchmark not named";
  const isScore = claim.before === null && claim.after === null;
  return (
    <li data-claim-id={claim.id} data-active={isActive || undefined} className={classes.card}>
      <EvidenceLink claimId={claim.id} className={classes.cardLink}>
        <span
          className={classes.cardBody}
          onPointerEnter={() => setActiveClaim(claim.id)}
          onPointerLeave={() => setActiveClaim(null)}
        >
          <span className={classes.on}>
            <StatusIcon status={claim.status} />
            {claim.aggregate && claim.benchmarks.length > 1 ? `Average of ${benchmarkText}` : benchmarkText}
          </span>
          <span className={classes.figures}>
            <ClaimChange claim={claim} />{" "}
            {claim.gain !== null && (
              <span className={isScore ? undefined : classes.gain}>
                <ClaimStatedGain claim={claim} />
              </span>
            )}
            {claim.gain === null && claim.points !== null && (
              <span className={classes.gain}>{formatPoints(claim.points, claim.unit)}</span>
            )}
          </span>
          <span className={classes.facts}>{formatClaimFacts(claim)}</span>
        </span>
      </EvidenceLink>
    </li>
  );
}
