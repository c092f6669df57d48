import type { InputIssue } from "@/lib/paper/input-issue";
import type { Line } from "./format";
import { LINE_CHARACTERS, written } from "./limits";

/**
 * Splits a text into lines (LF or CRLF) in constant memory.
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
      const message = `the line has more than ${written(LINE_CHARACTERS)} characters and is skipped; put each paper on its own line`;
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
  for await (const piece of text) {
    let start = 0;
    for (let end = piece.indexOf("\n"); end >= 0; end = piece.indexOf("\n", start)) {
      const line = take(rest + piece.slice(start, end));
      rest = "";
      start = end + 1;
      if (line) yield line;
    }
    if (!isSkipping) rest += piece.slice(start);
    if (rest.length > LINE_CHARACTERS) {
      isSkipping = true;
      skippedExcerpt = rest.slice(0, 120).trim();
      rest = "";
    }
  }
  if (rest !== "" || isSkipping) {
    const line = take(rest);
    if (line) yield line;
  }
}
