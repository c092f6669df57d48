import { type ExplainedClaim, type ExplainedSentence, explainAbstract } from "@/extractors/explain";
import { extractClaims } from "@/extractors/extract";
import type { Claim } from "@/lib/claim";
import { paperId } from "@/lib/ids";
import type { Paper } from "@/lib/paper";
import type { Span } from "@/lib/span";
import { toClaims } from "@/lib/to-claims";
import type { TryText } from "@/lib/try-text";

/** A claim and how it came about. */
export interface ReadClaim {
  readonly claim: Claim;
  readonly why: ExplainedClaim | null;
}

export interface ReadSentence {
  readonly span: Span;
  /** Null where the sentence has no number that could be a result. */
  readonly explained: ExplainedSentence | null;
  readonly claims: readonly ReadClaim[];
}

/** Everything that the extractor sees in one abstract. */
export interface ReadAbstract {
  readonly paper: Paper;
  readonly claims: readonly Claim[];
  readonly sentences: readonly ReadSentence[];
  readonly ownNames: readonly string[];
  readonly notes: readonly string[];
}

function toPaper({ title, abstract }: TryText): Paper {
  return {
    id: paperId(title),
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

/** Runs the extractor where it is called: in the browser of the page. */
export function readAbstract(text: TryText): ReadAbstract {
  const paper = toPaper(text);
  const extraction = extractClaims(text);
  const { ownNames, notes, sentences: explained } = explainAbstract(text);
  const claims = toClaims(paper, extraction.claims);
  const sentences = extraction.sentences.map((span, index): ReadSentence => {
    const found = explained.find((sentence) => sentence.index === index) ?? null;
    const own = claims.filter((claim) => claim.sentence_index === index);
    return { span, explained: found, claims: own.map((claim, i) => ({ claim, why: found?.claims[i] ?? null })) };
  });
  return { paper, claims, sentences, ownNames, notes };
}
