/** Maximum nesting depth; records of papers are not nested that deep. */
export const MAX_DEPTH = 64;
export const TOO_DEEP = `nested more than ${MAX_DEPTH} levels deep`;

const QUOTE = 34;
const BACKSLASH = 92;

/** Returns the index after the string that starts at `at`, or the end of the text. */
function skipString(text: string, at: number): number {
  let i = at + 1;
  for (; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH) i++;
    else if (code === QUOTE) return i + 1;
  }
  return text.length;
}

const isOpening = (code: number): boolean => code === 0x7b || code === 0x5b;
const isClosing = (code: number): boolean => code === 0x7d || code === 0x5d;

/** True if JSON text is nested deeper than `MAX_DEPTH`. */
export function exceedsMaxDepth(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) i = skipString(text, i) - 1;
    else if (isOpening(code) && ++depth > MAX_DEPTH) return true;
    else if (isClosing(code)) depth--;
  }
  return false;
}

/** Lists the keys of the object at the start of a text, which may be truncated. */
export function listTopKeys(text: string): string[] {
  const keys: string[] = [];
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isOpening(code)) depth++;
    else if (isClosing(code)) depth--;
    else if (code === QUOTE) {
      const end = skipString(text, i);
      if (depth === 1 && /^\s{0,20}:/.test(text.slice(end, end + 21))) keys.push(text.slice(i + 1, end - 1));
      i = end - 1;
    }
  }
  return keys;
}
