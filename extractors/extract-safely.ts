import { checkClaims } from "@/lib/claim/validate-claims";
import { getErrorMessage } from "@/lib/format/error-message";
import { type AbstractInput, type Extraction, extractClaims } from "./extract";

/**
 * The claims of an abstract that keep the contract. Never throws: what fails, the extractor on the whole paper or one of
 * its claims, becomes a note, so that a fault costs one paper its claims and not the person all the others.
 * @param extract the extractor; another one only in tests
 */
export function extractSafely(
  input: AbstractInput,
  extract: (input: AbstractInput) => Extraction = extractClaims,
): Extraction {
  try {
    const extraction = extract(input);
    const { claims, faults } = checkClaims(extraction.claims, input.abstract);
    return faults.length === 0 ? extraction : { ...extraction, claims, notes: [...extraction.notes, ...faults] };
  } catch (error) {
    return { claims: [], sentences: [], notes: [`the extractor failed, please report it: ${getErrorMessage(error)}`] };
  }
}
