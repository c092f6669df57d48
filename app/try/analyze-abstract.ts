import type { TryInput } from "@/app/try/try-text";
import { type ExplainedClaim, type ExplainedSentence, explainAbstract } from "@/extractors/explain";
import { extractClaims } from "@/extractors/extract";
import type { Claim } from "@/lib/claim/claim";
import type { Span } from "@/lib/claim/span";
import { toClaims } from "@/lib/claim/to-claims";
import type { Paper } from "@/lib/paper/paper";
import { toPaperId } from "@/lib/paper/paper-id";

/** A claim and how it was extracted. */
export interface AnalyzedClaim {
  readonly claim: Claim;
  readonly explanation: ExplainedClaim | null;
}

export interface AnalyzedSentence {
  readonly span: Span;
  /** Null if the sentence has no number that could be a result. */
  readonly explained: ExplainedSentence | null;
  readonly claims: readonly AnalyzedClaim[];
}

/** The result of the extractor for one abstract. */
export interface AnalyzedAbstract {
  readonly paper: Paper;
  readonly claims: readonly Claim[];
  readonly sentences: readonly AnalyzedSentence[];
  readonly proposedNames: readonly string[];
  readonly notes: readonly string[];
}

function toPaper({ title, abstract }: TryInput): Paper {
  return {
    id: toPaperId(title),
    title,
    abstract,
    authors: [],
    published: null,
    url: null,
    arxiv_id: null,
    doi: null,
    venue: null,
    restated: false,
    source: "own text",
    locator: "this page",
  };
}

/** Extracts and explains the claims of a text. Runs in the browser. */
export function analyzeAbstract(text: TryInput): AnalyzedAbstract {
  const paper = toPaper(text);
  const extraction = extractClaims(text);
  const { ownNames, notes, sentences: explainedSentences } = explainAbstract(text);
  const claims = toClaims(paper, extraction.claims);
  const sentences = extraction.sentences.map((span, index): AnalyzedSentence => {
    const sentenceExplanation = explainedSentences.find((sentence) => sentence.index === index) ?? null;
    const sentenceClaims = claims.filter((claim) => claim.sentence_index === index);
    return {
      span,
      explained: sentenceExplanation,
      claims: sentenceClaims.map((claim, i) => ({ claim, explanation: sentenceExplanation?.claims[i] ?? null })),
    };
  });
  return { paper, claims, sentences, proposedNames: ownNames, notes };
}
