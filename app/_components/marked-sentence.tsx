import { Fragment } from "react";
import { toEvidence } from "@/lib/evidence";
import type { EvidenceData } from "@/lib/evidence-data";
import { marksWithin, markText } from "@/lib/marked-text";
import classes from "./evidence.module.css";
import { Marks } from "./marks";

interface Props {
  readonly data: Pick<EvidenceData, "claim" | "paper" | "sentences">;
}

/** The sentence of a claim with every slot marked, between its neighbours and what holds a slot further off. */
export function MarkedSentence({ data: { claim, paper, sentences } }: Props) {
  const { sentence, shown, marks } = toEvidence(claim, paper.abstract, sentences);
  return (
    <blockquote className={classes.quote} lang="en" dir="auto">
      {shown.map(({ span, apart }, n) => {
        const isOwn = span[0] === sentence[0];
        const pieces = markText(paper.abstract.slice(...span), marksWithin(marks, span));
        return (
          <Fragment key={span[0]}>
            {n > 0 && (apart ? <span className={classes.around}> […] </span> : " ")}
            <span className={isOwn ? undefined : classes.around} data-testid={isOwn ? "evidence-sentence" : undefined}>
              {span[1] > span[0] ? <Marks pieces={pieces} /> : claim.sentence}
            </span>
          </Fragment>
        );
      })}
    </blockquote>
  );
}
