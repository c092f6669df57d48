import type { Token } from "../text/tokens";
import { isClass } from "./scene";

/** Who speaks of a work of their own. */
const SPEAKS = /^(?:we|our|us|this|here)$/;
/** "often exceeding 30%", "leading to a loss of 30%": said of the state of things as well. */
const EXCEEDS = /^(?:exceed|lead)/;

const tellsResult = ({ kind, lower }: Token): boolean =>
  kind === "word" &&
  (SPEAKS.test(lower) ||
    isClass("strong-score", lower) ||
    (isClass("gain-verb", lower) && !isClass("gain-noun", lower) && !EXCEEDS.test(lower)));

const hasDecimals = ({ kind, text }: Token): boolean => kind === "number" && text.includes(".");

/**
 * "Harbour fever is common, with a survival rate below 10%.": what opens a text and neither speaks of a work nor says
 * that anything reaches, beats or improves something is the state of the world, which is told in round numbers.
 */
export const isBackground = (tokens: readonly Token[]): boolean =>
  !tokens.some((t) => tellsResult(t) || hasDecimals(t));
