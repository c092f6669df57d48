import { findClaimSentence } from "@/app/_ui/evidence-model";
import { markText } from "@/app/_ui/marked-text";
import { toPaperMarks } from "@/app/_ui/paper-marks";
import { type ShownText, toShownPassage } from "@/app/_ui/shown-text";
import type { Claim } from "@/lib/claim/claim";
import type { Span } from "@/lib/claim/span";
import { ClaimCard } from "./claim-card";
import { MarkedAbstract } from "./marked-abstract";
import classes from "./paper-reader.module.css";

interface Props {
  readonly abstract: string;
  readonly shownText: ShownText;
  readonly sentences: readonly Span[];
  readonly claims: readonly Claim[];
  readonly activeClaim: string | null;
  readonly setActiveClaim: (claim: string | null) => void;
}

/** The abstract by sentence, each with its claims in the margin. */
export function SentenceView({ abstract, shownText, sentences, claims, activeClaim, setActiveClaim }: Props) {
  const marks = toPaperMarks(claims);
  const rows = sentences.map((span) => ({
    span,
    passage: toShownPassage(shownText, span, marks),
    claims: claims.filter((claim) => findClaimSentence(claim, abstract, sentences)[0] === span[0]),
  }));
  return (
    <ol className={classes.margin} data-testid="margin">
      {rows.map((row) => (
        <li key={row.span[0]}>
          <p className={classes.abstract} dir="auto">
            <MarkedAbstract
              pieces={markText(row.passage.text, row.passage.marks)}
              activeClaim={activeClaim}
              setActiveClaim={setActiveClaim}
            />
          </p>
          {row.claims.length > 0 && (
            <ul className={classes.cards}>
              {row.claims.map((claim) => (
                <ClaimCard
                  key={claim.id}
                  claim={claim}
                  isActive={claim.id === activeClaim}
                  setActiveClaim={setActiveClaim}
                />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
