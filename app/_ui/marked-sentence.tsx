"use client";

import { Fragment, useState } from "react";
import type { EvidenceData } from "@/app/_data/evidence-data";
import { toEvidence } from "@/app/_ui/evidence-model";
import { markText } from "@/app/_ui/marked-text";
import { formatReadableText } from "@/lib/format/readable-text";
import classes from "./evidence.module.css";
import { MarkedText } from "./marked-text-view";
import { toShownPassage, toShownText } from "./shown-text";
import { SourceSwitch } from "./source-switch";

interface Props {
  readonly data: Pick<EvidenceData, "claim" | "paper" | "sentences">;
}

/** The sentence of a claim with its slots marked, with its neighbors and the sentences that hold further slots. */
export function MarkedSentence({ data: { claim, paper, sentences } }: Props) {
  const [isSource, setIsSource] = useState(false);
  const { sentence, shown, marks } = toEvidence(claim, paper.abstract, sentences);
  const shownText = toShownText(paper.abstract, isSource);
  return (
    <>
      <blockquote className={classes.quote} lang="en" dir="auto">
        {shown.map(({ span, afterGap }, n) => {
          const isClaimSentence = span[0] === sentence[0];
          const passage = toShownPassage(shownText, span, marks);
          return (
            <Fragment key={span[0]}>
              {n > 0 && (afterGap ? <span className={classes.around}> […] </span> : " ")}
              <span
                className={isClaimSentence ? undefined : classes.around}
                data-testid={isClaimSentence ? "evidence-sentence" : undefined}
              >
                {span[1] > span[0] ? (
                  <MarkedText pieces={markText(passage.text, passage.marks)} />
                ) : (
                  formatReadableText(claim.sentence)
                )}
              </span>
            </Fragment>
          );
        })}
      </blockquote>
      {shown.some(({ span }) => shownText.differs(span)) && (
        <SourceSwitch isSource={isSource} setIsSource={setIsSource} />
      )}
    </>
  );
}
