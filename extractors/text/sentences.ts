import type { Span } from "@/lib/claim/span";
import { compileCharacterClass } from "./character-class";
import { getCodeUnits } from "./code-units";

/** Abbreviations that do not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(["'])(?:e\.g|i\.e|et al|al|vs|cf|fig|figs|eq|eqs|sec|ref|refs|tab|no|nos|approx|resp|w\.r\.t|dr|prof|mr|ms|mrs|st|inc|ltd|etc|viz|ca|vol|ed|i\.i\.d|a\.k\.a|incl|avg|eg|thm)$/i;
/** An initial: "J. Smith". */
const INITIAL = /(?:^|[\s(["'])[A-Z]$/;
/** Abbreviations that end a sentence before a capital: "etc. We", "et al. In". */
const ABBREVIATION_MAY_END = /(?:etc|al|inc|ltd)$/i;

/** Quotes and brackets that close after the end of a sentence. */
const isClosingAt = compileCharacterClass(/["')\]]/);

const isStopAt = compileCharacterClass(/[.!?]/);
const SPACE = 0x20;

const isUpper = (character: string): boolean => character !== character.toLowerCase();

const isCapitalAsciiAt = compileCharacterClass(/[A-Z]/);
const isSmallAsciiAt = compileCharacterClass(/[a-z]/);
/** Longer than any abbreviation. */
const LONG_WORD = 7;

/** True if a word before `offset` is too long for an abbreviation. */
function isLongWordBefore(units: Uint16Array, offset: number): boolean {
  for (let k = 1; k <= LONG_WORD; k++) if (!isSmallAsciiAt(units, offset - k)) return false;
  return true;
}

/** True if the full stop at `at` ends a sentence, judged by the text before and after it. */
function isSentenceEnd(text: string, units: Uint16Array, offset: number): boolean {
  const character = text[offset];
  let next = offset + 1;
  while (isClosingAt(units, next)) next++;
  if (next >= text.length) return true;
  const after = text[next] as string;
  if (after !== " ") return character === "." && next === offset + 1 && isMissingSpace(text, offset);
  const first = text[next + 1];
  if (first === undefined) return true;
  if (next === offset + 1 && isCapitalAsciiAt(units, next + 1) && isLongWordBefore(units, offset)) return true;
  if (character !== ".") return isUpper(first) || /[\d"'([]/.test(first);
  const before = text.slice(Math.max(0, offset - 14), offset);
  if (INITIAL.test(before)) return false;
  if (ABBREVIATION.test(before))
    return ABBREVIATION_MAY_END.test(before) && isUpper(first) && /^[A-Z][a-z]+ /.test(text.slice(next + 1, next + 20));
  if (/[a-z]/.test(first)) return /^[a-z]+[A-Z\d]/.test(text.slice(next + 1, next + 16));
  return /[\p{L}\d"'([\\$`]/u.test(first);
}

/** "…is better.However, we…": a missing space after the stop, with two lower-case letters before and a capitalized word after it. */
function isMissingSpace(text: string, offset: number): boolean {
  return (
    /[a-z)\d%][a-z)%]$/.test(text.slice(Math.max(0, offset - 2), offset)) &&
    /^[A-Z][a-z]*[ ,]/.test(text.slice(offset + 1, offset + 16))
  );
}

/** A sentence end "word.Word" that a listing turned into a link. */
const URL_PLACEHOLDER = /this http URL /g;

/** Finds sentence ends without a space; a real link follows "at", "via", "from" and similar words. */
function findMissingStops(text: string): Set<number> {
  const ends = new Set<number>();
  for (const match of text.matchAll(URL_PLACEHOLDER)) {
    const before = /(\p{L}{1,23}|[:,;(]) $/u.exec(text.slice(Math.max(0, match.index - 24), match.index))?.[1] ?? "";
    if (!/^(?:at|in|on|via|from|here|see|to|visit|website|page|site|is|and|or|[:,;(])$/i.test(before))
      ends.add(match.index + match[0].length - 1);
  }
  return ends;
}

/** Splits the normalized text into sentences: trimmed spans in order that cover all words. */
export function findSentences(text: string): Span[] {
  const units = getCodeUnits(text);
  const spans: Span[] = [];
  let start = 0;
  const close = (end: number): void => {
    let a = start;
    let b = end;
    while (a < b && units[a] === SPACE) a++;
    while (b > a && units[b - 1] === SPACE) b--;
    if (b > a) spans.push([a, b]);
    start = end;
  };
  const lost = text.includes("this http URL ") ? findMissingStops(text) : null;
  for (let i = 0; i < text.length; i++) {
    if (lost?.has(i)) close(i);
    else if (isStopAt(units, i) && isSentenceEnd(text, units, i)) {
      let end = i + 1;
      while (isClosingAt(units, end)) end++;
      close(end);
      i = end - 1;
    }
  }
  close(text.length);
  return spans;
}
