import type { ExtractedClaim } from "../lib/claim";
import type { Span } from "../lib/span";

/** What the database needs to know of an extractor; it is handed in, never imported. */
export interface Extractor {
  /** Papers that another version has read are read again. */
  readonly version: string;
  readonly extract: (paper: { readonly title: string; readonly abstract: string }) => {
    readonly claims: readonly ExtractedClaim[];
    readonly sentences: readonly Span[];
    readonly notes: readonly string[];
  };
}
