import { LATEX_SYMBOLS, LOOKALIKES } from "./characters";
import { HTML_ENTITIES } from "./html-entities";
import { type NormalizedText, SpanWriter } from "./span-writer";

const NEEDS_FOLDING = /[^\n\r\t\x20-\x7e]|&[#a-zA-Z]/;
/** As it is in plain text; what line ends and spaces mean is read with the mark-up. */
const PLAIN = /^[\n\r\t\x20-\x7e]+$/;
const SPACE = /^[\s\x85]$/;
/** Letters, digits and signs in other shapes: "８２％", "𝟖𝟐", "ﬁ". */
const STYLED_VARIANT = /^[\ufb00-\ufb06\ufe50-\ufe6b\uff01-\uff5e\u{1d400}-\u{1d7ff}]$/u;
/** What nobody sees: zero-width characters, marks of direction, other control characters, selectors of a look. */
const INVISIBLE = /^(?:\p{Cf}|\p{Cc}|[\ufe00-\ufe0f])$/u;
/** The one look that a character has for the rules; "" where nobody sees it. */
function foldLookalike(character: string): string {
  if (PLAIN.test(character)) return character;
  if (SPACE.test(character)) return " ";
  const shape = STYLED_VARIANT.test(character) ? character.normalize("NFKC") : character;
  return LOOKALIKES[shape] ?? (INVISIBLE.test(shape) ? "" : shape);
}

/** The character that an entity stands for, of which LaTeX has some names, too; its own name where it has none. */
function decodeEntity(decimal: string | undefined, hex: string | undefined, name = ""): string {
  if (decimal === undefined && hex === undefined) return HTML_ENTITIES.get(name) ?? LATEX_SYMBOLS.get(name) ?? name;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
}

/** A piece of the text that its own first character begins, and what it is read as. */
type CharacterRule = readonly [pattern: RegExp, read: (found: RegExpExecArray) => string];
/** "12 300": a thin space that parts thousands. */
const THOUSANDS_RULE: CharacterRule = [/(?<=\d).(?=\d{3}(?!\d))/y, () => ","];

/** What takes more than its first character to tell. */
const CHARACTER_RULES: ReadonlyMap<string, CharacterRule> = new Map<string, CharacterRule>([
  // "&le;", and "&amp;le;" where it was encoded twice.
  [
    "&",
    [
      /&(?:amp;){0,2}(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/iy,
      ([, decimal, hex, name]) => foldLookalike(decodeEntity(decimal, hex, name)),
    ],
  ],
  // A soft hyphen is seen at the end of a line alone, where it broke a word: what is spaced behind it goes on with the word.
  ["\u00ad", [/.\s{0,40}/y, () => ""]],
  // Behind an escape character, the colours of a terminal: "[31m" is no length.
  ["\u001b", [/.\[[\d;]{0,20}[A-Za-z]/y, () => ""]],
  // "82·3": a decimal point in the middle of the line; "3·10^5" multiplies.
  ["·", [/(?<=\d).(?=\d{1,4}(?!\d))(?!10[\^⁻⁰¹²³⁴-⁹])/y, () => "."]],
  ["\u2009", THOUSANDS_RULE],
  ["\u200a", THOUSANDS_RULE],
  ["\u202f", THOUSANDS_RULE],
]);

/** Entities, looks of Unicode and what nobody sees become plain characters. */
export function normalizeCharacters(source: string): NormalizedText {
  if (!NEEDS_FOLDING.test(source)) return { text: source, starts: null, ends: null };
  const w = new SpanWriter();
  for (let at = 0; at < source.length; ) {
    const c = String.fromCodePoint(source.codePointAt(at) ?? 0);
    const [pattern, read] = CHARACTER_RULES.get(c) ?? [];
    if (pattern) pattern.lastIndex = at;
    const found = pattern?.exec(source);
    const end = at + (found?.[0] ?? c).length;
    w.put(found && read ? read(found) : foldLookalike(c), at, end);
    at = end;
  }
  return w.finish();
}
