import { addToGroup } from "@/lib/format/group-by";
import { findArxivId } from "@/lib/paper/arxiv-id";
import { findDoi } from "@/lib/paper/doi";
import { parsePublicationDate } from "@/lib/paper/parse-day";
import type { ParseResult } from "@/lib/paper/parse-result";
import { isTitleLike } from "../input/blocks";
import { toTextResults } from "../input/cut-at-label";
import { findUrl } from "../input/find-url";
import type { Format, FormatInput, Line } from "../input/format";
import { RecordSize } from "../input/limits";
import { isNamesLine } from "../input/names-line";
import { type RawPaper, skippedIssue } from "../input/raw-paper";
import { SENTENCE_END } from "../input/sentence-end";
import { type DigestField, readDigestLine } from "./digest-lines";
import { hasYamlFields } from "./front-matter";

/** Lines checked to detect the format. */
const CHECKED_LINES = 2_000;
/** An abstract without a label above it. */
const MIN_PARAGRAPH = 150;
/** Longer lines hold no authors, dates and links. */
const LONG_LINE = 1_000;
const MENTIONS_PAPERS = /abstract|summary|arxiv\.org|doi\.org|openreview\.net/i;
/** Data formats, and fields of front matter. */
const DATA = /^\s{0,20}(?:[{[@]|<[?!]|<(?:html|body|feed|rss|xml)\b|---\s*$)/i;
const SEPARATORS = /\s+[·•|]\s+|\s+[-–—]\s+|\s{2,}/;
/** A line with only a link, or a date and a link. */
const LINK_LINE = /^[\W_]{0,5}(?:\d{4}-\d\d-\d\d[\W_]{1,5})?https?:\/\/\S{1,1000}\s{0,8}$/;

/** Lines that are the linked title of another paper, whose list mark, brackets or line end may be damaged. */
const LINKED_TITLES: readonly RegExp[] = [
  // "[Owls at Night](", "[Owls at Night", "* [Owls at Night]"
  /^\s{0,8}[^\p{L}\p{N}\s]{0,2} ?\S?\[[^\]]{6,500}(?:\](?:\(|.?https?:|\S?\s*$)|$)/u,
  // "Owls at Night](https:"
  /^\s{0,8}[^\p{L}\p{N}\s]{0,2} ?[^[\]]{6,500}\]\(https?:/u,
  // with brackets in the title, and a link to a paper
  /^\s{0,8}[^\p{L}\p{N}\s]{0,2} ?\[.{6,500}\]\(https?:\/\/(?:www\.)?(?:arxiv|doi|openreview|aclanthology)\./u,
  // "x [Owls at the Bay](https:": a letter in the place of the list mark
  /^\s{0,8}\S \[(?:[^\s\]]{1,60} ){3}[^\]]{1,500}\]\(https?:/u,
];
/** The same after the end of a sentence, as the line end before it was lost. */
const JOINED_TITLE =
  /(?<=[.!?…]["”)]?\S{0,2})[*+-]\s?\[[^[\]\n]{0,500}(?:$|\])|(?<=[.!?…]["”)]?\S{0,2}\s{0,4})[*+-]\s?(?:\[[^[\]\n]{0,500}\]?\s*$|\[?[^[\]\n]{6,500}\]\()/u;
const OTHER_TITLE = "the title of another paper is inside the abstract; put it on a line of its own";

interface PartialPaper {
  readonly kind: string;
  readonly line: number;
  readonly title: string;
  readonly fields: Map<DigestField, string[]>;
  readonly size: RecordSize;
  /** Lines outside of fields; blank ones separate paragraphs. */
  readonly loose: string[];
  abstract: string[] | null;
  summary: string[] | null;
  /** Lines to which text is added. */
  open: string[];
}

/** Digests of papers in other layouts: folds, list items, headings, org files, each with a title and an abstract. */
export const digest: Format = {
  name: "digest",
  label: "Digest: list items, <details> or headings with title, authors, link and abstract",
  detect: (head) => {
    if (
      !MENTIONS_PAPERS.test(head) ||
      hasYamlFields(head) ||
      DATA.test(head.slice(0, 200).trimStart().split("\n", 1)[0] ?? "")
    )
      return 0;
    const lines = head.split(/\r?\n/, CHECKED_LINES).map((text, i) => ({ text, number: i + 1 }));
    const papers = splitPapers(lines).map(toRawPaper).filter(isPaper);
    return papers.length > 0 ? 0.65 : 0;
  },
  parse: readDigest,
};

async function* readDigest({ source, lines, restated }: FormatInput): AsyncGenerator<ParseResult> {
  const kinds = new Set<string>();
  const splitter = new PaperSplitter();
  const finish = (partial: PartialPaper): ParseResult[] => {
    const place = { source, restated, locator: `line ${partial.line}` };
    if (partial.size.fault) return [skippedIssue(place, partial.size.fault, partial.title)];
    const raw = toRawPaper(partial);
    if (isPaper(raw)) {
      kinds.add(partial.kind);
      const { text, other } = cutAtTitle(raw.abstract);
      const issues = other === "" ? [] : [skippedIssue(place, OTHER_TITLE, other)];
      return [...toTextResults({ ...raw, abstract: text }, place), ...issues];
    }
    // A title of another kind is a section.
    return kinds.has(partial.kind) ? [skippedIssue(place, "no abstract after this title", partial.title)] : [];
  };
  for await (const line of lines) for (const partial of splitter.add(line)) yield* finish(partial);
  for (const partial of splitter.end()) yield* finish(partial);
}

/** A paper has a title, an abstract and a sign that it is one: authors, a link or an id. */
const isPaper = ({ abstract, authors, links, ids }: RawPaper): boolean =>
  abstract.trim() !== "" && ((authors ?? "").length > 0 || (links ?? []).length > 0 || (ids ?? []).length > 0);

function splitPapers(lines: readonly Line[]): PartialPaper[] {
  const splitter = new PaperSplitter();
  return [...lines.flatMap((line) => [...splitter.add(line)]), ...splitter.end()];
}

/** Collects the lines of each paper from its title on. */
class PaperSplitter {
  private partial: PartialPaper | null = null;
  /** The last line with text, which is a title if the authors follow it. */
  private previous: Line | null = null;

  *add({ text, number }: Line): Generator<PartialPaper> {
    const line = readDigestLine(text);
    const { partial, previous } = this;
    if (line.type !== "blank") this.previous = line.type === "text" ? { text, number } : null;
    if (line.type === "title" && !isBoldText(line.kind, line.title, partial)) {
      if (partial) yield partial;
      this.partial = newPartialPaper(line.kind, line.title, line.rest, number);
    } else if (line.type === "field" && line.name === "authors" && previous && isPlainTitle(previous.text, partial)) {
      partial?.open.splice(partial.open.lastIndexOf(previous.text.trim()));
      if (partial) yield partial;
      this.partial = newPartialPaper("plain", previous.text.trim().replace(/^\d{1,4}[.)]\s+/, ""), "", previous.number);
      addField(this.partial, line.name, line.text);
    } else if (partial?.size.takes(text)) {
      if (line.type === "abstract") openAbstract(partial, line.isSummary, line.text);
      else if (line.type === "field") addField(partial, line.name, line.text);
      else if (line.type === "end") partial.open = partial.loose;
      else if (line.type === "blank") partial.open.push("");
      else partial.open.push(line.type === "text" ? line.text : text);
    }
  }

  *end(): Generator<PartialPaper> {
    if (this.partial) yield this.partial;
  }
}

/** True for a bold line that is no title: emphasis in an abstract, or bold authors. */
function isBoldText(kind: string, title: string, partial: PartialPaper | null): boolean {
  return kind === "bold" && partial !== null && (partial.open !== partial.loose || isNamesLine(title));
}

/** True for a line like a title above authors, where no other paper is open. */
function isPlainTitle(text: string, partial: PartialPaper | null): boolean {
  const isOpen = partial !== null && partial.abstract === null && partial.summary === null;
  return !isOpen && isTitleLike(text.replace(/^\s{0,8}\d{1,4}[.)]\s+/, ""));
}

