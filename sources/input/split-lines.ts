import { formatInteger } from "@/lib/format/format-integer";
import type { InputIssue } from "@/lib/paper/input-issue";
import { SEPARATORS } from "./decode-text";
import type { Line } from "./format";
import { LINE_CHARACTERS } from "./limits";

/**
 * Splits a text into lines (LF, CRLF, or a single CR among them) in constant memory.
 * @param report receives an issue for each line that is too long and skipped
 */
export async function* splitLines(
  text: AsyncIterable<string>,
  report: (issue: Omit<InputIssue, "source">) => void,
): AsyncGenerator<Line> {
  let rest = "";
  let number = 0;
  let isSkipping = false;
  /** Start of a skipped line. */
  let skippedExcerpt = "";
  const take = (line: string): Line | null => {
    number++;
    if (isSkipping || line.length > LINE_CHARACTERS) {
      isSkipping = false;
      const message = `the line has more than ${formatInteger(LINE_CHARACTERS)} characters and is skipped; put each paper on its own line`;
      report({
        severity: "skipped",
        locator: `line ${number}`,
        message,
        excerpt: skippedExcerpt || line.slice(0, 120).trim(),
      });
      skippedExcerpt = "";
      return null;
    }
    return { text: line.endsWith("\r") ? line.slice(0, -1) : line, number };
  };
  /** Splits at single carriage returns, as programs leave them between fields; the parts have the number of the line. */
  const split = (line: Line | null): readonly Line[] => {
    if (line === null || !line.text.includes("\r")) return line ? [line] : [];
    const parts = removeFinalReturns(line.text).split("\r");
    return parts.map((part) => ({ text: part, number: line.number }));
  };
  for await (const piece of text) {
    let start = 0;
    for (let end = piece.indexOf("\n"); end >= 0; end = piece.indexOf("\n", start)) {
      const line = take(rest + piece.slice(start, end));
      rest = "";
      start = end + 1;
      // In an async generator, yield* takes several more microtasks for each line.
      for (const part of split(line)) yield part;
    }
    if (!isSkipping) rest += piece.slice(start);
    if (rest.length > LINE_CHARACTERS) {
      isSkipping = true;
      skippedExcerpt = rest.slice(0, 120).trim();
      rest = "";
    }
  }
  if (rest !== "" || isSkipping) {
    yield* split(take(rest));
  }
}

function removeFinalReturns(text: string): string {
  let end = text.length;
  while (text[end - 1] === "\r") end--;
  return text.slice(0, end);
}

/**
 * Splits lines at the line and paragraph separators of Unicode, which end lines of running text but not of data; the parts
 * have the number of the line.
 */
export async function* splitAtSeparators(lines: AsyncIterable<Line>): AsyncGenerator<Line> {
  for await (const line of lines) {
    if (line.text.search(SEPARATORS) >= 0) for (const text of line.text.split(SEPARATORS)) yield { ...line, text };
    else yield line;
  }
}
