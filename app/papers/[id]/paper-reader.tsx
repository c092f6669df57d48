"use client";

import Link from "next/link";
import { useState } from "react";
import { Switch } from "@/app/_components/switch";
import type { Claim } from "@/lib/claim";
import { formatCount } from "@/lib/format";
import { markText } from "@/lib/marked-text";
import { paperMarks } from "@/lib/paper-marks";
import type { Span } from "@/lib/span";
import { AbstractMarks } from "./abstract-marks";
import { ClaimCard } from "./claim-card";
import { MarginView } from "./margin-view";
import { MarkKey } from "./mark-key";
import classes from "./paper-reader.module.css";
import { useMarginView } from "./use-margin-view";

interface Props {
  readonly abstract: string;
  readonly claims: readonly Claim[];
  readonly paper: string;
  readonly sentences: readonly Span[];
}

const VIEWS = [
  ["abstract", "Abstract"],
  ["margin", "Sentence by sentence"],
] as const;

/** The abstract with all claims marked in place, and the claims beside it; each shows where the other stands. */
export function PaperReader({ abstract, claims, paper, sentences }: Props) {
  const [active, setActive] = useState<string | null>(null);
  const [inMargin, setInMargin] = useMarginView();
  const marks = paperMarks(claims);
  const query = new URLSearchParams({ paper });
  const slots = [...new Set(marks.map((mark) => mark.label.slot))];
  const shared = { active, setActive };
  return (
    <>
      <div className={classes.views}>
        <Switch
          label="View"
          choices={VIEWS}
          value={inMargin ? "margin" : "abstract"}
          choose={(view) => setInMargin(view === "margin")}
        />
        <MarkKey slots={slots} />
      </div>
      {inMargin && sentences.length > 0 ? (
        <MarginView abstract={abstract} sentences={sentences} claims={claims} {...shared} />
      ) : (
        <div className={classes.columns}>
          <section>
            <h2>Abstract</h2>
            <p className={classes.abstract} dir="auto" data-testid="abstract">
              <AbstractMarks pieces={markText(abstract, marks)} {...shared} />
            </p>
          </section>
          <section>
            <div className={classes.heading}>
              <h2>{claims.length === 0 ? "Claims" : formatCount(claims.length, "claim")}</h2>
              {claims.length > 0 && <Link href={`/claims?${query}`}>As a table</Link>}
            </div>
            {claims.length === 0 ? (
              <p className={classes.none}>No reported result was found in this abstract.</p>
            ) : (
              <ol className={classes.cards}>
                {claims.map((claim) => (
                  <ClaimCard key={claim.id} claim={claim} active={claim.id === active} setActive={setActive} />
                ))}
              </ol>
            )}
          </section>
        </div>
      )}
    </>
  );
}
