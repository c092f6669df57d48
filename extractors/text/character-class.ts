/** Tests the UTF-16 code unit at a position of a text; false outside the text. */
export type CharacterTest = (units: Uint16Array, index: number) => boolean;

/**
 * Compiles a pattern of one character to a table, so that each character is matched once and then looked up.
 * Half a surrogate pair is tested as it is, and is no letter.
 * @returns a test of the code units of a text (see `code-units.ts`)
 */
export function compileCharacterClass(pattern: RegExp): CharacterTest {
  /** 0: not yet tested, 1: no, 2: yes. */
  const results = new Uint8Array(0x10000);
  return (units, index) => {
    const unit = units[index];
    if (unit === undefined) return false;
    const known = results[unit];
    if (known !== 0) return known === 2;
    const isMember = unit !== 0 && pattern.test(String.fromCharCode(unit));
    results[unit] = isMember ? 2 : 1;
    return isMember;
  };
}

/** "0" to "9". */
export function isDigitAt(units: Uint16Array, index: number): boolean {
  const unit = units[index] as number;
  return unit >= 48 && unit <= 57;
}

/** A letter of any script, or a digit. */
export const isLetterOrDigitAt = compileCharacterClass(/[\p{L}\d]/u);

/** A character that a word is made of: a letter, a digit or "_". */
export const isWordCharacterAt = compileCharacterClass(/[\p{L}\d_]/u);

/** White space, line ends included. */
export const isSpaceAt = compileCharacterClass(/\s/);

/** "A" to "Z" or "a" to "z". */
export const isAsciiLetterAt = compileCharacterClass(/[A-Za-z]/);

const isOtherCapitalAt = compileCharacterClass(/\p{Lu}/u);
const CAPITAL = /^\p{Lu}/u;

/** True for an upper-case letter at a position, also one outside the basic plane. */
export function isCapitalAt(units: Uint16Array, index: number): boolean {
  const unit = units[index] as number;
  if (unit < 0x80) return unit >= 65 && unit <= 90;
  if (unit < 0xd800 || unit > 0xdbff) return isOtherCapitalAt(units, index);
  return CAPITAL.test(String.fromCharCode(unit, units[index + 1] ?? 0));
}
