import evidence from "@/app/_components/evidence.module.css";
import { Marks } from "@/app/_components/marks";
import { marksWithin, markText } from "@/lib/marked-text";
import { paperMarks } from "@/lib/paper-marks";
import { readItem } from "@/lib/read-item";
import { sliceSpan } from "@/lib/span";
import type { ReadAbstract, ReadSentence } from "./read-abstract";
import classes from "./try.module.css";
import { TryClaim } from "./try-claim";

/** The sentence as the rules see it: quantities, mentions with their kind, and the words between. */
function Items({ items }: { readonly items: readonly string[] }) {
  return (
    <details className={classes.details}>
      <summary>What the rules see</summary>
      <p className={classes.items}>
        {items.map(readItem).map(({ kind, what, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity than their place
          <span key={at} className={classes.item} data-kind={kind} data-what={what ?? undefined}>
            {what !== null && <span className={classes.what}>{what}</span>}
            {text}
          </span>
        ))}
      </p>
    </details>
  );
}

function Unused({ sentence: { explained } }: { readonly sentence: ReadSentence }) {
  const unused = explained?.numbers.filter((number) => !number.fate.startsWith("claim ")) ?? [];
  if (unused.length === 0) return null;
  return (
    <p className={classes.unused}>
      {"No claim: "}
      {unused.map(({ text, fate }) => `${text} (${fate})`).join(", ")}
    </p>
  );
}

interface Props {
  readonly sentence: ReadSentence;
  readonly number: number;
  readonly read: ReadAbstract;
}

/** One sentence with its marks, its claims and what became of its other numbers. */
export function SentenceCard({ sentence, number, read: { paper, sentences } }: Props) {
  const claims = sentence.claims.map(({ claim }) => claim);
  const marks = paperMarks(claims).map(({ span, label }) => ({ span, label: label.slot }));
  const text = sliceSpan(paper.abstract, sentence.span);
  return (
    <li className={classes.sentence} data-testid="try-sentence">
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <div className={classes.body}>
        <p className={claims.length > 0 ? classes.text : `${classes.text} ${evidence.dim}`} dir="auto">
          <Marks pieces={markText(text, marksWithin(marks, sentence.span))} />
        </p>
        {sentence.claims.map(({ claim, why }) => (
          <TryClaim key={claim.id} claim={claim} why={why} data={{ paper, sentences: sentences.map((s) => s.span) }} />
        ))}
        <Unused sentence={sentence} />
        {sentence.explained && <Items items={sentence.explained.items} />}
      </div>
    </li>
  );
}
