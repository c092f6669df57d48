"use client";

import Link from "next/link";
import { useRef, useState } from "react";
import { markText } from "@/app/_ui/marked-text";
import { toPaperMarks } from "@/app/_ui/paper-marks";
import { SegmentedChoice } from "@/app/_ui/segmented-choice";
import { getSelectedSpan } from "@/app/_ui/selected-span";
import { toShownPassage, toShownText } from "@/app/_ui/shown-text";
import { SourceSwitch } from "@/app/_ui/source-switch";
import type { Claim } from "@/lib/claim/claim";
import type { Span } from "@/lib/claim/span";
import { formatCount } from "@/lib/format/numbers";
import { MarkLegend } from "../_ui/mark-legend";
import { AddClaimButton } from "./add-claim-button";
import { ClaimCard } from "./claim-card";
import { MarkedAbstract } from "./marked-abstract";
import classes from "./paper-reader.module.css";
import { SentenceView } from "./sentence-view";
import { useSentenceView } from "./use-sentence-view";

interface Props {
  readonly abstract: string;
  readonly claims: readonly Claim[];
  readonly paper: string;
  readonly sentences: readonly Span[];
  /** True if claims can be added. */
  readonly writable: boolean;
}

const VIEW_CHOICES = [
  ["abstract", "Abstract"],
  ["margin", "Sentence by sentence"],
] as const;

/** The abstract with its claims marked, and the list of claims; pointing at one highlights the other. */
export function PaperReader({ abstract, claims, paper, sentences, writable }: Props) {
  const abstractElement = useRef<HTMLParagraphElement>(null);
  const [activeClaim, setActiveClaim] = useState<string | null>(null);
  const [isSentenceView, setIsSentenceView] = useSentenceView();
  const [isSource, setIsSource] = useState(false);
  const marks = toPaperMarks(claims);
  const shownText = toShownText(abstract, isSource);
  const whole: Span = [0, abstract.length];
  const passage = toShownPassage(shownText, whole, marks);
  const query = new URLSearchParams({ paper });
  const slots = [...new Set(marks.map((mark) => mark.label.slot))];
  const activeClaimProps = { activeClaim, setActiveClaim };
  return (
    <>
      <div className={classes.views}>
        <SegmentedChoice
          label="View"
          choices={VIEW_CHOICES}
          value={isSentenceView ? "margin" : "abstract"}
          onSelect={(view) => setIsSentenceView(view === "margin")}
        />
        <MarkLegend slots={slots} />
        {writable && (
          <AddClaimButton
            paper={paper}
            abstract={abstract}
            claims={claims}
            getSelected={() => getSelectedSpan(abstractElement.current, abstract, isSource)}
          />
        )}
        {shownText.differs(whole) && <SourceSwitch isSource={isSource} setIsSource={setIsSource} />}
      </div>
      {isSentenceView && sentences.length > 0 ? (
        <SentenceView
          abstract={abstract}
          shownText={shownText}
          sentences={sentences}
          claims={claims}
          {...activeClaimProps}
        />
      ) : (
        <div className={classes.columns}>
          <section>
            <h2>Abstract</h2>
            <p ref={abstractElement} className={classes.abstract} dir="auto" data-testid="abstract">
              <MarkedAbstract pieces={markText(passage.text, passage.marks)} {...activeClaimProps} />
            </p>
          </section>
          <section>
            <div className={classes.heading}>
              <h2>{claims.length === 0 ? "Claims" : formatCount(claims.length, "claim")}</h2>
              {claims.length > 0 && <Link href={`/claims?${query}`}>View as table</Link>}
            </div>
            {claims.length === 0 ? (
              <p className={classes.none}>No claims found in this abstract.</p>
            ) : (
              <ol className={classes.cards}>
                {claims.map((claim) => (
                  <ClaimCard
                    key={claim.id}
                    claim={claim}
                    isActive={claim.id === activeClaim}
                    setActiveClaim={setActiveClaim}
                  />
                ))}
              </ol>
            )}
          </section>
        </div>
      )}
    </>
  );
}
