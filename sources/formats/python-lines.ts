import type { ParseResult } from "@/lib/paper/parse-result";
import type { Format, FormatInput } from "../input/format";
import { parseRecord } from "../input/parse-record";
import { type SourceLocation, skippedIssue } from "../input/raw-paper";
import { parsePythonLiteral } from "./python-literal";

/** One Python dictionary per line, which is often mistaken for JSON lines. */
export const pythonLines: Format = {
  name: "python-lines",
  label: "Python dictionaries: {'title': …, 'abstract': …}",
  detect: (head) => (/^\s{0,20}\{'[^'\n]{1,40}'\s?:/.test(head) && /'title'\s?:/.test(head) ? 0.9 : 0),
  parse: readPython,
};

async function* readPython({ source, lines, restated, fieldMap }: FormatInput): AsyncGenerator<ParseResult> {
  for await (const { text, number } of lines) {
    const location: SourceLocation = { source, restated, locator: `line ${number}` };
    if (text.trim() !== "") yield* readLine(text, location, fieldMap);
  }
}

function readLine(line: string, location: SourceLocation, map: FormatInput["fieldMap"]): ParseResult[] {
  try {
    return parseRecord(parsePythonLiteral(line), location, map, line);
  } catch (error) {
    return [skippedIssue(location, `not a Python dictionary: ${error instanceof Error ? error.message : ""}`, line)];
  }
}
