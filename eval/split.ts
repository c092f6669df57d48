import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

export const EVALUATION_SPLITS = ["all", "aside", "rest"] as const;
/** A third of the papers is set aside and scored without being read; the rest may be read while rules are written. */
export type EvaluationSplit = (typeof EVALUATION_SPLITS)[number];

/** Set aside is a paper whose title's SHA-256 hash begins with a byte that three divides: nobody chooses. */
export function isInSplit(split: EvaluationSplit, title: string): boolean {
  const isHeldOut = (sha256(utf8ToBytes(title))[0] ?? 0) % 3 === 0;
  return split === "all" || isHeldOut === (split === "aside");
}
