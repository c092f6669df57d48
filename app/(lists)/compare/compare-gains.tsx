import { EvidenceLink } from "@/app/_components/evidence-link";
import { StatedGain } from "@/app/_components/figures";
import page from "@/app/_components/page.module.css";
import type { Claim } from "@/lib/claim";
import { metricName } from "@/lib/comparable";
import classes from "./compare.module.css";

/** Gains whose before and after the text does not give: they stand on no axis. */
export function CompareGains({ claims }: { readonly claims: readonly Claim[] }) {
  return (
    <section className={page.section}>
      <h2>Gains without their before and after</h2>
      <ul className={classes.gains}>
        {claims.map((claim) => (
          <li key={claim.id} className={classes.gain} data-claim-id={claim.id}>
            <EvidenceLink claim={claim.id} className={classes.gainFigure}>
              <StatedGain claim={claim} />
            </EvidenceLink>
            <span>
              {[
                claim.model ?? claim.method,
                claim.benchmarks.join(", ") || claim.benchmark_text,
                metricName(claim),
                claim.baseline && `over ${claim.baseline}`,
                claim.paper_title,
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
