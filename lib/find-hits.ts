import type { SearchTerm } from "./search-terms";
import type { Span } from "./span";

interface Word {
  readonly text: string;
  readonly span: Span;
}

/** As the full-text index compares words: without regard to case and marks. */
const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const MOST_TEXT = 5000;

function wordsOf(text: string): Word[] {
  return [...text.slice(0, MOST_TEXT).matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({
    text: fold(match[0]),
    span: [match.index, match.index + match[0].length],
  }));
}

/** What a term asks for: words in their order, the last of which may be a beginning. */
interface Wanted {
  readonly words: readonly string[];
  readonly begins: boolean;
}

function toWanted({ match }: SearchTerm): Wanted {
  return { words: wordsOf(match).map(({ text }) => text), begins: match.endsWith("*") };
}

function standsAt(words: readonly Word[], at: number, { words: wanted, begins }: Wanted): boolean {
  return wanted.every((text, i) => {
    const word = words[at + i]?.text;
    return word !== undefined && (begins && i === wanted.length - 1 ? word.startsWith(text) : word === text);
  });
}

/** Where the words of a search stand in a text: spans in their order, none within another. */
export function findHits(text: string, terms: readonly SearchTerm[]): Span[] {
  const wanted = terms.filter((term) => term.wanted).map(toWanted);
  const words = wordsOf(text);
  const hits: Span[] = [];
  for (let at = 0; at < words.length; at++) {
    const length = Math.max(0, ...wanted.filter((one) => standsAt(words, at, one)).map((one) => one.words.length));
    const [first, last] = [words[at], words[at + length - 1]];
    if (length === 0 || !first || !last) continue;
    hits.push([first.span[0], last.span[1]]);
    at += length - 1;
  }
  return hits;
}
