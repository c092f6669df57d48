import Link from "next/link";
import type { EvidenceData } from "@/app/_data/evidence-data";
import { formatReadableText } from "@/lib/format/readable-text";
import { ClaimHeadline } from "./claim-headline";
import classes from "./evidence.module.css";
import { EvidenceArithmetic } from "./evidence-arithmetic";
import { EvidenceReview } from "./evidence-review";
import { EvidenceSlots } from "./evidence-slots";
import { MarkedSentence } from "./marked-sentence";
import { PaperLinks } from "./paper-links";
import { RestatedNotice } from "./restated-notice";
import { SiblingClaims } from "./sibling-claims";

interface Props {
  readonly data: EvidenceData;
  /** Called with the new evidence after a review action. */
  readonly onChange: (data: EvidenceData) => void;
}

/** Evidence for one claim: values, sentence, slots, review and the rule that extracted it. */
export function ClaimEvidenceView({ data, onChange }: Props) {
  const { claim, paper, siblings, review, reason } = data;
  return (
    <article className={classes.evidence} data-claim-id={claim.id}>
      <ClaimHeadline claim={claim} />
      <section aria-label="Sentence">
        <MarkedSentence data={data} />
        {paper.restated && <RestatedNotice />}
      </section>
      <section aria-label="Paper" className={classes.paper}>
        <Link href={`/papers/${paper.id}`} className={classes.title} dir="auto">
          {formatReadableText(paper.title)}
        </Link>
        <PaperLinks paper={paper} claim={claim} />
      </section>
      <EvidenceSlots claim={claim} corrections={review.corrections} />
      <EvidenceArithmetic claim={claim} reason={reason} />
      <EvidenceReview data={data} onChange={onChange} />
      <SiblingClaims claims={siblings} paper={paper.id} />
    </article>
  );
}
