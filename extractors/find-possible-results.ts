import type { Span } from "@/lib/claim/span";
import { findNonResult } from "./quantities/non-results";
import { findQuantities, type Quantity } from "./quantities/quantity";
import { isBackgroundSentence } from "./rules/background";
import { normalizeText, toOriginalSpan } from "./text/normalize";
import { findSentences } from "./text/sentences";
import { type Token, tokenize } from "./text/tokens";
import { hasWordClass } from "./words/word-classes";
import { ABSTRACT_LIMIT, SENTENCE_LIMIT } from "./work-limits";

/** Units of a share or of a change of a share; other numbers are too often sizes and settings. */
const RESULT_UNITS: ReadonlySet<string> = new Set(["%", "points"]);

const isTrigger = (token: Token): boolean => hasWordClass("strong-score", token) || hasWordClass("gain-verb", token);

const mayBeResult = (tokens: readonly Token[], quantity: Quantity): boolean =>
  RESULT_UNITS.has(quantity.unit) && findNonResult(tokens, quantity) === null;

/**
 * Finds the sentences of an abstract that look as if they report a result: a percentage or points that no rule excludes
 * (such as confidence levels, shares of data and dates), and a verb of reaching, improving or beating. Meant for abstracts
 * without claims; faster than extraction. Returns half-open ranges of the abstract, in text order.
 */
export function findPossibleResults(abstract: string): Span[] {
  const normalized = normalizeText(abstract.slice(0, ABSTRACT_LIMIT));
  return findSentences(normalized.text).flatMap((span, index) => {
    if (span[1] - span[0] > SENTENCE_LIMIT) return [];
    const tokens = tokenize(normalized.text, ...span);
    if (!tokens.some(isTrigger) || (index === 0 && isBackgroundSentence(tokens))) return [];
    return findQuantities(tokens).some((quantity) => mayBeResult(tokens, quantity))
      ? [toOriginalSpan(normalized, span)]
      : [];
  });
}
