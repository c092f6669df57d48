/** Tests the UTF-16 code unit at a position of a text; false outside the text. */
export type CharacterTest = (text: string, index: number) => boolean;

/**
 * Compiles a pattern of one character to a table, so that each character is matched once and then looked up.
 * Half a surrogate pair is tested as it is, and is no letter.
 */
export function compileCharacterClass(pattern: RegExp): CharacterTest {
  /** 0: not yet tested, 1: no, 2: yes. */
  const results = new Uint8Array(0x10000);
  return (text, index) => {
    if (index < 0 || index >= text.length) return false;
    const code = text.charCodeAt(index);
    const known = results[code];
    if (known !== 0) return known === 2;
    const isMember = pattern.test(String.fromCharCode(code));
    results[code] = isMember ? 2 : 1;
    return isMember;
  };
}

/** "0" to "9". */
export function isDigitAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 48 && code <= 57;
}

/** A letter of any script, or a digit. */
export const isLetterOrDigitAt = compileCharacterClass(/[\p{L}\d]/u);

/** A character that a word is made of: a letter, a digit or "_". */
export const isWordCharacterAt = compileCharacterClass(/[\p{L}\d_]/u);

/** White space, line ends included. */
export const isSpaceAt = compileCharacterClass(/\s/);

/** "A" to "Z" or "a" to "z". */
export const isAsciiLetterAt = compileCharacterClass(/[A-Za-z]/);

const CAPITAL = /\p{Lu}/uy;

/** True for an upper-case letter at a position, also one outside the basic plane. */
export function isCapitalAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code < 0x80) return code >= 65 && code <= 90;
  CAPITAL.lastIndex = index;
  return CAPITAL.test(text);
}
