import type { ParseResult } from "@/lib/paper/parse-result";
import { findRecords, isEmptyList } from "../input/find-records";
import type { Format, FormatInput } from "../input/format";
import { parseRecord } from "../input/parse-record";
import { skippedIssue } from "../input/raw-paper";
import { JsonScanner, type JsonValueText } from "./json-scan";

/** JSON lists of papers, or objects that contain such lists, as from services and reference managers. */
export const json: Format = {
  name: "json",
  label: "JSON list: Semantic Scholar, OpenReview, Hugging Face, CSL, Crossref, OpenAlex, Europe PMC, any",
  detect: (head, map) => {
    const start = head.trimStart();
    if (!JSON_START.test(start)) return 0;
    if (isDeeplyNested(start)) return 0.5;
    const isNamed = (field: "title" | "abstract"): boolean => head.includes(`"${map[field]?.split(".").at(-1)}"`);
    if (!/"title"\s*:/i.test(head) && !isNamed("title")) return 0;
    // Records with titles only are reported as papers without abstract.
    if (!/"(?:abstract|summary|abstractText|abstract_inverted_index)"\s*:/i.test(head) && !isNamed("abstract")) {
      return start.startsWith("[") || head.length > MIN_TRUNCATED_LENGTH ? 0.3 : 0;
    }
    // One object per line, the first of which is broken.
    const isLines = start.startsWith("{") && /\n\{"/.test(start);
    return isLines ? 0.4 : 0.9;
  },
  parse: readJson,
};

/** A list may start with `null` entries, which services return for unknown papers. */
const JSON_START = /^(?:\[(?:\s{0,20}null\s{0,20},){0,5000}\s{0,200}[[{]|\{\s{0,200}")/;

/** In longer texts, the first abstract may come after the head. */
const MIN_TRUNCATED_LENGTH = 15_000;

/** True for a text that starts with many nested brackets. */
const isDeeplyNested = (start: string): boolean => /^(?:[[{]\s{0,4}(?:"[^"\n]{0,40}"\s{0,4}:\s{0,4})?){40}/.test(start);

async function* readJson(input: FormatInput): AsyncGenerator<ParseResult> {
  const scanner = new JsonScanner();
  const reader = new RecordReader(input);
  for await (const text of input.text) for (const piece of scanner.feed(text)) yield* reader.read(piece);
  for (const piece of scanner.end()) yield* reader.read(piece);
}

class RecordReader {
  private count = 0;

  constructor(private readonly input: FormatInput) {}

  *read({ text, line, problem }: JsonValueText): Generator<ParseResult> {
    const { source } = this.input;
    const place = { source, locator: `line ${line}` };
    if (problem) return yield skippedIssue(place, problem, text);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split("\n")[0] : "";
      return yield skippedIssue(place, `not JSON: ${reason?.slice(0, 120)}`, text);
    }
    const { fieldMap: map, restated } = this.input;
    if (this.count === 0 && isEmptyList(value, map)) return;
    for (const record of findRecords(value, map)) {
      this.count++;
      yield* parseRecord(record, { source, locator: `record ${this.count}`, restated }, map, JSON.stringify(record));
    }
  }
}
