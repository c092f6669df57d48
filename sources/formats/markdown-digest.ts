import type { ParseResult } from "@/lib/paper/parse-result";
import { toTextResults } from "../input/cut-at-label";
import type { Format, FormatInput, Line } from "../input/format";
import { RecordSize } from "../input/limits";
import { type RawPaper, skippedIssue } from "../input/raw-paper";

type Field = "authors" | "link" | "date" | "id" | "venue" | "abstract" | "summary" | "other";

/** Field labels in lower case; other labels are part of the abstract. */
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

/** Markdown digest with a heading and bold labels for each paper. */
export const markdownDigest: Format = {
  name: "markdown-digest",
  label: "Markdown digest: # Title, **Authors**:, **Link**:, **Abstract**:",
  detect: (head) => {
    const fields =
      head.match(/^\s{0,8}(?:[-*+]\s)?\*\*(?:Authors?|Abstract|Summary)(?::\*\*|\*\*\s?:)/gim)?.length ?? 0;
    const hasHeadings = /^#{1,6}\s+\S/m.test(head);
    if (fields === 0 || !hasHeadings) return 0;
    if (hasAbstractsBelowOneHeading(head)) return 0.3;
    return fields >= 2 ? 0.95 : 0.7;
  },
  parse: readDigest,
};

const ABSTRACT_LABEL = /^\s{0,8}(?:[-*+]\s)?\*\*Abstract(?::\*\*|\*\*\s?:)/gim;

/** True if headings are not the titles: several papers are below one heading. */
function hasAbstractsBelowOneHeading(head: string): boolean {
  const counts = head.split(/^#{1,6}\s/m).map((section) => section.match(ABSTRACT_LABEL)?.length ?? 0);
  const withAbstract = counts.filter((count) => count > 0);
  return withAbstract.filter((count) => count > 1).length > withAbstract.length / 2;
}

interface PartialPaper {
  readonly level: number;
  readonly line: number;
  readonly title: string;
  /** Link of the title. */
  readonly url: string | null;
  readonly fields: Map<Field, string[]>;
  readonly size: RecordSize;
  /** Field of the next lines; null after a rule or a translation. */
  openField: Field | null;
  /** True if there is text outside of fields. */
  hasLooseText: boolean;
}

async function* readDigest(input: FormatInput): AsyncGenerator<ParseResult> {
  let partial: PartialPaper | null = null;
  /** Heading level of papers, once known; other headings are sections. */
  let level: number | null = null;
  for await (const line of input.lines) {
    const heading = HEADING.exec(line.text);
    if (heading) {
      if (partial) yield* finishPaper(partial, level, input);
      if (partial && level === null && hasAbstract(partial)) level = partial.level;
      partial = newPartialPaper(heading, line);
    } else if (partial) addLine(partial, line.text);
  }
  if (partial) yield* finishPaper(partial, level, input);
}

function newPartialPaper(heading: RegExpExecArray, line: Line): PartialPaper {
  const [, marks = "", title = ""] = heading;
  return {
    level: marks.length,
    line: line.number,
    ...splitMarkdownLink(removeClosingHashes(title)),
    fields: new Map(),
    size: new RecordSize(),
    openField: null,
    hasLooseText: false,
  };
}

function addLine(partial: PartialPaper, text: string): void {
  // Sections without fields have no size limit.
  if ((partial.fields.size > 0 || readField(text)) && !partial.size.takes(text)) return;
  if (RULE.test(text)) {
    partial.openField = null;
    return;
  }
  const field = readField(text);
  const isProse = partial.openField === "abstract" || partial.openField === "summary";
  if (field && (field.name !== null || !isProse)) openField(partial, field.name, field.text);
  else if (partial.openField) partial.fields.get(partial.openField)?.push(text);
  else if (text.trim() !== "") partial.hasLooseText = true;
}

function openField(partial: PartialPaper, name: Field | null, text: string): void {
  const before = name && partial.fields.get(name);
  partial.openField = name === "other" || (before && name === "abstract") ? null : name;
  if (partial.openField === null) return;
  if (before) before.push(text);
  else partial.fields.set(partial.openField, [text]);
}

/** Reads the field that starts in a line; the name is null for an unknown label. */
function readField(line: string): { name: Field | null; text: string } | null {
  const match = FIELD.exec(line);
  if (!match) return null;
  const [, label = "", text = ""] = match;
  return { name: TRANSLATION.test(label) ? "other" : (FIELDS.get(label.toLowerCase()) ?? null), text };
}

/** Returns the abstract; a summary is used only without an abstract. */
const findAbstract = ({ fields }: PartialPaper): string[] | undefined =>
  fields.get("abstract") ?? fields.get("summary");

const hasAbstract = (partial: PartialPaper): boolean => findAbstract(partial) !== undefined;

function finishPaper(partial: PartialPaper, level: number | null, { source, restated }: FormatInput): ParseResult[] {
  const location = { source, locator: `line ${partial.line}`, restated };
  if (partial.size.fault) return [skippedIssue(location, partial.size.fault, partial.title)];
  if (hasAbstract(partial)) return toTextResults(toRawPaper(partial), location);
  if (partial.fields.size > 0) return [skippedIssue(location, "no **Abstract**: after this title", partial.title)];
  // A heading without fields is a section, unless it has the level of papers.
  if (partial.level !== level) return [];
  return [skippedIssue(location, "no **Abstract**: after this heading", partial.title)];
}

function toRawPaper(partial: PartialPaper): RawPaper {
  const { title, url, fields } = partial;
  const text = (name: Field): string => fields.get(name)?.join("\n") ?? "";
  return {
    title,
    abstract: findAbstract(partial)?.join("\n") ?? "",
    authors: text("authors"),
    date: text("date"),
    links: [...(fields.get("link") ?? []), ...(url === null ? [] : [url])],
    ids: fields.get("id") ?? [],
    venue: text("venue"),
  };
}

/** Removes closing hashes of a heading; a regular expression would take quadratic time on long lines of spaces. */
function removeClosingHashes(text: string): string {
  const title = text.trim();
  let end = title.length;
  while (title[end - 1] === "#") end--;
  return end === 0 || /\s/.test(title[end - 1] ?? "") ? title.slice(0, end).trimEnd() : title;
}

/** Splits `[Title](url)`. */
function splitMarkdownLink(text: string): { title: string; url: string | null } {
  const end = text.lastIndexOf("](");
  const isLink = text.startsWith("[") && text.endsWith(")") && end > 1;
  return isLink ? { title: text.slice(1, end), url: text.slice(end + 2, -1) } : { title: text, url: null };
}
