import type { Format, Input, Reading } from "./format";
import { parsePythonLiteral } from "./python-literal";
import { type Place, skipped } from "./raw-paper";
import { readRecord } from "./record";

/** A dictionary a line as Python prints it, which people take for JSON lines. */
export const pythonLines: Format = {
  name: "python-lines",
  label: "Python dictionaries: {'title': …, 'abstract': …}",
  guess: (head) => (/^\s{0,20}\{'[^'\n]{1,40}'\s?:/.test(head) && /'title'\s?:/.test(head) ? 0.9 : 0),
  read: readPython,
};

async function* readPython({ source, lines, restated, map }: Input): AsyncGenerator<Reading> {
  for await (const { text, number } of lines) {
    const place: Place = { source, restated, locator: `line ${number}` };
    if (text.trim() !== "") yield* readLine(text, place, map);
  }
}

function readLine(line: string, place: Place, map: Input["map"]): Reading[] {
  try {
    return readRecord(parsePythonLiteral(line), place, map, line);
  } catch (error) {
    return [skipped(place, `no Python dictionary: ${error instanceof Error ? error.message : ""}`, line)];
  }
}
