import { toEvidence } from "@/lib/evidence";
import type { EvidenceData } from "@/lib/evidence-data";
import { marksWithin, markText } from "@/lib/marked-text";
import type { Span } from "@/lib/span";
import classes from "./evidence.module.css";
import { Marks } from "./marks";

interface Props {
  readonly data: Pick<EvidenceData, "claim" | "paper" | "sentences">;
}

/** The sentence of a claim with every slot marked, between its neighbours and the sentences that hold a slot further off. */
export function MarkedSentence({ data: { claim, paper, sentences } }: Props) {
  const { sentence, before, after, far, marks } = toEvidence(claim, paper.abstract, sentences);
  const part = (span: Span | null) =>
    span === null ? null : <Marks pieces={markText(paper.abstract.slice(...span), marksWithin(marks, span))} />;
  const [start, end] = sentence;
  const ahead = far.filter((span) => span[1] <= start);
  const behind = far.filter((span) => span[0] >= end);
  return (
    <blockquote className={classes.quote} lang="en" dir="auto">
      {ahead.map((span) => (
        <span key={span[0]} className={classes.around}>
          {part(span)} […]{" "}
        </span>
      ))}
      {before && <span className={classes.around}>{part(before)} </span>}
      <span data-testid="evidence-sentence">{end > start ? part(sentence) : claim.sentence}</span>
      {after && <span className={classes.around}> {part(after)}</span>}
      {behind.map((span) => (
        <span key={span[0]} className={classes.around}>
          {" "}
          […] {part(span)}
        </span>
      ))}
    </blockquote>
  );
}
