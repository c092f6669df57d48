import { checkClaims } from "@/lib/claim/validate-claims";
import { getErrorMessage } from "@/lib/format/error-message";
import { EMPTY_USER_LEXICON, type UserLexicon } from "@/lib/names/user-lexicon";
import { type AbstractInput, type Extraction, extractClaims } from "./extract";
import { createNameChangeTest } from "./name-change";
import { EXTRACTOR_VERSION } from "./version";

/**
 * Extracts the claims of an abstract and removes those that break the contract. Never throws: a failed extraction or an
 * invalid claim becomes a note, so that one faulty paper does not stop an import.
 * @param lexicon the decisions of a board about names
 * @param extract the extractor; replaced only in tests
 */
export function extractSafely(
  input: AbstractInput,
  lexicon: UserLexicon = EMPTY_USER_LEXICON,
  extract: (input: AbstractInput, lexicon: UserLexicon) => Extraction = extractClaims,
): Extraction {
  try {
    const extraction = extract(input, lexicon);
    const { claims, faults } = checkClaims(extraction.claims, input.abstract);
    return faults.length === 0
      ? extraction
      : { ...extraction, claims: [...claims], notes: [...extraction.notes, ...faults] };
  } catch (error) {
    return { claims: [], sentences: [], notes: [`the extractor failed, please report it: ${getErrorMessage(error)}`] };
  }
}

/** The extractor that fills the database, with its version. */
export const EXTRACTOR = {
  version: EXTRACTOR_VERSION,
  extract: (input: AbstractInput, lexicon: UserLexicon): Extraction => extractSafely(input, lexicon),
  mayDiffer: createNameChangeTest,
};
