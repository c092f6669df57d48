import { MarkLegend } from "@/app/_ui/mark-legend";
import page from "@/app/_ui/page.module.css";
import { toPaperMarks } from "@/app/_ui/paper-marks";
import { formatCount } from "@/lib/format/numbers";
import type { AnalyzedAbstract } from "./analyze-abstract";
import { DownloadClaimsLink } from "./download-claims-link";
import { SentenceAnalysisCard } from "./sentence-analysis-card";
import classes from "./try.module.css";

function formatSummary({ claims, sentences }: AnalyzedAbstract): string {
  const numbers = sentences.reduce((sum, sentence) => sum + (sentence.explained?.numbers.length ?? 0), 0);
  return [
    formatCount(claims.length, "claim"),
    formatCount(sentences.length, "sentence"),
    formatCount(numbers, "number"),
  ].join(" · ");
}

/** The result of the extractor, by sentence. */
export function AnalysisView({ analysis }: { readonly analysis: AnalyzedAbstract | null }) {
  if (analysis === null)
    return (
      <section aria-busy="true" className={page.note}>
        <p role="status">Loading the extractor…</p>
      </section>
    );
  const slots = toPaperMarks(analysis.claims).map((mark) => mark.label.slot);
  return (
    <section aria-label="Extracted claims">
      <div className={classes.actions}>
        <div role="status">
          <h2 className={classes.summary} data-testid="try-summary">
            {analysis.sentences.length === 0 ? "Paste an abstract to extract its claims." : formatSummary(analysis)}
          </h2>
        </div>
        <DownloadClaimsLink paper={analysis.paper.id} claims={analysis.claims} />
      </div>
      {analysis.proposedNames.length > 0 && (
        <p className={page.note}>{`Proposed names: ${analysis.proposedNames.join(", ")}`}</p>
      )}
      {analysis.notes.map((note) => (
        <p key={note} className={page.note}>
          {note}
        </p>
      ))}
      <MarkLegend slots={[...new Set(slots)]} />
      <ol className={classes.sentences}>
        {analysis.sentences.map((sentence, index) => (
          <SentenceAnalysisCard key={sentence.span[0]} sentence={sentence} number={index + 1} analysis={analysis} />
        ))}
      </ol>
    </section>
  );
}
