import type { ExtractedClaim } from "@/lib/claim/claim";
import type { Span } from "@/lib/claim/span";

type Extract = (paper: { readonly title: string; readonly abstract: string }) => {
  readonly claims: readonly ExtractedClaim[];
  readonly sentences: readonly Span[];
  readonly notes: readonly string[];
};

/** What the database needs to know of an extractor; it is handed in, never imported. */
export interface Extractor {
  /** Papers that another version has read are read again. */
  readonly version: string;
  readonly extract: Extract;
  /** Reads papers beside other work, and gives an `extract` that has them ready. */
  readonly prepare?: (papers: readonly { readonly title: string; readonly abstract: string }[]) => Promise<Extract>;
}
