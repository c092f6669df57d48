import type { SearchTerm } from "./search-terms";
import { type SearchWord, searchWords } from "./search-words";
import type { Span } from "./span";

const MOST_TEXT = 5000;

function isMeant(word: SearchWord | undefined, wanted: string, last: SearchTerm["last"]): boolean {
  if (word === undefined) return false;
  if (last === "begins") return word.text.startsWith(wanted);
  return word.text === wanted || (last === "heads" && word.heads.includes(wanted));
}

const standsAt = (found: readonly SearchWord[], at: number, { words, last }: SearchTerm): boolean =>
  words.every((text, i) => isMeant(found[at + i], text, i === words.length - 1 ? last : "whole"));

/** Where the words of a search stand in a text: spans in their order, none within another. */
export function findHits(text: string, terms: readonly SearchTerm[]): Span[] {
  const wanted = terms.filter((term) => term.wanted);
  const words = searchWords(text.slice(0, MOST_TEXT));
  const hits: Span[] = [];
  for (let at = 0; at < words.length; at++) {
    const length = Math.max(0, ...wanted.filter((one) => standsAt(words, at, one)).map((one) => one.words.length));
    const [first, last] = [words[at], words[at + length - 1]];
    if (length === 0 || !first || !last) continue;
    // Two words may share a place, as those of "10³" do.
    if (first.span[0] >= (hits.at(-1)?.[1] ?? 0)) hits.push([first.span[0], last.span[1]]);
    at += length - 1;
  }
  return hits;
}
