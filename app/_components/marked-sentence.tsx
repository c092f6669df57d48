import { toEvidence } from "@/lib/evidence";
import type { EvidenceData } from "@/lib/evidence-data";
import { marksWithin, markText } from "@/lib/marked-text";
import type { Span } from "@/lib/span";
import classes from "./evidence.module.css";
import { Marks } from "./marks";

interface Props {
  readonly data: Pick<EvidenceData, "claim" | "paper" | "sentences">;
}

/** The sentence of a claim with every slot marked, between its neighbours. */
export function MarkedSentence({ data: { claim, paper, sentences } }: Props) {
  const { sentence, before, after, marks } = toEvidence(claim, paper.abstract, sentences);
  const part = (span: Span | null) =>
    span === null ? null : <Marks pieces={markText(paper.abstract.slice(...span), marksWithin(marks, span))} />;
  const [start, end] = sentence;
  return (
    <blockquote className={classes.quote} lang="en" dir="auto">
      {before && <span className={classes.around}>{part(before)} </span>}
      <span data-testid="evidence-sentence">{end > start ? part(sentence) : claim.sentence}</span>
      {after && <span className={classes.around}> {part(after)}</span>}
    </blockquote>
  );
}
