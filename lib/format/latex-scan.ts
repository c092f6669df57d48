export const isLetter = (c: string | undefined): boolean => c !== undefined && /^[A-Za-z]$/.test(c);
export const isSpace = (c: string | undefined): boolean => c !== undefined && /^\s$/.test(c);
export const isWordCharacter = (c: string | undefined): boolean => c !== undefined && /^[\p{L}\d]$/u.test(c);

/** Characters that are searched for the sign that closes a group, a formula or a quotation. */
const MAX_GROUP_LENGTH = 2000;

/** Returns the position of the brace that closes the one at `open`; -1 if there is none before `end` or nearby. */
function findClosingBrace(source: string, open: number, end: number): number {
  let depth = 0;
  for (let at = open; at < Math.min(end, open + MAX_GROUP_LENGTH); at++) {
    const c = source[at];
    if (c === "\\") at++;
    else if (c === "{") depth++;
    else if (c === "}" && --depth === 0) return at;
  }
  return -1;
}

/** Returns the position after the group that begins at `at`; `at` if none does. */
export function findGroupEnd(source: string, at: number, end: number): number {
  return source[at] === "{" ? Math.max(at, findClosingBrace(source, at, end) + 1) : at;
}

/** The position after the letters of a command whose first letter is at `at`. */
export function findNameEnd(source: string, at: number, end: number): number {
  let after = at;
  while (after < end && isLetter(source[after])) after++;
  return after;
}

/** The argument of a command: its range without braces, and the position after it. */
export interface LatexArgument {
  readonly start: number;
  readonly end: number;
  readonly after: number;
}

/** Returns the argument at `at`: a group, a command or one character; null if there is none before `end`. */
export function findArgument(source: string, at: number, end: number): LatexArgument | null {
  if (at >= end) return null;
  if (source[at] === "{") {
    const close = findClosingBrace(source, at, end);
    return close < 0 ? null : { start: at + 1, end: close, after: close + 1 };
  }
  // "^\text{th}": the command with its argument.
  const after = source[at] === "\\" ? findGroupEnd(source, findNameEnd(source, at + 1, end), end) : at + 1;
  return { start: at, end: Math.max(after, at + 1), after: Math.max(after, at + 1) };
}

/** Returns the range of a formula and the position after it, if one opens at `at` with the signs; null if not. */
export function findFormula(source: string, at: number, opening: string, closing: string): LatexArgument | null {
  if (!source.startsWith(opening, at)) return null;
  let start = at + opening.length;
  let end = source.slice(start, start + MAX_GROUP_LENGTH).indexOf(closing) + start;
  if (end <= start) return null;
  const after = end + closing.length;
  while (start < end && isSpace(source[start])) start++;
  while (end > start && isSpace(source[end - 1])) end--;
  return { start, end, after };
}
