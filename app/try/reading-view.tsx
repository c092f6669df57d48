import page from "@/app/_components/page.module.css";
import { MarkKey } from "@/app/papers/[id]/mark-key";
import { formatCount } from "@/lib/format";
import { paperMarks } from "@/lib/paper-marks";
import { DownloadClaims } from "./download-claims";
import type { ReadAbstract } from "./read-abstract";
import { SentenceCard } from "./sentence-card";
import classes from "./try.module.css";

function summary({ claims, sentences }: ReadAbstract): string {
  const numbers = sentences.reduce((sum, sentence) => sum + (sentence.explained?.numbers.length ?? 0), 0);
  return [
    formatCount(claims.length, "claim"),
    formatCount(sentences.length, "sentence"),
    `${formatCount(numbers, "number")} weighed`,
  ].join(" · ");
}

/** Everything that was read, sentence by sentence. */
export function ReadingView({ read }: { readonly read: ReadAbstract | null }) {
  if (read === null)
    return (
      <section aria-busy="true" className={page.note}>
        <p role="status">Loading the extractor…</p>
      </section>
    );
  const slots = paperMarks(read.claims).map((mark) => mark.label.slot);
  return (
    <section aria-label="What is read">
      <div className={classes.actions}>
        <div role="status">
          <h2 className={classes.summary} data-testid="try-summary">
            {read.sentences.length === 0 ? "Paste an abstract to see what is read from it." : summary(read)}
          </h2>
        </div>
        <DownloadClaims paper={read.paper.id} claims={read.claims} />
      </div>
      {read.ownNames.length > 0 && <p className={page.note}>{`The paper's own names: ${read.ownNames.join(", ")}`}</p>}
      {read.notes.map((note) => (
        <p key={note} className={page.note}>
          {note}
        </p>
      ))}
      <MarkKey slots={[...new Set(slots)]} />
      <ol className={classes.sentences}>
        {read.sentences.map((sentence, index) => (
          <SentenceCard key={sentence.span[0]} sentence={sentence} number={index + 1} read={read} />
        ))}
      </ol>
    </section>
  );
}
