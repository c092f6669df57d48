import type { Claim } from "@/lib/claim/claim";
import { formatSystemName } from "@/lib/claim/system-name";
import { ClaimChange, ClaimStatedGain } from "./claim-values";
import classes from "./evidence.module.css";
import { EvidenceLink } from "./evidence-link";
import { StatusIcon } from "./status-icon";

const MAX_SHOWN = 8;

/** Other claims of the same paper. */
export function SiblingClaims({
  claims,
  paper: paperId,
}: {
  readonly claims: readonly Claim[];
  readonly paper: string;
}) {
  if (claims.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>Other claims of this paper</h3>
      <ul className={classes.others}>
        {claims.slice(0, MAX_SHOWN).map((claim) => (
          <li key={claim.id}>
            <EvidenceLink claimId={claim.id} className={classes.other}>
              <span className={classes.otherName}>
                <StatusIcon status={claim.status} />
                {[formatSystemName(claim), claim.benchmarks.join(", ") || claim.benchmark_text]
                  .filter(Boolean)
                  .join(" · ") || claim.rule}
              </span>
              <span className={classes.otherFigures}>
                <ClaimChange claim={claim} /> {claim.gain !== null && <ClaimStatedGain claim={claim} />}
              </span>
            </EvidenceLink>
          </li>
        ))}
      </ul>
      {claims.length > MAX_SHOWN && (
        <a href={`/papers/${paperId}`}>{`${claims.length - MAX_SHOWN} more on the paper page`}</a>
      )}
    </section>
  );
}
