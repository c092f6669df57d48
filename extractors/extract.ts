import type { ExtractedClaim } from "@/lib/claim";
import type { Span } from "@/lib/span";

/** What the extractor reads: it never sees more of a paper than this. */
export interface Input {
  readonly title: string;
  readonly abstract: string;
}

/** What it gives: claims in text order, the sentences, and notes on what it left unread. */
export interface Extraction {
  readonly claims: ExtractedClaim[];
  /** Sentences as spans of the abstract, in order; `sentence_index` counts in it. */
  readonly sentences: readonly Span[];
  /** One sentence each, e.g. that a sentence was longer than the limit. */
  readonly notes: readonly string[];
}

/** Every claim of an abstract. Pure and total: the same input gives the same output, any string is taken. */
export function extractClaims(_input: Input): Extraction {
  return { claims: [], sentences: [], notes: [] };
}
