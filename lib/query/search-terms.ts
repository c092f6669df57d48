import { tokenizeSearchText, toPrefixToken } from "./search-words";

/** A search term: adjacent words that must or must not occur. */
export interface SearchTerm {
  /** FTS5 expression. */
  readonly match: string;
  readonly included: boolean;
  readonly words: readonly string[];
  /** How the last word matches: as a whole word, as a prefix, or as the head of a compound ("AIME24"). */
  readonly lastWordMatch: "whole" | "begins" | "heads";
}

/** Maximum number of terms; each costs a look-up. */
export const MAX_SEARCH_TERMS = 100;
/** Words with such an ending are complete: "C++" is not a prefix of "code", nor "5%" of "50%". */
const WHOLE_WORD_END = /[+#%]$/;
// A quoted phrase (the closing quote may be missing while typing) or a word, optionally with a minus before it.
const TERM = /(-?)"([^"]{0,500})"?|(?<![^\s"])(-?)([^\s"]{1,500})/gu;
/** Numbers keep their minus: "-3.2" does not exclude 3.2. */
const NUMBER = /^\.?\d[\d.,]*%?$/;
const SIGNED_NUMBER = /^[+−–]\.?\d[\d.,]*%?$/;
/** A short word of capital or Greek letters: "WER", "7B", "κ". */
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

function toSearchTerm(termText: string, last: SearchTerm["lastWordMatch"], isIncluded: boolean): SearchTerm | null {
  const words = tokenizeSearchText(termText).map(({ text }) => text);
  const [end] = words.slice(-1);
  if (end === undefined) return null;
  const phrase = (...ending: string[]) => `"${[...words.slice(0, -1), ...ending].join(" ")}"`;
  // Heads of compounds are indexed after the text, so they cannot follow another word.
  const isHead = last === "heads" && words.length === 1;
  const match = isHead
    ? `(${phrase(end)} OR ${phrase(toPrefixToken(end))})`
    : phrase(end) + (last === "begins" ? "*" : "");
  return { match, included: isIncluded, words, lastWordMatch: last === "heads" && !isHead ? "whole" : last };
}

/**
 * Parses a search text. Words match as prefixes ("math" finds "MathVista"), except acronyms ("WER" does not find
 * "were") and signed numbers; quoted phrases match literally; `-word` excludes a word. FTS5 operators are treated as
 * plain text.
 */
export function parseSearchTerms(text: string): SearchTerm[] {
  const clean = text.toWellFormed().replace(/\p{Cc}/gu, " ");
  const terms = new Map<string, SearchTerm>();
  for (const [, minus, phrase, dash, word = ""] of clean.matchAll(TERM)) {
    const isNumber = dash === "-" && NUMBER.test(word);
    const isIncluded = isNumber || (minus ?? dash) !== "-";
    const term =
      phrase === undefined
        ? toSearchTerm(word, findLastWordMatch(word, isNumber), isIncluded)
        : toSearchTerm(phrase, "whole", isIncluded);
    if (term) terms.set(`${term.included} ${term.match}`, term);
  }
  return [...terms.values()];
}

/** True for a text of punctuation only, which matches nothing. */
export function isUnsearchable(text: string): boolean {
  return /[^\s\p{Cc}]/u.test(text) && parseSearchTerms(text).length === 0;
}
