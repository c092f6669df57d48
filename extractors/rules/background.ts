import type { Token } from "../text/tokens";
import { isInWordClass } from "../words/word-classes";

/** Subjects that refer to the work of the authors. */
const AUTHOR_WORD = /^(?:we|our|us|this|here)$/;
/** "often exceeding 30%", "leading to a loss of 30%": also used in background sentences. */
const BACKGROUND_VERB = /^(?:exceed|lead)/;

const statesResult = ({ kind, lower }: Token): boolean =>
  kind === "word" &&
  (AUTHOR_WORD.test(lower) ||
    isInWordClass("strong-score", lower) ||
    (isInWordClass("gain-verb", lower) && !isInWordClass("gain-noun", lower) && !BACKGROUND_VERB.test(lower)));

const hasDecimals = ({ kind, text }: Token): boolean => kind === "number" && text.includes(".");

/**
 * "Harbour fever is common, with a survival rate below 10%.": an opening sentence that neither refers to the work nor has
 * a verb of reaching, beating or improving is background; its numbers are round.
 */
export const isBackgroundSentence = (tokens: readonly Token[]): boolean =>
  !tokens.some((token) => statesResult(token) || hasDecimals(token));
