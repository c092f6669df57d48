/** Hyphens, dashes and underscores; spaces; apostrophes and quotes; carets and braces of LaTeX indices. */
const IGNORED_CHARACTERS = /[\p{Pd}\u2212_\s'’‘`´{}^]/gu;

/** A dot that no digit follows: "Acc.", "Dr.Spider"; the dots of "2.5" and "@.5" stay. */
const NON_DECIMAL_DOT = /\.(?!\d)/gu;

const UNCHANGED = /^[A-Za-z\d]*$/;

/**
 * The form in which two exact-case surfaces of a name are the same: compatibility characters
 * unified, spaces, hyphens and quotes removed, dots kept inside version numbers.
 *
 * @example foldKeepingCase("SWE-Bench Verified") // "SWEBenchVerified"
 * @example foldKeepingCase("R²") // "R2"
 */
export function foldKeepingCase(surface: string): string {
  if (UNCHANGED.test(surface)) return surface;
  return surface.normalize("NFKC").replace(IGNORED_CHARACTERS, "").replace(/×/gu, "x").replace(NON_DECIMAL_DOT, "");
}

/**
 * The form in which two surfaces of a name are the same, whatever their case.
 *
 * @example foldName("AIME'24") // "aime24"
 * @example foldName("Qwen 2.5-VL") // "qwen2.5vl"
 * @example foldName("Acc.") // "acc"
 * @example foldName("τ²-bench") // "τ2bench"
 */
export function foldName(surface: string): string {
  return foldKeepingCase(surface).toLowerCase();
}

/** Characters of `foldStart`. */
export const START_LENGTH = 3;

/** Folding keeps such a start, whatever follows: a mark after it would be combined with its last letter. */
const UNCHANGED_START = /^[A-Za-z\d]{3}(?![^\0-\x7f])/;

/** Returns the first characters of a folded surface, mostly without folding the rest; the whole if it is shorter. */
export function foldStart(surface: string): string {
  const isUnchanged = UNCHANGED_START.test(surface);
  return isUnchanged ? surface.slice(0, START_LENGTH).toLowerCase() : foldName(surface).slice(0, START_LENGTH);
}
