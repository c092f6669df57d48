import type { Claim } from "@/lib/claim";
import { sentenceOf } from "@/lib/evidence";
import { marksWithin, markText } from "@/lib/marked-text";
import { paperMarks } from "@/lib/paper-marks";
import type { Span } from "@/lib/span";
import { AbstractMarks } from "./abstract-marks";
import { ClaimCard } from "./claim-card";
import classes from "./paper-reader.module.css";

interface Props {
  readonly abstract: string;
  readonly sentences: readonly Span[];
  readonly claims: readonly Claim[];
  readonly active: string | null;
  readonly setActive: (claim: string | null) => void;
}

/** The abstract sentence by sentence, each with its claims in the margin. */
export function MarginView({ abstract, sentences, claims, active, setActive }: Props) {
  const marks = paperMarks(claims);
  const rows = sentences.map((span) => ({
    span,
    claims: claims.filter((claim) => sentenceOf(claim, abstract, sentences)[0] === span[0]),
  }));
  return (
    <ol className={classes.margin} data-testid="margin">
      {rows.map((row) => (
        <li key={row.span[0]}>
          <p className={classes.abstract} dir="auto">
            <AbstractMarks
              pieces={markText(abstract.slice(...row.span), marksWithin(marks, row.span))}
              active={active}
              setActive={setActive}
            />
          </p>
          {row.claims.length > 0 && (
            <ul className={classes.cards}>
              {row.claims.map((claim) => (
                <ClaimCard key={claim.id} claim={claim} active={claim.id === active} setActive={setActive} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
