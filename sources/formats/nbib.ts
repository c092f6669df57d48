import { selectDate } from "@/lib/paper/parse-day";
import type { ParseResult } from "@/lib/paper/parse-result";
import type { Format, FormatInput } from "../input/format";
import { RecordSize } from "../input/limits";
import { removeFullStop, toPubmedUrl } from "../input/normalize-record";
import { type SourceLocation, skippedIssue, toParseResults } from "../input/raw-paper";

const TAG = /^([A-Z][A-Z\d ]{3})- ?(.*)$/;
const DOI = " [doi]";
const CONTINUATION = /^ {6}(.*)$/;

/** PubMed format for reference managers (MEDLINE, `.nbib`). */
export const nbib: Format = {
  name: "nbib",
  label: "PubMed for reference managers (.nbib, MEDLINE)",
  detect: (head) => (/^\s{0,20}PMID- \d/.test(head) ? 0.97 : /^PMID- \d/m.test(head) ? 0.6 : 0),
  parse: readNbib,
};

interface PartialPaper {
  readonly line: number;
  readonly fields: Map<string, string[]>;
  readonly size: RecordSize;
  openField: string[];
}

async function* readNbib({ source, lines, restated }: FormatInput): AsyncGenerator<ParseResult> {
  let partial: PartialPaper | null = null;
  const finish = ({ line, fields, size }: PartialPaper): ParseResult[] => {
    const place = { source, restated, locator: `line ${line}` };
    return size.fault ? [skippedIssue(place, size.fault, fields.get("TI")?.[0])] : readFields(fields, place);
  };
  for await (const { text, number } of lines) {
    const [, name, value = ""] = TAG.exec(text) ?? [];
    const tag = name?.trim();
    if (tag === "PMID") {
      if (partial) yield* finish(partial);
      partial = { line: number, fields: new Map(), size: new RecordSize(), openField: [] };
    }
    if (partial && !partial.size.takes(text)) continue;
    if (partial && tag !== undefined) {
      partial.openField = partial.fields.get(tag) ?? [];
      partial.openField.push(value.trimEnd());
      partial.fields.set(tag, partial.openField);
    } else if (partial && CONTINUATION.test(text))
      partial.openField.push(joinWords(partial.openField.pop() ?? "", text.trim()));
    else if (text.trim() !== "")
      yield skippedIssue({ source, locator: `line ${number}` }, "a line outside of any field", text);
  }
  if (partial) yield* finish(partial);
}

/** Joins words without scanning the previous text, which may be long. */
const joinWords = (before: string, more: string): string =>
  before === "" || more === "" ? before + more : `${before} ${more}`;

function readFields(fields: ReadonlyMap<string, readonly string[]>, location: SourceLocation): ParseResult[] {
  const all = (...tags: string[]): string[] => tags.flatMap((tag) => fields.get(tag) ?? []);
  const one = (...tags: string[]): string => all(...tags)[0] ?? "";
  const authors = all("FAU").length > 0 ? all("FAU") : all("AU");
  return toParseResults(
    {
      title: removeFullStop(one("TI", "BTI")),
      abstract: one("AB"),
      authors: [...authors.map((familyFirst) => ({ familyFirst })), ...all("CN")],
      date: selectDate(all("DEP", "DP")),
      links: [toPubmedUrl(one("PMID"))],
      ids: all("LID", "AID").flatMap((id) => (id.trimEnd().endsWith(DOI) ? id.trimEnd().slice(0, -DOI.length) : [])),
      venue: one("JT", "TA") || null,
    },
    location,
  );
}
