import type { Claim } from "../claim/claim";
import type { Result } from "../compare/result";

/** A claim with the facts that its checks share. */
export interface CheckedClaim {
  readonly claim: Claim;
  readonly result: Result;
}

/**
 * A check of one claim. Returns null if the claim does not state what the check needs, otherwise the messages of what is
 * wrong; an empty list if nothing is.
 */
export type ClaimCheck = (checked: CheckedClaim) => readonly string[] | null;

/** Keeps the messages of a list of candidates. */
export const listMessages = (candidates: readonly (string | null | false)[]): string[] =>
  candidates.filter((message): message is string => typeof message === "string");
