import Link from "next/link";
import type { EvidenceData } from "@/lib/evidence-data";
import classes from "./evidence.module.css";
import { EvidenceArithmetic } from "./evidence-arithmetic";
import { EvidenceSlots } from "./evidence-slots";
import { Headline } from "./headline";
import { MarkedSentence } from "./marked-sentence";
import { OtherClaims } from "./other-claims";
import { PaperLinks } from "./paper-links";
import { RestatedBadge } from "./restated-badge";

/** Everything that is known about one claim, from the figure down to the rule that found it. */
export function Evidence({ data }: { readonly data: EvidenceData }) {
  const { claim, paper, siblings } = data;
  return (
    <article className={classes.evidence} data-claim-id={claim.id}>
      <Headline claim={claim} />
      <section aria-label="Sentence">
        <MarkedSentence data={data} />
        {paper.restated && <RestatedBadge />}
      </section>
      <section aria-label="Paper" className={classes.paper}>
        <Link href={`/papers/${paper.id}`} className={classes.title}>
          {paper.title}
        </Link>
        <PaperLinks paper={paper} claim={claim} />
      </section>
      <EvidenceSlots claim={claim} />
      <EvidenceArithmetic claim={claim} />
      <OtherClaims claims={siblings} paper={paper.id} />
    </article>
  );
}
