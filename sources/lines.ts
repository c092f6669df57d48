import type { Issue } from "@/lib/issue";
import type { Line } from "./format";
import { LINE_CHARACTERS, written } from "./limits";

/**
 * The lines of a text, ended by LF or CRLF, in constant memory.
 * @param report takes what is wrong with a line: too long (the line is left out)
 */
export async function* splitLines(
  text: AsyncIterable<string>,
  report: (issue: Omit<Issue, "source">) => void,
): AsyncGenerator<Line> {
  let rest = "";
  let number = 0;
  let dropping = false;
  /** How a line begins that is dropped. */
  let long = "";
  const take = (line: string): Line | null => {
    number++;
    if (dropping || line.length > LINE_CHARACTERS) {
      dropping = false;
      const message = `the line has more than ${written(LINE_CHARACTERS)} characters and is left out; put each paper on a line`;
      report({ severity: "skipped", locator: `line ${number}`, message, excerpt: long || line.slice(0, 120).trim() });
      long = "";
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
    if (!dropping) rest += piece.slice(start);
    if (rest.length > LINE_CHARACTERS) {
      dropping = true;
      long = rest.slice(0, 120).trim();
      rest = "";
    }
  }
  if (rest !== "" || dropping) {
    const line = take(rest);
    if (line) yield line;
  }
}