function newPartialPaper(kind: string, title: string, rest: string, line: number): PartialPaper {
  const loose = rest === "" ? [] : [rest];
  return {
    ...{ kind, title, line, loose, abstract: null, summary: null, open: loose },
    fields: new Map(),
    size: new RecordSize(),
  };
}

/** Starts the abstract; a second one, such as a translation, is left out. */
function openAbstract(partial: PartialPaper, isSummary: boolean, text: string): void {
  const lines = [text];
  if (isSummary) partial.summary ??= lines;
  else partial.abstract ??= lines;
  partial.open = lines;
}

function addField(partial: PartialPaper, name: DigestField, text: string): void {
  addToGroup(partial.fields, name, text);
  partial.open = partial.loose;
}

function toRawPaper(partial: PartialPaper): RawPaper {
  const values = (name: DigestField): readonly string[] => partial.fields.get(name) ?? [];
  const details = partial.loose.filter((line) => line.length < LONG_LINE);
  const parts = details
    .flatMap((line) => line.split(SEPARATORS))
    .map(stripSigns)
    .filter((part) => part !== "");
  const abstract = toText(partial.abstract ?? partial.summary ?? []);
  const links = [...values("link"), ...details].filter((text) => findUrl(text) !== null);
  const ids = [...values("id"), ...details.filter((text) => (findArxivId(text) ?? findDoi(text)) !== null)];
  const { title, names } = splitNames(partial.title);
  const authors = values("authors")[0] ?? names ?? parts.find(isNamesLine) ?? "";
  return {
    title,
    abstract: abstract === "" && links.length + ids.length > 0 && authors !== "" ? findParagraph(partial) : abstract,
    authors: stripSigns(authors.replace(/^by:?\s/i, "")),
    date: values("date")[0] ?? parts.find((part) => parsePublicationDate(part) !== null) ?? null,
    ...{ links, ids },
    venue: values("venue")[0] ?? null,
  };
}

