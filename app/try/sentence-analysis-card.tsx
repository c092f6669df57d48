import evidence from "@/app/_ui/evidence.module.css";
import { markText } from "@/app/_ui/marked-text";
import { MarkedText } from "@/app/_ui/marked-text-view";
import { toPaperMarks } from "@/app/_ui/paper-marks";
import { toShownPassage, toShownText } from "@/app/_ui/shown-text";
import { parseSentenceItem } from "@/app/try/parse-sentence-item";
import type { AnalyzedAbstract, AnalyzedSentence } from "./analyze-abstract";
import { AnalyzedClaimCard } from "./analyzed-claim-card";
import classes from "./try.module.css";

/** The parsed sentence: quantities, mentions with their kind, and other words. */
function ParsedItems({ items }: { readonly items: readonly string[] }) {
  return (
    <details className={classes.details}>
      <summary>Parsed sentence</summary>
      <p className={classes.items}>
        {items.map(parseSentenceItem).map(({ kind, mentionKind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items are identified only by their position
          <span key={index} className={classes.item} data-kind={kind} data-mention={mentionKind ?? undefined}>
            {mentionKind !== null && <span className={classes.mentionKind}>{mentionKind}</span>}
            {text}
          </span>
        ))}
      </p>
    </details>
  );
}

function UnusedNumbers({ sentence: { explained } }: { readonly sentence: AnalyzedSentence }) {
  const unused =
    explained?.numbers.flatMap(({ text, outcome }) =>
      outcome.kind === "dropped" ? [`${text} (${outcome.reason})`] : [],
    ) ?? [];
  if (unused.length === 0) return null;
  return (
    <p className={classes.unused}>
      {"Not a claim: "}
      {unused.join(", ")}
    </p>
  );
}

interface Props {
  readonly sentence: AnalyzedSentence;
  readonly number: number;
  readonly analysis: AnalyzedAbstract;
}

/** One sentence with its marks, its claims, and the reason why other numbers are not claims. */
export function SentenceAnalysisCard({ sentence, number, analysis: { paper, sentences } }: Props) {
  const claims = sentence.claims.map(({ claim }) => claim);
  const marks = toPaperMarks(claims).map(({ span, label }) => ({ span, label: label.slot }));
  const passage = toShownPassage(toShownText(paper.abstract, false), sentence.span, marks);
  return (
    <li className={classes.sentence} data-testid="try-sentence">
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <div className={classes.body}>
        <p className={claims.length > 0 ? classes.text : `${classes.text} ${evidence.dim}`} dir="auto">
          <MarkedText pieces={markText(passage.text, passage.marks)} />
        </p>
        {sentence.claims.map(({ claim, explanation }) => (
          <AnalyzedClaimCard
            key={claim.id}
            claim={claim}
            explanation={explanation}
            data={{ paper, sentences: sentences.map((s) => s.span) }}
          />
        ))}
        <UnusedNumbers sentence={sentence} />
        {sentence.explained && <ParsedItems items={sentence.explained.items} />}
      </div>
    </li>
  );
}
