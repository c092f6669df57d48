import type { Span } from "../claim/span";
import type { SearchTerm } from "./search-terms";
import { type SearchWord, tokenizeSearchText } from "./search-words";

const MAX_CHARS = 5000;

function matchesWord(word: SearchWord | undefined, searchWord: string, last: SearchTerm["lastWordMatch"]): boolean {
  if (word === undefined) return false;
  if (last === "begins") return word.text.startsWith(searchWord);
  return word.text === searchWord || (last === "heads" && word.prefixes.includes(searchWord));
}

const matchesAt = (found: readonly SearchWord[], at: number, { words, lastWordMatch: last }: SearchTerm): boolean =>
  words.every((text, i) => matchesWord(found[at + i], text, i === words.length - 1 ? last : "whole"));

/** Finds the words of a search in a text; returns ordered spans that do not overlap. */
export function findSearchHits(text: string, terms: readonly SearchTerm[]): Span[] {
  const includedTerms = terms.filter((term) => term.included);
  const words = tokenizeSearchText(text.slice(0, MAX_CHARS));
  const hits: Span[] = [];
  for (let at = 0; at < words.length; at++) {
    const length = Math.max(
      0,
      ...includedTerms.filter((one) => matchesAt(words, at, one)).map((one) => one.words.length),
    );
    const [first, last] = [words[at], words[at + length - 1]];
    if (length === 0 || !first || !last) continue;
    // Two words may share a position, as in "10³".
    if (first.span[0] >= (hits.at(-1)?.[1] ?? 0)) hits.push([first.span[0], last.span[1]]);
    at += length - 1;
  }
  return hits;
}
