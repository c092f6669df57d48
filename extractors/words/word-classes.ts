import { createWordTest, type HasWord, type WordTest } from "../text/word-test";
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

/** "speedup", also as part of a metric name: "inference speedup", "speedup ratio". */
const isIncreaseNoun = (word: string): boolean =>
  INCREASE_NOUNS.has(word) || (word.includes("speed") && /^(?:[\w-]+ )?speed-?ups?(?: ratios?| factors?)?$/.test(word));

/** Word classes, which patterns reference in angle brackets. */
const WORD_CLASSES: Readonly<Record<string, (word: string) => boolean>> = {
  "up-verb": (word) => INCREASE_VERBS.has(word),
  "down-verb": (word) => DECREASE_VERBS.has(word),
  "move-verb": (word) => MOVE_VERBS.has(word),
  "beat-verb": (word) => BEAT_VERBS.has(word),
  /** Without "lead", whose object is a leaderboard. */
  "beats-baseline": (word) => BEAT_VERBS.has(word) && !/^(?:lead|leads|leading|led)$/.test(word),
  /** Without "fall", which has no object. */
  "lags-baseline": (word) => LAG_VERBS.has(word) && !/^f[ae]ll/.test(word),
  "vary-verb": (word) => VARY_VERBS.has(word),
  "gain-verb": (word) =>
    INCREASE_VERBS.has(word) || DECREASE_VERBS.has(word) || BEAT_VERBS.has(word) || LAG_VERBS.has(word),
  "up-noun": isIncreaseNoun,
  "down-noun": (word) => DECREASE_NOUNS.has(word),
  "gain-noun": (word) => isIncreaseNoun(word) || DECREASE_NOUNS.has(word),
  "up-more": (word) => INCREASE_COMPARATIVES.has(word),
  "down-more": (word) => DECREASE_COMPARATIVES.has(word),
  more: (word) => INCREASE_COMPARATIVES.has(word) || DECREASE_COMPARATIVES.has(word),
  score: (word) => SCORE_VERBS.has(word),
  "strong-score": (word) => STRONG_SCORE_VERBS.has(word),
  "keep-verb": (word) => RETAIN_VERBS.has(word),
  adjective: (word) => GAIN_ADJECTIVES.has(word) || /(?:-wise|-level)$/.test(word),
  adverb: (word) => /^[a-z]{3,20}ly$/.test(word),
  preposition: (word) =>
    /^(?:on|in|for|across|over|upon|at|of|with|from|to|by|than|under|using|via|against|versus|vs|as|into|among|between|through|during|within|per|without)$/.test(
      word,
    ),
};

/** Returns the last part of a compound: "model" of "reward-model". */
export const compoundHead = (word = ""): string => word.slice(word.lastIndexOf("-") + 1);

export function isInWordClass(name: string, word: string): boolean {
  return WORD_CLASSES[name]?.(word) ?? false;
}

const CLASS_TESTS: Readonly<Record<string, WordTest>> = Object.fromEntries(
  Object.entries(WORD_CLASSES).map(([name, test]) => [name, createWordTest(({ lower }) => test(lower))]),
);

/** True if the word of a token or an item is in a class. Faster than `isInWordClass`, which is for words without a token. */
export const hasWordClass = (name: string, token: HasWord | undefined): boolean => CLASS_TESTS[name]?.(token) ?? false;

/** Returns the test of a class. Throws if there is none. */
export function getWordClassTest(name: string): WordTest {
  const test = CLASS_TESTS[name];
  if (!test) throw new Error(`unknown word class: ${name}`);
  return test;
}

/** True for a verb of score or change, including words that may be nouns or auxiliaries: "is", "shows", "improves". */
export const isScoreOrChangeVerb = (word: string): boolean =>
  isInWordClass("score", word) || isInWordClass("gain-verb", word);

/** Returns +1 for a trigger of increase, -1 for a trigger of decrease, 0 for any other word. */
export function triggerSign(word: string): -1 | 0 | 1 {
  if (INCREASE_VERBS.has(word) || BEAT_VERBS.has(word) || isIncreaseNoun(word) || INCREASE_COMPARATIVES.has(word))
    return 1;
  if (DECREASE_VERBS.has(word) || LAG_VERBS.has(word) || DECREASE_NOUNS.has(word) || DECREASE_COMPARATIVES.has(word))
    return -1;
  return 0;
}
