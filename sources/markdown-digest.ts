import type { Format, Input, Line, Reading } from "./format";
import { RecordSize } from "./limits";
import { type RawPaper, skipped, toReadings } from "./raw-paper";

type Field = "authors" | "link" | "date" | "id" | "venue" | "abstract" | "summary" | "other";

/** Labels of fields, without case; a label that is not here is a part of the abstract that it stands in. */
const FIELDS: ReadonlyMap<string, Field> = new Map(
  Object.entries<Field>({
    author: "authors",
    authors: "authors",
    link: "link",
    links: "link",
    url: "link",
    pdf: "link",
    html: "link",
    paper: "link",
    date: "date",
    published: "date",
    "publication date": "date",
    arxiv: "id",
    "arxiv id": "id",
    doi: "id",
    venue: "venue",
    journal: "venue",
    conference: "venue",
    abstract: "abstract",
    summary: "summary",
    categories: "other",
    comments: "other",
    code: "other",
    institution: "other",
    institutions: "other",
    affiliations: "other",
    keywords: "other",
    subjects: "other",
    tags: "other",
    "tl;dr": "other",
    tldr: "other",
  }),
);

const HEADING = /^(#{1,6})\s(.*)$/;
const FIELD = /^\s{0,8}(?:[-*+]\s{1,3})?\*\*([^*:]{1,40}?)\s?(?::\*\*|\*\*\s?:)\s?(.*)$/;
/** "Abstract (ZH)": a translation. */
const TRANSLATION = /^(.{1,30}?)\s?\([A-Z]{2}\)$/;
const RULE = /^\s{0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/;

/** Markdown with a heading and bold labels for each paper, as daily digests have it. */
export const markdownDigest: Format = {
  name: "markdown-digest",
  label: "Markdown digest: # Title, **Authors**:, **Link**:, **Abstract**:",
  guess: (head) => {
    const fields =
      head.match(/^\s{0,8}(?:[-*+]\s)?\*\*(?:Authors?|Abstract|Summary)(?::\*\*|\*\*\s?:)/gim)?.length ?? 0;
    const headings = /^#{1,6}\s+\S/m.test(head);
    return fields === 0 || !headings ? 0 : fields >= 2 ? 0.95 : 0.7;
  },
  read: readDigest,
};

interface Draft {
  readonly level: number;
  readonly line: number;
  readonly title: string;
  /** Where the title leads. */
  readonly address: string | null;
  readonly fields: Map<Field, string[]>;
  readonly size: RecordSize;
  /** The field that the next lines belong to; null behind a rule or a translation. */
  open: Field | null;
  /** Text that stands under the heading and in no field. */
  loose: boolean;
}

async function* readDigest(input: Input): AsyncGenerator<Reading> {
  let draft: Draft | null = null;
  /** Depth of the headings that are papers, once one was seen; others are sections. */
  let level: number | null = null;
  for await (const line of input.lines) {
    const heading = HEADING.exec(line.text);
    if (heading) {
      if (draft) yield* finish(draft, level, input);
      if (draft && level === null && isPaper(draft)) level = draft.level;
      draft = newDraft(heading, line);
    } else if (draft) addLine(draft, line.text);
  }
  if (draft) yield* finish(draft, level, input);
}

function newDraft(heading: RegExpExecArray, line: Line): Draft {
  const [, marks = "", title = ""] = heading;
  return {
    level: marks.length,
    line: line.number,
    ...unlink(openHeading(title)),
    fields: new Map(),
    size: new RecordSize(),
    open: null,
    loose: false,
  };
}

function addLine(draft: Draft, text: string): void {
  // A section without fields may be of any length.
  if ((draft.fields.size > 0 || readField(text)) && !draft.size.takes(text)) return;
  if (RULE.test(text)) {
    draft.open = null;
    return;
  }
  const field = readField(text);
  const prose = draft.open === "abstract" || draft.open === "summary";
  if (field && (field.name !== null || !prose)) openField(draft, field.name, field.text);
  else if (draft.open) draft.fields.get(draft.open)?.push(text);
  else if (text.trim() !== "") draft.loose = true;
}

function openField(draft: Draft, name: Field | null, text: string): void {
  const before = name && draft.fields.get(name);
  draft.open = name === "other" || (before && name === "abstract") ? null : name;
  if (draft.open === null) return;
  if (before) before.push(text);
  else draft.fields.set(draft.open, [text]);
}

/** The field that a line begins; its name is null where the label is none that is known. */
function readField(line: string): { name: Field | null; text: string } | null {
  const match = FIELD.exec(line);
  if (!match) return null;
  const [, label = "", text = ""] = match;
  return { name: TRANSLATION.test(label) ? "other" : (FIELDS.get(label.toLowerCase()) ?? null), text };
}

/** A summary is by someone else where there is an abstract beside it. */
const abstractOf = ({ fields }: Draft): string[] | undefined => fields.get("abstract") ?? fields.get("summary");

const isPaper = (draft: Draft): boolean => abstractOf(draft) !== undefined;

function finish(draft: Draft, level: number | null, { source, restated }: Input): Reading[] {
  const place = { source, locator: `line ${draft.line}`, restated };
  if (draft.size.fault) return [skipped(place, draft.size.fault, draft.title)];
  if (isPaper(draft)) return toReadings(toRaw(draft), place);
  if (draft.fields.size > 0) return [skipped(place, "no **Abstract**: under this title", draft.title)];
  // A heading without any field is a section, unless papers have this depth.
  if (draft.level !== level) return [];
  return [skipped(place, "no **Abstract**: under this heading", draft.title)];
}

function toRaw(draft: Draft): RawPaper {
  const { title, address, fields } = draft;
  const text = (name: Field): string => fields.get(name)?.join("\n") ?? "";
  return {
    title,
    abstract: abstractOf(draft)?.join("\n") ?? "",
    authors: text("authors"),
    date: text("date"),
    links: [...(fields.get("link") ?? []), ...(address === null ? [] : [address])],
    ids: fields.get("id") ?? [],
    venue: text("venue"),
  };
}

/** `# Title ##` is the title. By hand, because a pattern for it takes minutes over a long line of spaces. */
function openHeading(text: string): string {
  const title = text.trim();
  let end = title.length;
  while (title[end - 1] === "#") end--;
  return end === 0 || /\s/.test(title[end - 1] ?? "") ? title.slice(0, end).trimEnd() : title;
}

/** `[Title](address)` holds both. */
function unlink(text: string): { title: string; address: string | null } {
  const end = text.lastIndexOf("](");
  const linked = text.startsWith("[") && text.endsWith(")") && end > 1;
  return linked ? { title: text.slice(1, end), address: text.slice(end + 2, -1) } : { title: text, address: null };
}
