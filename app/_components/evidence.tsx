import Link from "next/link";
import type { EvidenceData } from "@/lib/evidence-data";
import classes from "./evidence.module.css";
import { EvidenceArithmetic } from "./evidence-arithmetic";
import { EvidenceReview } from "./evidence-review";
import { EvidenceSlots } from "./evidence-slots";
import { Headline } from "./headline";
import { MarkedSentence } from "./marked-sentence";
import { OtherClaims } from "./other-claims";
import { PaperLinks } from "./paper-links";
import { RestatedBadge } from "./restated-badge";

interface Props {
  readonly data: EvidenceData;
  /** Called with the evidence as it is after a person changed something. */
  readonly onChange: (data: EvidenceData) => void;
}

/** Everything that is known about one claim, from the figure down to the rule that found it. */
export function Evidence({ data, onChange }: Props) {
  const { claim, paper, siblings, review, reason } = data;
  return (
    <article className={classes.evidence} data-claim-id={claim.id}>
      <Headline claim={claim} />
      <section aria-label="Sentence">
        <MarkedSentence data={data} />
        {paper.restated && <RestatedBadge />}
      </section>
      <section aria-label="Paper" className={classes.paper}>
        <Link href={`/papers/${paper.id}`} className={classes.title} dir="auto">
          {paper.title}
        </Link>
        <PaperLinks paper={paper} claim={claim} />
      </section>
      <EvidenceSlots claim={claim} corrections={review.corrections} />
      <EvidenceArithmetic claim={claim} reason={reason} />
      <EvidenceReview data={data} onChange={onChange} />
      <OtherClaims claims={siblings} paper={paper.id} />
    </article>
  );
}
