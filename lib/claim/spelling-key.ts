import { MODEL_NAMES } from "@/lexicon/generated/naming";

/** "8×7B" is "8x7B". */
const MULTIPLICATION_SIGN = /×/gu;

/** "the *LSTMs*": an acronym in the plural. */
const ACRONYM_PLURAL = /(?<=\p{Lu})s$/u;

/** Names of known models that only look like the plural of an acronym: "BEATs". */
const NAMES_LIKE_PLURALS = MODEL_NAMES.filter((name) => ACRONYM_PLURAL.test(name));

/** "decision *trees*": a common noun of models in the plural. Other names may end in s: "Hermes". */
const NOUN_PLURAL =
  /(?<=(?:model|network|net|tree|forest|machine|transformer|human|expert|neighbou?r|regression|classifier|detector|encoder))s$/;

/** "Instruct-7B" is "7B-Instruct": the role comes after the size. */
const ROLE_BEFORE_SIZE = /-(instruct|chat|base|it)-(\d+(?:\.\d+)?[bm])(?![\p{L}\p{N}])/u;

/** All but letters, digits, plus signs, and the dot of a number. */
const SEPARATORS = /(?:[^\p{L}\p{N}.+]|(?<!\p{N})\.|\.(?!\p{N}))+/gu;

/** A separator that does not separate two numbers. */
const NEEDLESS_HYPHEN = /(?<!\p{N})-|-(?!\p{N})/gu;

/**
 * Returns a key that is equal for all spellings of a model name. It ignores case, the plural, and every separator
 * (space, hyphen, slash, underscore, dot) that is not between two digits: "k-NN" and "KNN" are "knn", "Llama 3 8B" is
 * "llama3-8b" and "Qwen2.5" is "qwen2.5". Names with different numbers always have different keys.
 */
export function toSpellingKey(name: string): string {
  const trimmed = name.normalize("NFKC").trim();
  const isKnownName = NAMES_LIKE_PLURALS.some((known) => trimmed.endsWith(known));
  return (isKnownName ? trimmed : trimmed.replace(ACRONYM_PLURAL, ""))
    .toLowerCase()
    .replace(MULTIPLICATION_SIGN, "x")
    .replace(SEPARATORS, "-")
    .replace(ROLE_BEFORE_SIZE, "-$2-$1")
    .replace(NEEDLESS_HYPHEN, "")
    .replace(NOUN_PLURAL, "");
}

/** A start that a spelling key keeps, whatever follows: a mark after it would be combined with the letter. */
const KEPT_START = /^[A-Za-z\d][\x20-\x7e]/;

/** Returns the first character of the spelling key of a name, mostly without making the key; "" for an empty key. */
export const getKeyStart = (name: string): string =>
  KEPT_START.test(name) ? name.charAt(0).toLowerCase() : toSpellingKey(name).charAt(0);
