/** Words that mark a noun phrase as a baseline. */

import { METHOD_NOUNS, MODEL_NOUNS } from "./head-nouns";
import { compoundHead } from "./word-classes";

/** Adjectives that make a system noun a baseline: "*existing* methods", "a *vanilla* decoder". */
export const BASELINE_ADJECTIVES: ReadonlySet<string> = new Set(
  `existing previous prior current baseline state-of-the-art sota off-the-shelf conventional traditional vanilla stock
  unmodified untrained untuned classical naive competing alternative remaining`.split(/\s+/),
);

/** Adjectives of a base model: "the *base* model", "the *original* encoder". */
export const BASE_MODEL_ADJECTIVES: ReadonlySet<string> = new Set("base backbone original".split(" "));

/** Adjectives of ownership or licence, which distinguish a system from the proposed one. */
export const OWNERSHIP_ADJECTIVES: ReadonlySet<string> = new Set("open-source proprietary commercial".split(" "));

/** Nouns that denote a baseline without an adjective: "the baseline", "its competitors". */
const BASELINE_NOUNS: ReadonlySet<string> = new Set(
  "baseline baselines counterpart counterparts competitor competitors rivals state-of-the-art sota chance guessing".split(
    " ",
  ),
);

/** True for human baselines: "experts", "annotators", "radiologists", "a gold medalist". */
export const isHumanNoun = (word: string): boolean =>
  /^(?:humans?|experts?|annotators?|physicians?|clinicians?|evaluators)$|(?:al|log)ists?$/.test(word);

/** True for a noun of systems, or a compound with one as its head: "model", "parsers' *pipeline*". */
export const isSystemNoun = (word: string): boolean => {
  const head = compoundHead(word);
  const one = head.replace(/s$/, "");
  return [word, head, one].some((w) => MODEL_NOUNS.has(w) || METHOD_NOUNS.has(w) || BASELINE_NOUNS.has(w));
};

export const isBaselineNoun = (word: string): boolean => BASELINE_NOUNS.has(word);

/** First word of a procedure as a baseline: "over *training on all data*", "compared with *using* each step alone". */
export const BASELINE_PROCEDURE = /^(?:using|training|trained|without)$/;
