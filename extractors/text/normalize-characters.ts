import { LATEX_SYMBOLS } from "@/lib/format/latex-symbols";
import { type NormalizedText, SpanWriter } from "@/lib/format/span-writer";
import { compileCharacterClass } from "./character-class";
import { LOOKALIKES } from "./characters";
import { getCodeUnits } from "./code-units";
import { HTML_ENTITIES } from "./html-entities";

const NEEDS_FOLDING = /[^\n\r\t\x20-\x7e]|&[#a-zA-Z]/;
/** Line ends and spaces are processed together with the markup. */
const PLAIN = /^[\n\r\t\x20-\x7e]+$/;
/** Plain characters that begin no entity. */
const isUnchangedAt = compileCharacterClass(/^[\n\r\t\x20-\x25\x27-\x7e]$/);
const SPACE = /^[\s\x85]$/;
/** Letters, digits and signs in compatibility forms: "８２％", "𝟖𝟐", "ﬁ". */
const STYLED_VARIANT = /^[\ufb00-\ufb06\ufe50-\ufe6b\uff01-\uff5e\u{1d400}-\u{1d7ff}]$/u;
/** Invisible characters: zero-width, direction marks, control characters, variation selectors. */
const INVISIBLE = /^(?:\p{Cf}|\p{Cc}|[\ufe00-\ufe0f])$/u;
/** Returns the plain form of a character; "" for an invisible one. */
function foldLookalike(character: string): string {
  if (PLAIN.test(character)) return character;
  if (SPACE.test(character)) return " ";
  const shape = STYLED_VARIANT.test(character) ? character.normalize("NFKC") : character;
  return LOOKALIKES[shape] ?? (INVISIBLE.test(shape) ? "" : shape);
}

/** Returns the character of an entity, including LaTeX names; the name itself if unknown. */
function decodeEntity(decimal: string | undefined, hex: string | undefined, name = ""): string {
  if (decimal === undefined && hex === undefined) return HTML_ENTITIES.get(name) ?? LATEX_SYMBOLS.get(name) ?? name;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
}

/** A pattern at a given first character, and its replacement. */
type CharacterRule = readonly [pattern: RegExp, read: (found: RegExpExecArray) => string];
/** "12 300": a thin space as thousands separator. */
const THOUSANDS_RULE: CharacterRule = [/(?<=\d).(?=\d{3}(?!\d))/y, () => ","];

/** Replacements that need more than the first character. */
const CHARACTER_RULES: ReadonlyMap<string, CharacterRule> = new Map<string, CharacterRule>([
  // "&le;", and "&amp;le;" if it was encoded twice.
  [
    "&",
    [
      /&(?:amp;){0,2}(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/iy,
      ([, decimal, hex, name]) => foldLookalike(decodeEntity(decimal, hex, name)),
    ],
  ],
  // A soft hyphen is visible only at the end of a line, where it breaks a word; the white space after it is removed.
  ["\u00ad", [/.\s{0,40}/y, () => ""]],
  // Terminal colours after an escape character: "[31m" is no length.
  ["\u001b", [/.\[[\d;]{0,20}[A-Za-z]/y, () => ""]],
  // "82·3": a raised decimal point; "3·10^5" is a product.
  ["·", [/(?<=\d).(?=\d{1,4}(?!\d))(?!10[\^⁻⁰¹²³⁴-⁹])/y, () => "."]],
  // "Humanity′s": a prime in place of an apostrophe; after a number it is a unit.
  ["′", [/(?<=\p{L}).(?=s(?!\p{L}))/uy, () => "'"]],
  // Other numbers may be on both sides of a no-break space: "in 2024 100 users".
  ["\u00a0", [/(?<=(?<![\d.,])\d{1,3}).(?=\d{3}(?!\d))/y, () => ","]],
  ["\u2009", THOUSANDS_RULE],
  ["\u200a", THOUSANDS_RULE],
  ["\u202f", THOUSANDS_RULE],
]);

/** Replaces entities, Unicode variants and invisible characters by plain characters. */
export function normalizeCharacters(source: string): NormalizedText {
  if (!NEEDS_FOLDING.test(source)) return { text: source, starts: null, ends: null };
  const units = getCodeUnits(source);
  const writer = new SpanWriter(source.length);
  for (let offset = 0; offset < source.length; ) {
    let plainEnd = offset;
    while (isUnchangedAt(units, plainEnd)) plainEnd++;
    writer.copy(source, offset, plainEnd);
    offset = plainEnd;
    if (offset === source.length) break;
    const character = String.fromCodePoint(source.codePointAt(offset) ?? 0);
    const [pattern, read] = CHARACTER_RULES.get(character) ?? [];
    if (pattern) pattern.lastIndex = offset;
    const found = pattern?.exec(source);
    const end = offset + (found?.[0] ?? character).length;
    writer.put(found && read ? read(found) : foldLookalike(character), offset, end);
    offset = end;
  }
  return writer.finish();
}
