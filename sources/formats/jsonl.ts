import type { ParseResult } from "@/lib/paper/parse-result";
import { findFieldName } from "../input/field-names";
import type { Format, FormatInput } from "../input/format";
import { isPaperRecord, parseRecord } from "../input/parse-record";
import { type SourceLocation, skippedIssue } from "../input/raw-paper";
import { exceedsMaxDepth, listTopKeys, TOO_DEEP } from "./json-depth";

/** One JSON object per line with title and abstract under usual or mapped names: the exchange format. */
export const jsonl: Format = {
  name: "jsonl",
  label: 'JSON lines: {"title", "abstract", …}, arXiv snapshot',
  detect: (head, map) => {
    const lines = head.split("\n").filter((l) => l.trim() !== "");
    const [line] = lines;
    if (!line?.trimStart().startsWith("{")) return 0;
    const value = tryParseJson(line);
    if (value !== undefined) return isPaperRecord(value, map) || hasPaperLine(lines, map) ? 0.95 : 0;
    // A truncated or broken first line still has keys.
    const keys = listTopKeys(line);
    if (findFieldName(keys, "title", map) && findFieldName(keys, "abstract", map)) return 0.95;
    return keys.length > 0 && findFieldName(keys, "title") && /"(?:abstract|summary)"\s*:/.test(head) ? 0.6 : 0;
  },
  parse: readJsonl,
};

/** Lines that are checked, as the first may lack an abstract or describe the others. */
const MAX_CHECKED_LINES = 20;

function hasPaperLine(lines: readonly string[], map: FormatInput["fieldMap"]): boolean {
  // The last line may be cut by the end of the head.
  const values = lines.slice(0, Math.min(MAX_CHECKED_LINES, lines.length - 1)).map(tryParseJson);
  const last = lines.length <= MAX_CHECKED_LINES ? tryParseJson(lines.at(-1) ?? "") : undefined;
  return [...values, last].some((value) => value !== undefined && isPaperRecord(value, map));
}

async function* readJsonl({ source, lines, fieldMap }: FormatInput): AsyncGenerator<ParseResult> {
  for await (const line of lines) {
    if (line.text.trim() === "") continue;
    const location: SourceLocation = { source, locator: `line ${line.number}`, restated: false };
    if (exceedsMaxDepth(line.text)) yield skippedIssue(location, TOO_DEEP, line.text);
    else yield* readLine(line.text, location, fieldMap);
  }
}

function readLine(line: string, location: SourceLocation, map: FormatInput["fieldMap"]): ParseResult[] {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : "";
    return [skippedIssue(location, `not JSON: ${reason?.slice(0, 120)}`, line)];
  }
  return parseRecord(value, location, map, line);
}

function tryParseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
