/**
 * A quoted cell whose first quote has a backslash before it and goes on behind it. Where quotes are doubled, a quote
 * behind a backslash is followed by another one, or ends its cell.
 */
const ESCAPED = /(?:^|[\n\r,;\t])"[^"]*?(?<!\\)(?:\\\\)*\\"[^"\n\r,;\t]/;
const BEFORE_QUOTE = /(?<!\\)(\\+)"/g;

/** Whether the head of a file of cells has its quotes behind backslashes, as Spark and MySQL write them. */
export function hasBackslashEscapedQuotes(head: string): boolean {
  return ESCAPED.test(head);
}

/** A text in which quotes are doubled that stood behind a backslash; backslashes before other signs are LaTeX's. */
export async function* toDoubledQuotes(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of text) {
    const all = rest + piece;
    // What they mean is told by the sign behind them.
    let end = all.length;
    while (all[end - 1] === "\\") end--;
    rest = all.slice(end);
    yield all.slice(0, end).replace(BEFORE_QUOTE, toDoubled);
  }
  yield rest;
}

const toDoubled = (_: string, slashes: string): string =>
  "\\".repeat(slashes.length >> 1) + (slashes.length % 2 === 1 ? '""' : '"');
