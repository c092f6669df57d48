import {
  BEAT_VERBS,
  DECREASE_COMPARATIVES,
  DECREASE_NOUNS,
  DECREASE_VERBS,
  GAIN_ADJECTIVES,
  INCREASE_COMPARATIVES,
  INCREASE_NOUNS,
  INCREASE_VERBS,
  LAG_VERBS,
  MOVE_VERBS,
  RETAIN_VERBS,
  SCORE_VERBS,
  STRONG_SCORE_VERBS,
  VARY_VERBS,
} from "./triggers";

/** "speedup", and as the name of a metric "inference speedup", "speedup ratio". */
const isIncreaseNoun = (w: string): boolean =>
  INCREASE_NOUNS.has(w) || /^(?:[\w-]+ )?speed-?ups?(?: ratios?| factors?)?$/.test(w);

/** Word classes that patterns name in angle brackets. */
const WORD_CLASSES: Readonly<Record<string, (w: string) => boolean>> = {
  "up-verb": (w) => INCREASE_VERBS.has(w),
  "down-verb": (w) => DECREASE_VERBS.has(w),
  "move-verb": (w) => MOVE_VERBS.has(w),
  "beat-verb": (w) => BEAT_VERBS.has(w),
  /** Without "lead", whose object is a table. */
  "beats-baseline": (w) => BEAT_VERBS.has(w) && !/^(?:lead|leads|leading|led)$/.test(w),
  /** Without "fall", which has no object. */
  "lags-baseline": (w) => LAG_VERBS.has(w) && !/^f[ae]ll/.test(w),
  "vary-verb": (w) => VARY_VERBS.has(w),
  "gain-verb": (w) => INCREASE_VERBS.has(w) || DECREASE_VERBS.has(w) || BEAT_VERBS.has(w) || LAG_VERBS.has(w),
  "up-noun": isIncreaseNoun,
  "down-noun": (w) => DECREASE_NOUNS.has(w),
  "gain-noun": (w) => isIncreaseNoun(w) || DECREASE_NOUNS.has(w),
  "up-more": (w) => INCREASE_COMPARATIVES.has(w),
  "down-more": (w) => DECREASE_COMPARATIVES.has(w),
  more: (w) => INCREASE_COMPARATIVES.has(w) || DECREASE_COMPARATIVES.has(w),
  score: (w) => SCORE_VERBS.has(w),
  "strong-score": (w) => STRONG_SCORE_VERBS.has(w),
  "keep-verb": (w) => RETAIN_VERBS.has(w),
  adjective: (w) => GAIN_ADJECTIVES.has(w) || /(?:-wise|-level)$/.test(w),
  adverb: (w) => /^[a-z]{3,20}ly$/.test(w),
  preposition: (w) =>
    /^(?:on|in|for|across|over|upon|at|of|with|from|to|by|than|under|using|via|against|versus|vs|as|into|among|between|through|during|within|per|without)$/.test(
      w,
    ),
};

/** The last part of a compound: "model" of "reward-model". */
export const compoundHead = (word = ""): string => word.slice(word.lastIndexOf("-") + 1);

export function isInWordClass(name: string, word: string): boolean {
  return WORD_CLASSES[name]?.(word) ?? false;
}

/** "is", "shows", "improves": a verb that says how something does, also one that is a noun or an auxiliary elsewhere. */
export const isScoreOrChangeVerb = (word: string): boolean =>
  isInWordClass("score", word) || isInWordClass("gain-verb", word);

/** +1 for a cue of more, -1 for a cue of less, 0 for none. */
export function triggerSign(word: string): -1 | 0 | 1 {
  if (INCREASE_VERBS.has(word) || BEAT_VERBS.has(word) || isIncreaseNoun(word) || INCREASE_COMPARATIVES.has(word))
    return 1;
  if (DECREASE_VERBS.has(word) || LAG_VERBS.has(word) || DECREASE_NOUNS.has(word) || DECREASE_COMPARATIVES.has(word))
    return -1;
  return 0;
}
