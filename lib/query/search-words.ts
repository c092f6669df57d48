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
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const span: Span = [index, index + word.length];
    if (PLAIN_WORD.test(word)) words.push({ text: word.toLowerCase(), span, prefixes: NO_PREFIXES });
    else
      for (const part of splitPlainParts(word))
        words.push({ text: spellPart(part), span, prefixes: findPrefixes(part).map(spellPart) });
  }
  return words;
}

/** Returns the token of a prefix, which differs from the word itself. */
export const toPrefixToken = (head: string): string => `${head}${PREFIX_MARKER}`;

/** Returns the text for the full-text index: its words, followed by their prefixes. */
export function toIndexText(text: string): string {
  const heads = new Set<string>();
  let index = "";
  for (const word of tokenizeSearchText(text)) {
    index += `${word.text} `;
    for (const head of word.prefixes) heads.add(toPrefixToken(head));
  }
  return index + [...heads].join(" ");
}
