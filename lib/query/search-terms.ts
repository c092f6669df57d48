import { tokenizeSearchText, toPrefixToken } from "./search-words";

/** One thing to look for: words that stand one behind the other, wanted or not wanted. */
export interface SearchTerm {
  /** As FTS5 reads it. */
  readonly match: string;
  readonly included: boolean;
  readonly words: readonly string[];
  /** What the last word may be: a whole word, one that goes on, or what a compound begins with ("AIME24"). */
  readonly lastWordMatch: "whole" | "begins" | "heads";
}

/** So many different words and phrases may be looked for: more than a search field holds, and each costs a look-up. */
export const MAX_SEARCH_TERMS = 100;
/** What ends in such a sign is all written: "C++" is no beginning of "code", nor "5%" of "50%". */
const WHOLE_WORD_END = /[+#%]$/;
// A phrase in quotes (the closing one may be missing while it is typed) or a word, either with a minus before it.
const TERM = /(-?)"([^"]{0,500})"?|(?<![^\s"])(-?)([^\s"]{1,500})/gu;
/** What a minus belongs to: nobody who writes "-3.2" wants the number left out. */
const NUMBER = /^\.?\d[\d.,]*%?$/;
const SIGNED_NUMBER = /^[+−–]\.?\d[\d.,]*%?$/;
/** A short word of large or Greek letters: "WER", "7B", "κ". */
const ACRONYM = /^(?=\p{N}*[\p{Lu}\p{Script=Greek}])[\p{Lu}\p{N}\p{Script=Greek}]{1,6}$/u;
const LOWERCASE = /(?!\p{Script=Greek})\p{Ll}/u;

function isAcronym(word: string): boolean {
  const plain = word.normalize("NFKD").replace(/[\p{M}{}$_^]/gu, "");
  const last = plain.match(/[\p{L}\p{N}]+/gu)?.at(-1) ?? "";
  return ACRONYM.test(last) && !LOWERCASE.test(plain);
}

function findLastWordMatch(word: string, isNumber: boolean): SearchTerm["lastWordMatch"] {
  if (isNumber || SIGNED_NUMBER.test(word)) return "heads";
  if (WHOLE_WORD_END.test(word)) return "whole";
  return isAcronym(word) ? "heads" : "begins";
}

function toSearchTerm(termText: string, last: SearchTerm["lastWordMatch"], wanted: boolean): SearchTerm | null {
  const words = tokenizeSearchText(termText).map(({ text }) => text);
  const [end] = words.slice(-1);
  if (end === undefined) return null;
  const phrase = (...ending: string[]) => `"${[...words.slice(0, -1), ...ending].join(" ")}"`;
  // The heads of compounds stand behind the text, so none follows on another word.
  const isHead = last === "heads" && words.length === 1;
  const match = isHead
    ? `(${phrase(end)} OR ${phrase(toPrefixToken(end))})`
    : phrase(end) + (last === "begins" ? "*" : "");
  return { match, included: wanted, words, lastWordMatch: last === "heads" && !isHead ? "whole" : last };
}

/**
 * What a search text asks for. Words match from their beginning ("math" finds "MathVista"), but acronyms ("WER" finds no
 * "were") and numbers with a sign; quoted phrases as they stand; `-word` is what must not occur. All of FTS5's own
 * operators are plain text here.
 */
export function parseSearchTerms(text: string): SearchTerm[] {
  const clean = text.toWellFormed().replace(/\p{Cc}/gu, " ");
  const terms = new Map<string, SearchTerm>();
  for (const [, minus, phrase, dash, word = ""] of clean.matchAll(TERM)) {
    const isNumber = dash === "-" && NUMBER.test(word);
    const wanted = isNumber || (minus ?? dash) !== "-";
    const term =
      phrase === undefined
        ? toSearchTerm(word, findLastWordMatch(word, isNumber), wanted)
        : toSearchTerm(phrase, "whole", wanted);
    if (term) terms.set(`${term.included} ${term.match}`, term);
  }
  return [...terms.values()];
}

/** True where a text asks for something that no index holds, which is signs alone: nothing is found by it. */
export function isUnsearchable(text: string): boolean {
  return /[^\s\p{Cc}]/u.test(text) && parseSearchTerms(text).length === 0;
}
