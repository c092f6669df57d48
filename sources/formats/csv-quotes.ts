/**
 * A quoted cell that continues after a quote with a backslash. With doubled quotes, a quote after a backslash is followed
 * by another quote or ends the cell.
 */
const ESCAPED = /(?:^|[\n\r,;\t])"[^"]*?(?<!\\)(?:\\\\)*\\"[^"\n\r,;\t]/;
const BEFORE_QUOTE = /(?<!\\)(\\+)"/g;

/** True if the head of a CSV file escapes quotes with backslashes, as Spark and MySQL do. */
export function hasBackslashEscapedQuotes(head: string): boolean {
  return ESCAPED.test(head);
}

/** Converts backslash-escaped quotes to doubled quotes; other backslashes are LaTeX and kept. */
export async function* toDoubledQuotes(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of text) {
    const all = rest + piece;
    // The meaning of trailing backslashes depends on the next character.
    let end = all.length;
    while (all[end - 1] === "\\") end--;
    rest = all.slice(end);
    yield all.slice(0, end).replace(BEFORE_QUOTE, toDoubled);
  }
  yield rest;
}

const toDoubled = (_: string, slashes: string): string =>
  "\\".repeat(slashes.length >> 1) + (slashes.length % 2 === 1 ? '""' : '"');
