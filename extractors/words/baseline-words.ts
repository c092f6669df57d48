/** The single words that make a phrase a rival. */

import { METHOD_NOUNS, MODEL_NOUNS } from "./head-nouns";
import { compoundHead } from "./word-classes";

/** Words that make a noun of systems a rival: "*existing* methods", "a *vanilla* decoder". */
export const BASELINE_ADJECTIVES: ReadonlySet<string> = new Set(
  `existing previous prior current baseline state-of-the-art sota off-the-shelf conventional traditional vanilla stock
  unmodified untrained untuned classical naive competing alternative remaining`.split(/\s+/),
);

/** What a model is called before something is put on it: "the *base* model", "the *original* encoder". */
export const BASE_MODEL_ADJECTIVES: ReadonlySet<string> = new Set("base backbone original".split(" "));

/** Words that say to whom a system belongs, which sets it apart from the paper's own. */
export const OWNERSHIP_ADJECTIVES: ReadonlySet<string> = new Set("open-source proprietary commercial".split(" "));

/** Nouns that are rivals without another word: "the baseline", "its competitors". */
const BASELINE_NOUNS: ReadonlySet<string> = new Set(
  "baseline baselines counterpart counterparts competitor competitors rivals state-of-the-art sota chance guessing".split(
    " ",
  ),
);

/** Whom a system is measured against where no machine is: "experts", "annotators", "radiologists", "a gold medalist". */
export const isHumanNoun = (word: string): boolean =>
  /^(?:humans?|experts?|annotators?|physicians?|clinicians?|evaluators)$|(?:al|log)ists?$/.test(word);

/** A noun of systems: "model", "parsers' *pipeline*". Compounds by their head. */
export const isSystemNoun = (word: string): boolean => {
  const head = compoundHead(word);
  const one = head.replace(/s$/, "");
  return [word, head, one].some((w) => MODEL_NOUNS.has(w) || METHOD_NOUNS.has(w) || BASELINE_NOUNS.has(w));
};

export const isBaselineNoun = (word: string): boolean => BASELINE_NOUNS.has(word);

/** Something done, as a rival: "over *training on all data*", "compared with *using* each step alone". */
export const BASELINE_PROCEDURE = /^(?:using|training|trained|without)$/;
