import { EvidenceLink } from "@/app/_components/evidence-link";
import { Change, StatedGain } from "@/app/_components/figures";
import { StatusMark } from "@/app/_components/status-mark";
import type { Claim } from "@/lib/claim";
import { metricName } from "@/lib/comparable";
import { formatParameters, formatPoints } from "@/lib/format";
import { systemName } from "@/lib/system-name";
import classes from "./paper-reader.module.css";

interface Props {
  readonly claim: Claim;
  readonly active: boolean;
  readonly setActive: (claim: string | null) => void;
}

const ROLES = { own: null, baseline: "a rival's result", background: "background" } as const;

function facts(claim: Claim): string {
  const who = systemName(claim);
  const size = claim.size_b === null ? null : formatParameters(claim.size_b, claim.active_b);
  return [
    who,
    size !== null && !who?.includes(size) ? size : null,
    metricName(claim),
    claim.baseline && `compared with ${claim.baseline}`,
    ROLES[claim.role],
  ]
    .filter(Boolean)
    .join(" · ");
}

/** One claim beside the abstract. */
export function ClaimCard({ claim, active, setActive }: Props) {
  const on = claim.benchmarks.join(", ") || claim.benchmark_text || "benchmark not named";
  const isScore = claim.before === null && claim.after === null;
  return (
    <li data-claim-id={claim.id} data-active={active || undefined} className={classes.card}>
      <EvidenceLink claim={claim.id} className={classes.cardLink}>
        <span
          className={classes.cardBody}
          onPointerEnter={() => setActive(claim.id)}
          onPointerLeave={() => setActive(null)}
        >
          <span className={classes.on}>
            <StatusMark status={claim.status} />
            {claim.aggregate && claim.benchmarks.length > 1 ? `Average of ${on}` : on}
          </span>
          <span className={classes.figures}>
            <Change claim={claim} />{" "}
            {claim.gain !== null && (
              <span className={isScore ? undefined : classes.gain}>
                <StatedGain claim={claim} />
              </span>
            )}
            {claim.gain === null && claim.points !== null && (
              <span className={classes.gain}>{formatPoints(claim.points, claim.unit)}</span>
            )}
          </span>
          <span className={classes.facts}>{facts(claim)}</span>
        </span>
      </EvidenceLink>
    </li>
  );
}
