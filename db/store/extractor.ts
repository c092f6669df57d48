import type { ExtractedClaim } from "@/lib/claim/claim";
import type { Span } from "@/lib/claim/span";
import type { UserLexicon } from "@/lib/names/user-lexicon";

/** Text of a paper. */
interface Text {
  readonly title: string;
  readonly abstract: string;
}

type Extract = (
  paper: Text,
  lexicon: UserLexicon,
) => {
  readonly claims: readonly ExtractedClaim[];
  readonly sentences: readonly Span[];
  readonly notes: readonly string[];
};

/** Interface of an extractor, which is passed to the database functions and never imported by them. */
export interface Extractor {
  /** Papers extracted by another version are extracted again. */
  readonly version: string;
  /** Pure: the lexicon has the decisions of the board about names. */
  readonly extract: Extract;
  /** Extracts papers in the background and returns an `extract` with their results. */
  readonly prepare?: (papers: readonly Text[], lexicon: UserLexicon) => Promise<Extract>;
  /** Returns a test for texts whose claims may differ between two lexicons; by default those of all texts may. */
  readonly mayDiffer?: (before: UserLexicon, after: UserLexicon) => (paper: Text) => boolean;
}
