import { shortHash } from "../format/short-hash";
import type { ExtractedClaim } from "./claim";

/** Id of a claim: the same paper, sentence and numbers give the same id with any version of the extractor. */
export function toClaimId(
  paper: string,
  claim: Pick<ExtractedClaim, "sentence" | "before" | "after" | "of" | "gain" | "gain_max">,
  /** Counts claims of one sentence whose numbers are the same, from 0. */
  repeat = 0,
): string {
  const { sentence, before, after, of, gain, gain_max } = claim;
  const key = JSON.stringify([paper, sentence.replace(/\s+/g, " ").trim(), before, after, of, gain, gain_max, repeat]);
  return shortHash(key, 20);
}
