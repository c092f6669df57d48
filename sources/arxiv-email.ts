import type { Format, Input, Reading } from "./format";
import { RecordSize } from "./limits";
import { skipped, toReadings } from "./raw-paper";

/** Two backslashes alone begin a paper and its abstract; with the address behind them they end it. */
const MARK = /^\\\\\s*$/;
const END = /^\\\\ \((.{0,200})$/;
const ID = /^arXiv:\s?(\S{1,40})/;
const FIELD =
  /^(Title|Authors?|Date|DOI|Journal-ref|Categories|Comments|[A-Z][A-Za-z-]{1,20})(?: \([^)]{1,20}\))?:\s?(.*)$/;

/** The arXiv's daily e-mail to its subscribers. */
export const arxivEmail: Format = {
  name: "arxiv-email",
  label: "arXiv subscription e-mail",
  guess: (head) => (/^\\\\\s{0,4}\narXiv:\s?\S/m.test(head.replaceAll("\r\n", "\n")) ? 0.98 : 0),
  read: readEmail,
};

interface Draft {
  readonly line: number;
  readonly id: string;
  readonly fields: Map<string, string>;
  readonly size: RecordSize;
  open: string | null;
  /** Lines of the abstract, once it has begun. */
  abstract: string[] | null;
  link: string;
}

async function* readEmail(input: Input): AsyncGenerator<Reading> {
  let draft: Draft | null = null;
  for await (const { text, number } of input.lines) {
    const id = ID.exec(text)?.[1];
    if (id !== undefined && !draft?.abstract) {
      if (draft) yield* finish(draft, input);
      draft = { line: number, id, fields: new Map(), size: new RecordSize(), open: null, abstract: null, link: "" };
    } else if (draft && (END.test(text) || /^-{40}/.test(text))) {
      draft.link = END.exec(text)?.[1] ?? "";
      yield* finish(draft, input);
      draft = null;
    } else if (draft?.size.takes(text)) addLine(draft, text);
  }
  if (draft) yield* finish(draft, input);
}

function addLine(draft: Draft, text: string): void {
  if (draft.abstract) {
    // The mark of the next paper, where this one has lost its end, is no text.
    if (!MARK.test(text)) draft.abstract.push(text);
  } else if (MARK.test(text)) draft.abstract = [];
  else {
    const [, name, value = ""] = FIELD.exec(text) ?? [];
    if (name !== undefined) {
      draft.open = name.toLowerCase();
      // "Date (revised v2)" comes behind the first one.
      if (!draft.fields.has(draft.open)) draft.fields.set(draft.open, value);
    } else if (draft.open && text.trim() !== "") {
      draft.fields.set(draft.open, `${draft.fields.get(draft.open)} ${text.trim()}`);
    }
  }
}

function finish(draft: Draft, { source, restated }: Input): Reading[] {
  const field = (name: string): string => draft.fields.get(name) ?? "";
  const place = { source, restated, locator: `line ${draft.line}` };
  if (draft.size.fault) return [skipped(place, draft.size.fault, field("title"))];
  return toReadings(
    {
      title: field("title"),
      abstract: draft.abstract?.join("\n") ?? "",
      authors: field("authors") || field("author"),
      date: field("date"),
      links: [draft.link],
      ids: [draft.id, field("doi")],
      venue: field("journal-ref"),
    },
    place,
  );
}
