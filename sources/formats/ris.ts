import { splitNamesAtAnd } from "@/lib/paper/authors";
import { selectDate } from "@/lib/paper/parse-day";
import type { ParseResult } from "@/lib/paper/parse-result";
import type { Format, FormatInput } from "../input/format";
import { decodeEntityReferences } from "../input/html-to-text";
import { RecordSize } from "../input/limits";
import { repairedIssue, type SourceLocation, skippedIssue, toParseResults } from "../input/raw-paper";

const TAG = /^\uFEFF?([A-Z][A-Z0-9]) {1,2}-(?: |$)(.*)$/;
/** A damaged or unknown tag, which must not become part of the field before it. */
const OTHER_TAG = /^(?:\s{0,3}\S{1,3} {2}- |[A-Z][A-Z0-9] {2}-\S)/;

/** RIS as exported by reference managers and publishers. */
export const ris: Format = {
  name: "ris",
  label: "RIS",
  detect: (head) => (/^\s{0,20}TY {1,2}- /m.test(head) ? (/^\s{0,20}TY {1,2}- /.test(head) ? 0.97 : 0.6) : 0),
  parse: readRis,
};

interface PartialPaper {
  readonly line: number;
  readonly fields: Map<string, string[]>;
  readonly size: RecordSize;
  openField: string[] | null;
}

async function* readRis({ source, lines, restated }: FormatInput): AsyncGenerator<ParseResult> {
  let partial: PartialPaper | null = null;
  const finish = ({ line, fields, size }: PartialPaper): ParseResult[] => {
    const place = { source, restated, locator: `line ${line}` };
    return size.fault ? [skippedIssue(place, size.fault, fields.get("TI")?.[0])] : readFields(fields, place);
  };
  for await (const line of lines) {
    const [, tag, value = ""] = TAG.exec(line.text) ?? [];
    if (tag === "TY") {
      if (partial) yield* finish(partial);
      partial = { line: line.number, fields: new Map(), size: new RecordSize(), openField: null };
    } else if (tag === "ER") {
      if (partial) yield* finish(partial);
      else
        yield skippedIssue({ source, locator: `line ${line.number}` }, "an end (ER) without a start (TY)", line.text);
      partial = null;
    } else if (partial && !partial.size.takes(line.text)) {
    } else if (partial && tag !== undefined) {
      partial.openField = partial.fields.get(tag) ?? [];
      partial.openField.push(value);
      partial.fields.set(tag, partial.openField);
    } else if (OTHER_TAG.test(line.text)) {
      if (partial) partial.openField = null;
      yield repairedIssue({ source, locator: `line ${line.number}` }, "an unknown tag, left out", line.text);
    } else if (partial?.openField) partial.openField.push(`${partial.openField.pop()}\n${line.text}`);
  }
  if (partial) yield* finish(partial);
}

function readFields(fields: ReadonlyMap<string, readonly string[]>, location: SourceLocation): ParseResult[] {
  const all = (...tags: string[]): string[] => tags.flatMap((tag) => fields.get(tag) ?? []);
  return toParseResults(
    {
      title: all("TI", "T1")[0] ?? "",
      abstract: decodeEntityReferences(all("AB", "N2")[0] ?? ""),
      // Some programs write all authors in one line, joined by "and".
      authors: all("AU", "A1")
        .flatMap(splitNamesAtAnd)
        .map((familyFirst) => ({ familyFirst })),
      date: selectDate(all("DA", "PY", "Y1", "Y2")),
      links: all("UR", "L1", "LK"),
      ids: all("DO", "AN", "JO"),
      venue: all("T2", "JO", "JF", "JA", "BT")[0] ?? null,
    },
    location,
  );
}
