import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

export const EVALUATION_SPLITS = ["all", "aside", "rest"] as const;
/**
 * Parts of an annotated set: a third is held out ("aside") and scored without inspection; the rest may be inspected
 * during development.
 */
export type EvaluationSplit = (typeof EVALUATION_SPLITS)[number];

/** A paper is held out if the first byte of the SHA-256 hash of its title is divisible by three. */
export function isInSplit(split: EvaluationSplit, title: string): boolean {
  const isHeldOut = (sha256(utf8ToBytes(title))[0] ?? 0) % 3 === 0;
  return split === "all" || isHeldOut === (split === "aside");
}
