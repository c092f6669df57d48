import type { ParseResult } from "@/lib/paper/parse-result";
import { removeArxivBoilerplate } from "../input/arxiv-boilerplate";
import { isLabelled, toTextResults } from "../input/cut-at-label";
import type { Format, FormatInput } from "../input/format";
import { RecordSize } from "../input/limits";
import { skippedIssue } from "../input/raw-paper";

/** Two backslashes start a paper and its abstract; followed by a URL they end the paper. */
const DELIMITER = /^\\\\\s*$/;
const PAPER_END = /^(?:\\\S|\S\\) \((.{0,200})$|^.{0,6}(https?:\/\/arxiv\.org\/abs\/\S{5,40} ?,.{0,20}kb\).*)$/;
/** The same within a line, where line ends were lost. */
const END_IN_TEXT = /(?:\s|[^\p{L}\p{N}\s.!?]{1,3})\\\\ \( ?https?:/u;
const ID = /^arXiv:\s?(\S{1,40})/;
const FIELD =
  /^(Title|Authors?|Date|DOI|Journal-ref|Categories|Comments|[A-Z][A-Za-z-]{1,20})(?: \([^)]{1,20}\))?:\s?(.*)$/;

/** Daily e-mail of arXiv subscriptions. */
export const arxivEmail: Format = {
  name: "arxiv-email",
  label: "arXiv subscription e-mail",
  detect: (head) => (/^\\\\\s{0,4}\narXiv:\s?\S/m.test(head.replaceAll("\r\n", "\n")) ? 0.98 : 0),
  parse: readEmail,
};

interface PartialPaper {
  readonly line: number;
  readonly id: string;
  readonly fields: Map<string, string>;
  readonly size: RecordSize;
  openField: string | null;
  /** Lines of the abstract, once it has started. */
  abstract: string[] | null;
  link: string;
}

async function* readEmail(input: FormatInput): AsyncGenerator<ParseResult> {
  let partial: PartialPaper | null = null;
  for await (const { text, number } of input.lines) {
    const id = ID.exec(text)?.[1];
    if (id !== undefined && !partial?.abstract) {
      if (partial) yield* finishPaper(partial, input);
      partial = {
        line: number,
        id,
        fields: new Map(),
        size: new RecordSize(),
        openField: null,
        abstract: null,
        link: "",
      };
    } else if (partial && (PAPER_END.test(text) || /^-{40}/.test(text))) {
      const [, link, damaged] = PAPER_END.exec(text) ?? [];
      partial.link = link ?? damaged ?? "";
      yield* finishPaper(partial, input);
      partial = null;
    } else if (partial?.size.takes(text)) addLine(partial, text);
  }
  if (partial) yield* finishPaper(partial, input);
}

function addLine(partial: PartialPaper, text: string): void {
  if (partial.abstract) {
    // The start mark of the next paper is not text, if this one has no end mark.
    if (!DELIMITER.test(text)) partial.abstract.push(text);
  } else if (DELIMITER.test(text)) partial.abstract = [];
  else {
    const [, name, value = ""] = FIELD.exec(text) ?? [];
    if (name !== undefined) {
      partial.openField = name.toLowerCase();
      // "Date (revised v2)" follows the first date.
      if (!partial.fields.has(partial.openField)) partial.fields.set(partial.openField, value);
    } else if (isLabelled(text)) partial.openField = null;
    else if (partial.openField && text.trim() !== "") {
      partial.fields.set(partial.openField, `${partial.fields.get(partial.openField)} ${text.trim()}`);
    }
  }
}

function finishPaper(partial: PartialPaper, { source, restated }: FormatInput): ParseResult[] {
  const field = (name: string): string => partial.fields.get(name) ?? "";
  const place = { source, restated, locator: `line ${partial.line}` };
  if (partial.size.fault) return [skippedIssue(place, partial.size.fault, field("title"))];
  return toTextResults(
    {
      title: field("title"),
      abstract: removeArxivBoilerplate(partial.abstract?.join("\n").split(END_IN_TEXT, 1)[0] ?? ""),
      authors: field("authors") || field("author"),
      date: field("date"),
      links: [partial.link],
      ids: [partial.id, field("doi")],
      venue: field("journal-ref"),
    },
    place,
  );
}
