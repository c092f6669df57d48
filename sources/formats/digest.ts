import { findArxivId } from "@/lib/paper/arxiv-id";
import { findDoi } from "@/lib/paper/doi";
import { isPartialDate, parseDate } from "@/lib/paper/parse-day";
import type { ParseResult } from "@/lib/paper/parse-result";
import { findUrl } from "../input/find-url";
import type { Format, FormatInput, Line } from "../input/format";
import { RecordSize } from "../input/limits";
import { type RawPaper, skippedIssue, toParseResults } from "../input/raw-paper";
import { type DigestField, readDigestLine } from "./digest-lines";

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
/** One or several names: "Ann Lee, Ben Roy and Cho van der Moss", "Lee, A.". */
const NAME = String.raw`(?:\p{Lu}[\p{L}\p{M}.'’-]{0,30}|(?:van|von|der|den|de|la|del|di|da|bin|al|el|dos|ter))`;
const NAMES = new RegExp(
  String.raw`^(?:by:?\s)?(?:\p{Lu}[\p{L}\p{M}.'’-]{0,30})(?:\s${NAME}){1,4}(?:\s?(?:,|;|&|and|et al\.?|\.\.\.|…|\(\+?\d{1,3}\))\s?(?:and\s)?(?:${NAME}(?:\s${NAME}){0,4})?){0,200}$`,
  "u",
);

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
    if (!MENTIONS_PAPERS.test(head) || DATA.test(head.slice(0, 200).trimStart().split("\n", 1)[0] ?? "")) return 0;
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
      return toParseResults(raw, place);
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

  *add({ text, number }: Line): Generator<PartialPaper> {
    const line = readDigestLine(text);
    const { partial } = this;
    if (line.type === "title" && !(line.kind === "bold" && partial && partial.open !== partial.loose)) {
      if (partial) yield partial;
      this.partial = newPartialPaper(line.kind, line.title, line.rest, number);
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
  partial.fields.set(name, [...(partial.fields.get(name) ?? []), text]);
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
  const authors = values("authors")[0] ?? parts.find((part) => part.length < 3_000 && NAMES.test(part)) ?? "";
  return {
    title: partial.title,
    abstract: abstract === "" && links.length + ids.length > 0 && authors !== "" ? findParagraph(partial) : abstract,
    authors: stripSigns(authors.replace(/^by:?\s/i, "")),
    date: values("date")[0] ?? parts.find((part) => parseDate(part) !== null || isPartialDate(part)) ?? null,
    ...{ links, ids },
    venue: values("venue")[0] ?? null,
  };
}

/** Removes marks around a part of a line: "_2026-03-10_", "(Ann Lee)". */
const stripSigns = (text: string): string =>
  text
    .replace(/\[+[^[\]]{0,40}\]+\(\S{0,500}?\)/g, "")
    .replace(/^[\s*_()[\]|·•—–-]{1,20}|[\s*_()[\]|·•—–-]{1,20}$/g, "")
    .trim();

const toText = (lines: readonly string[]): string =>
  lines
    .join("\n")
    .replace(/<\/details>\s*$/i, "")
    .trim();

/** Returns the first long paragraph of sentences below a title, as abstracts may have no label. */
function findParagraph({ loose }: PartialPaper): string {
  const paragraphs = loose.join("\n").split(/\n{2,}/);
  return paragraphs.find((text) => text.length >= MIN_PARAGRAPH && /[a-z]{2}[.!?]["”)]?\s*$/.test(text))?.trim() ?? "";
}
