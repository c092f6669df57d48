import type { Token } from "../text/tokens";
import { isInWordClass } from "../words/word-classes";

/** Who speaks of a work of their own. */
const AUTHOR_WORD = /^(?:we|our|us|this|here)$/;
/** "often exceeding 30%", "leading to a loss of 30%": said of the state of things as well. */
const BACKGROUND_VERB = /^(?:exceed|lead)/;

const statesResult = ({ kind, lower }: Token): boolean =>
  kind === "word" &&
  (AUTHOR_WORD.test(lower) ||
    isInWordClass("strong-score", lower) ||
    (isInWordClass("gain-verb", lower) && !isInWordClass("gain-noun", lower) && !BACKGROUND_VERB.test(lower)));

const hasDecimals = ({ kind, text }: Token): boolean => kind === "number" && text.includes(".");

/**
 * "Harbour fever is common, with a survival rate below 10%.": what opens a text and neither speaks of a work nor says
 * that anything reaches, beats or improves something is the state of the world, which is told in round numbers.
 */
export const isBackgroundSentence = (tokens: readonly Token[]): boolean =>
  !tokens.some((t) => statesResult(t) || hasDecimals(t));
