import type { Span } from "../claim/span";
import { spellLetters } from "../format/fold-text";

/**
 * Tokenization for the search. Index, search terms and highlighting all use these words, so that spellings match each
 * other: "R²", "R2", "$R^2$"; "κ", "\\kappa", "kappa"; "é", "e".
 */

/** A normalized word and its position. */
export interface SearchWord {
  readonly text: string;
  readonly span: Span;
  /** Prefixes that are names or numbers: "vqa" of "VQAv2", "llm" of "LLMs", "7" of "7B". */
  readonly prefixes: readonly string[];
}

/** Private-use characters, which never occur in searches and count as letters in FTS5. */
const POINT_MARKER = "\uE001";
const PREFIX_MARKER = "\uE000";

const GREEK =
  "[Aa]lpha|[Bb]eta|[Gg]amma|[Dd]elta|epsilon|zeta|eta|[Tt]heta|kappa|[Ll]ambda|mu|nu|[Xx]i|[Pp]i|rho|[Ss]igma|tau|[Pp]hi|chi|[Pp]si|[Oo]mega";
const COMMAND = String.raw`\\(?:var)?(?:${GREEK})(?![A-Za-z])(?:\$(?=\p{L}))?`;
/** Subscripts and superscripts in LaTeX: "_2", "^{2}", "$_1$". */
const LATEX_DIGITS = String.raw`[_^](?:\{\d{1,2}\}|\d{1,2})(?!\d)`;
const WORD = new RegExp(
  String.raw`(?=[\p{L}\p{N}\p{M}\\])(?:[\p{L}\p{N}\p{M}]+|(?<=\d)\.(?=\d)|(?<=\p{L})\}?(?:\$${LATEX_DIGITS}\$?|${LATEX_DIGITS})|${COMMAND})+`,
  "gu",
);

/** Words without other spellings, which are most. */
const PLAIN_WORD = /^[A-Za-z]?[a-z]*$/;
const NO_PREFIXES: readonly string[] = [];

const isLowerCase = (code: number): boolean => code >= 97 && code <= 122;
const isLetter = (code: number): boolean => isLowerCase(code | 32);

/** True for an ASCII character that is never part of a word, in any position: mostly spaces and commas. */
const isBreak = (code: number): boolean =>
  code < 128 && !isLetter(code) && !(code >= 48 && code <= 57) && !"\\$^_}".includes(String.fromCharCode(code));

/** True for each ASCII code of `isBreak`. */
const BREAKS = Array.from({ length: 128 }, (_, code) => isBreak(code));

/** Calls `visit` for each match of `WORD`, in order. Plain words are found without the regular expression, which is slow. */
function visitWords(text: string, visit: (word: string, start: number, isPlain: boolean) => void): void {
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (BREAKS[code]) {
      at++;
      continue;
    }
    let end = at + 1;
    if (isLetter(code)) while (isLowerCase(text.charCodeAt(end))) end++;
    if (isLetter(code) && (end === text.length || BREAKS[text.charCodeAt(end)])) {
      visit(text.slice(at, end), at, true);
      at = end;
      continue;
    }
    WORD.lastIndex = at;
    const found = WORD.exec(text);
    if (found === null) return;
    const [word] = found;
    visit(word, found.index, PLAIN_WORD.test(word));
    at = found.index + word.length;
  }
}

/** Splits a word at non-letters and removes markup; keeps the case of letters. */
function splitPlainParts(word: string): string[] {
  const clean = word
    .replace(/\\(?:var)?|[{}$_^]/g, "")
    // "10³" is not 103, but "R²" is one word.
    .replace(/(?<=\p{Nd})(?=\p{No})/gu, " ");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  if (/^[\x00-\x7f]*$/.test(clean)) return clean.split(" ");
  return clean
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean);
}

const spellPart = (part: string): string => spellLetters(part.toLowerCase()).replaceAll(".", POINT_MARKER);

function findPrefixes(part: string): string[] {
  const [number] = /^\d+(?:\.\d+)*(?=\p{L})/u.exec(part) ?? [];
  if (number !== undefined) return [number];
  const [letters] = /^(?:\p{Lu}{2,}(?=\P{Lu})|\p{Script=Greek}(?=\P{Script=Greek}))/u.exec(part) ?? [];
  if (letters === undefined) return [];
  const rest = part.slice(letters.length);
  const [figures] = /^\d+(?=\p{Ll}|\.)/u.exec(rest) ?? [];
  // The last capital starts the next word: "OCRBench".
  const isCamel = /^\p{Ll}{2}/u.test(rest) && letters.length > 2;
  return [letters, ...(figures === undefined ? [] : [letters + figures]), ...(isCamel ? [letters.slice(0, -1)] : [])];
}

/** Returns the words of a text in order. Some give two words with one position ("10³"). */
export function tokenizeSearchText(text: string): SearchWord[] {
  const words: SearchWord[] = [];
  visitWords(text, (word, start, isPlain) => {
    const span: Span = [start, start + word.length];
    if (isPlain) words.push({ text: word.toLowerCase(), span, prefixes: NO_PREFIXES });
    else
      for (const part of splitPlainParts(word))
        words.push({ text: spellPart(part), span, prefixes: findPrefixes(part).map(spellPart) });
  });
  return words;
}

/** Returns the token of a prefix, which differs from the word itself. */
export const toPrefixToken = (head: string): string => `${head}${PREFIX_MARKER}`;

/** Returns the text for the full-text index: its words, followed by their prefixes. */
export function toIndexText(text: string): string {
  const heads = new Set<string>();
  let index = "";
  visitWords(text, (word, _start, isPlain) => {
    if (isPlain) {
      index += `${word.toLowerCase()} `;
      return;
    }
    for (const part of splitPlainParts(word)) {
      index += `${spellPart(part)} `;
      for (const head of findPrefixes(part)) heads.add(toPrefixToken(spellPart(head)));
    }
  });
  return index + [...heads].join(" ");
}
