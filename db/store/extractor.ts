import type { ExtractedClaim } from "@/lib/claim/claim";
import type { Span } from "@/lib/claim/span";

type Extract = (paper: { readonly title: string; readonly abstract: string }) => {
  readonly claims: readonly ExtractedClaim[];
  readonly sentences: readonly Span[];
  readonly notes: readonly string[];
};

/** Interface of an extractor, which is passed to the database functions and never imported by them. */
export interface Extractor {
  /** Papers extracted by another version are extracted again. */
  readonly version: string;
  readonly extract: Extract;
  /** Extracts papers in the background and returns an `extract` with their results. */
  readonly prepare?: (papers: readonly { readonly title: string; readonly abstract: string }[]) => Promise<Extract>;
}
