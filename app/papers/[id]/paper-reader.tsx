"use client";

import Link from "next/link";
import { useState } from "react";
import type { Claim } from "@/lib/claim";
import { formatCount } from "@/lib/format";
import { markText } from "@/lib/marked-text";
import { paperMarks } from "@/lib/paper-marks";
import { AbstractMarks } from "./abstract-marks";
import { ClaimCard } from "./claim-card";
import { MarkKey } from "./mark-key";
import classes from "./paper-reader.module.css";

interface Props {
  readonly abstract: string;
  readonly claims: readonly Claim[];
  readonly paper: string;
}

/** The abstract with all claims marked in place, and the claims beside it; each shows where the other stands. */
export function PaperReader({ abstract, claims, paper }: Props) {
  const [active, setActive] = useState<string | null>(null);
  const marks = paperMarks(claims);
  const query = new URLSearchParams({ paper });
  return (
    <div className={classes.columns}>
      <section>
        <h2>Abstract</h2>
        <MarkKey slots={[...new Set(marks.map((mark) => mark.label.slot))]} />
        <p className={classes.abstract} dir="auto" data-testid="abstract">
          <AbstractMarks pieces={markText(abstract, marks)} active={active} setActive={setActive} />
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
  );
}