/** Splits "Counting Owls (Ann Lee, Ben Roy, 2024)" into title and names. */
function splitNames(text: string): { readonly title: string; readonly names: string | null } {
  const [, title = "", inside = ""] = /^(.{5,500}?)\s\(([^()]{5,500})\)$/.exec(text) ?? [];
  const names = inside.replace(/,?\s(?:19|20)\d{2}$/, "");
  const isList = names !== inside || names.includes(",");
  return isList && isNamesLine(names) ? { title, names } : { title: text, names: null };
}

/** Removes marks around a part of a line: "_2026-03-10_", "(Ann Lee)". */
const stripSigns = (text: string): string =>
  text
    .replace(/\[+[^[\]]{0,40}\]+\(\S{0,500}?\)/g, "")
    .replace(/^[\s*_()[\]|·•—–-]{1,20}|[\s*_()[\]|·•—–-]{1,20}$/g, "")
    .trim();

const isLinkedTitle = (line: string): boolean => LINKED_TITLES.some((pattern) => pattern.test(line));

/** True for a last line without a sentence below the end of one. */
const isCutTitle = (lines: readonly string[], at: number): boolean =>
  at === lines.length - 1 && isTitleLike(lines[at] ?? "") && SENTENCE_END.test(lines[at - 1]?.trim() ?? "");

/** Splits an abstract before the title of another paper. */
function cutAtTitle(abstract: string): { readonly text: string; readonly other: string } {
  const lines = abstract.split("\n");
  const at = lines.findIndex(
    (line, i) => (i > 0 && (isLinkedTitle(line) || isCutTitle(lines, i))) || JOINED_TITLE.test(line),
  );
  if (at < 0) return { text: abstract, other: "" };
  const line = lines[at] ?? "";
  const start = Math.max(0, line.search(JOINED_TITLE));
  return {
    text: [...lines.slice(0, at), line.slice(0, start)].join("\n").trim(),
    other: [line.slice(start), ...lines.slice(at + 1)].join("\n").trim(),
  };
}

function toText(lines: readonly string[]): string {
  return lines
    .filter((line) => !LINK_LINE.test(line))
    .join("\n")
    .replace(/<\/details>\s*$/i, "")
    .trim();
}

/** Returns the first long paragraph of sentences below a title, as abstracts may have no label. */
function findParagraph({ loose }: PartialPaper): string {
  const isDetail = (line: string): boolean => LINK_LINE.test(line) || isNamesLine(stripSigns(line));
  const paragraphs = loose
    .map((line) => (isDetail(line) ? "" : line))
    .join("\n")
    .split(/\n{2,}/);
  return paragraphs.find((text) => text.length >= MIN_PARAGRAPH && /[a-z]{2}[.!?]["”)]?\s*$/.test(text))?.trim() ?? "";
}
