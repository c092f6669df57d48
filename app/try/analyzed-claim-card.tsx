import type { EvidenceData } from "@/app/_data/evidence-data";
import { ClaimHeadline } from "@/app/_ui/claim-headline";
import { EvidenceSlots } from "@/app/_ui/evidence-slots";
import { MarkedSentence } from "@/app/_ui/marked-sentence";
import type { ExplainedClaim } from "@/extractors/explain";
import type { Claim } from "@/lib/claim/claim";
import { formatShareOfHundred, GRADED_SLOT_LABELS } from "@/lib/claim/grade";
import { formatNumber } from "@/lib/format/numbers";
import classes from "./try.module.css";

interface Props {
  readonly claim: Claim;
  readonly explanation: ExplainedClaim | null;
  readonly data: Pick<EvidenceData, "paper" | "sentences">;
}

/** One claim: values, rule with its reason, slots and processing steps. */
export function AnalyzedClaimCard({ claim, explanation, data }: Props) {
  return (
    <article className={classes.claim} data-testid="try-claim">
      <ClaimHeadline claim={claim} />
      <p className={classes.rule}>
        <code>{claim.rule}</code>
        {explanation && explanation.reason !== claim.rule && `: ${explanation.reason}`}
        {`. Confidence ${formatNumber(claim.confidence)}`}
      </p>
      {claim.check_note && <p className={classes.unused}>{claim.check_note}</p>}
      <details className={classes.details}>
        <summary>Details</summary>
        <div className={classes.detailsBody}>
          <MarkedSentence data={{ claim, ...data }} />
          <EvidenceSlots claim={claim} />
          {explanation && explanation.steps.length > 0 && (
            <section>
              <h3 className={classes.heading}>Processing steps</h3>
              <ol className={classes.steps}>
                {explanation.steps.map((step, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a step may occur twice
                  <li key={index}>{step}</li>
                ))}
              </ol>
            </section>
          )}
          {explanation && (
            <section>
              <h3 className={classes.heading}>Confidence (log-odds)</h3>
              <p>{explanation.weighed}</p>
              {explanation.graded.map(({ slot, confidence, weighed }) => (
                <p key={slot}>{`${GRADED_SLOT_LABELS[slot]} ${formatShareOfHundred(confidence)}: ${weighed}`}</p>
              ))}
            </section>
          )}
        </div>
      </details>
    </article>
  );
}
