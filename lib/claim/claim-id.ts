import { shortHash } from "../format/short-hash";
import type { ExtractedClaim, NUMBER_SLOTS } from "./claim";

/** The numbers of a claim, which are part of its id. */
export type ClaimNumbers = Pick<ExtractedClaim, (typeof NUMBER_SLOTS)[number]>;

/** Returns the id of a claim, which depends on paper, sentence and numbers and not on the version of the extractor. */
export function toClaimId(
  paper: string,
  claim: ClaimNumbers & Pick<ExtractedClaim, "sentence">,
  /** Counts claims of one sentence with the same numbers, from 0. */
  repeat = 0,
): string {
  const { sentence, before, after, of, gain, gain_max } = claim;
  const key = JSON.stringify([paper, sentence.replace(/\s+/g, " ").trim(), before, after, of, gain, gain_max, repeat]);
  return shortHash(key, 20);
}
