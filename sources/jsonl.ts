import { findName } from "./fields";
import type { Format, Input, Reading } from "./format";
import { isTooDeep, listTopKeys, TOO_DEEP } from "./json-depth";
import { type Place, skipped } from "./raw-paper";
import { looksLikePaper, readRecord } from "./record";

/** One JSON object a line, with "title" and "abstract" or what else these are called: the pivot format. */
export const jsonl: Format = {
  name: "jsonl",
  label: 'JSON lines: {"title", "abstract", …}, arXiv snapshot',
  guess: (head, map) => {
    const lines = head.split("\n").filter((l) => l.trim() !== "");
    const [line] = lines;
    if (!line?.trimStart().startsWith("{")) return 0;
    const value = parse(line);
    if (value !== undefined) return looksLikePaper(value, map) || isPaperBehind(lines, map) ? 0.95 : 0;
    // A first line longer than the head, or a broken one, still shows its keys.
    const keys = listTopKeys(line);
    if (findName(keys, "title", map) && findName(keys, "abstract", map)) return 0.95;
    return keys.length > 0 && findName(keys, "title") && /"(?:abstract|summary)"\s*:/.test(head) ? 0.6 : 0;
  },
  read: readJsonl,
};

/** So many lines are looked at where the first one is no paper: it may lack an abstract, or be about the others. */
const LOOKED = 20;

function isPaperBehind(lines: readonly string[], map: Input["map"]): boolean {
  // The end of the head may cut the last one.
  const values = lines.slice(0, Math.min(LOOKED, lines.length - 1)).map(parse);
  const last = lines.length <= LOOKED ? parse(lines.at(-1) ?? "") : undefined;
  return [...values, last].some((value) => value !== undefined && looksLikePaper(value, map));
}

async function* readJsonl({ source, lines, map }: Input): AsyncGenerator<Reading> {
  for await (const line of lines) {
    if (line.text.trim() === "") continue;
    const place: Place = { source, locator: `line ${line.number}`, restated: false };
    if (isTooDeep(line.text)) yield skipped(place, TOO_DEEP, line.text);
    else yield* readLine(line.text, place, map);
  }
}

function readLine(line: string, place: Place, map: Input["map"]): Reading[] {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : "";
    return [skipped(place, `not JSON: ${reason?.slice(0, 120)}`, line)];
  }
  return readRecord(value, place, map, line);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
