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

const NO_PREFIXES: readonly string[] = [];

/** An ASCII character that is never part of a word, in any position: mostly spaces and commas. */
const BREAK = String.raw`[^A-Za-z\d\\$^_}\u0080-\uFFFF]`;
/**
 * Words with one spelling and no prefixes, which are most, and the breaks after them: ASCII letters and digits, but not
 * "VQAv2", "7B" or "7.5". A regular expression for all words would be slow.
 */
const PLAIN = new RegExp(`(?:(?:[A-Z]?[a-z][A-Za-z\\d]*|\\d+|[A-Z]*)(?!\\.\\d)(?:${BREAK}+|$))*`, "y");
const PLAIN_WORD = /[A-Za-z\d]+/g;

interface TextVisitor {
  /** Plain words and breaks. */
  readonly onPlain: (start: number, end: number) => void;
  /** A match of `WORD`. */
  readonly onWord: (word: string, start: number) => void;
}

/** Finds the words of a text in order. */
function visitWords(text: string, { onPlain, onWord }: TextVisitor): void {
  for (let at = 0; at < text.length; ) {
    PLAIN.lastIndex = at;
    PLAIN.test(text);
    const end = PLAIN.lastIndex;
    if (end > at) onPlain(at, end);
    if (end === text.length) return;
    WORD.lastIndex = end;
    const found = WORD.exec(text);
    if (found === null) return;
    const [word] = found;
    onWord(word, found.index);
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
  visitWords(text, {
    onPlain: (first, end) => {
      for (const { 0: word, index } of text.slice(first, end).matchAll(PLAIN_WORD)) {
        const start = first + index;
        words.push({ text: word.toLowerCase(), span: [start, start + word.length], prefixes: NO_PREFIXES });
      }
    },
    onWord: (word, start) => {
      const span: Span = [start, start + word.length];
      for (const part of splitPlainParts(word))
        words.push({ text: spellPart(part), span, prefixes: findPrefixes(part).map(spellPart) });
    },
  });
  return words;
}

/** Returns the token of a prefix, which differs from the word itself. */
export const toPrefixToken = (head: string): string => `${head}${PREFIX_MARKER}`;

/** Returns the text for the full-text index: its words, followed by their prefixes. FTS5 ignores punctuation. */
export function toIndexText(text: string): string {
  const heads = new Set<string>();
  let index = "";
  visitWords(text, {
    onPlain: (start, end) => {
      index += `${text.slice(start, end).toLowerCase()} `;
    },
    onWord: (word) => {
      for (const part of splitPlainParts(word)) {
        index += `${spellPart(part)} `;
        for (const head of findPrefixes(part)) heads.add(toPrefixToken(spellPart(head)));
      }
    },
  });
  return index + [...heads].join(" ");
}
