import type { Claim } from "@/lib/claim";
import { systemName } from "@/lib/system-name";
import classes from "./evidence.module.css";
import { EvidenceLink } from "./evidence-link";
import { Change, StatedGain } from "./figures";
import { StatusMark } from "./status-mark";

const SHOWN = 8;

/** The other claims of the same paper. */
export function OtherClaims({ claims, paper }: { readonly claims: readonly Claim[]; readonly paper: string }) {
  if (claims.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>Other claims of this paper</h3>
      <ul className={classes.others}>
        {claims.slice(0, SHOWN).map((claim) => (
          <li key={claim.id}>
            <EvidenceLink claim={claim.id} className={classes.other}>
              <span className={classes.otherName}>
                <StatusMark status={claim.status} />
                {[systemName(claim), claim.benchmarks.join(", ") || claim.benchmark_text].filter(Boolean).join(" · ") ||
                  claim.rule}
              </span>
              <span className={classes.otherFigures}>
                <Change claim={claim} /> {claim.gain !== null && <StatedGain claim={claim} />}
              </span>
            </EvidenceLink>
          </li>
        ))}
      </ul>
      {claims.length > SHOWN && <a href={`/papers/${paper}`}>{`${claims.length - SHOWN} more on the paper's page`}</a>}
    </section>
  );
}
