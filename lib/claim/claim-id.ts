import { shortHash } from "../format/short-hash";
import type { ExtractedClaim } from "./claim";

/** Returns the id of a claim, which depends on paper, sentence and numbers and not on the version of the extractor. */
export function toClaimId(
  paper: string,
  claim: Pick<ExtractedClaim, "sentence" | "before" | "after" | "of" | "gain" | "gain_max">,
  /** Counts claims of one sentence with the same numbers, from 0. */
  repeat = 0,
): string {
  const { sentence, before, after, of, gain, gain_max } = claim;
  const key = JSON.stringify([paper, sentence.replace(/\s+/g, " ").trim(), before, after, of, gain, gain_max, repeat]);
  return shortHash(key, 20);
}
