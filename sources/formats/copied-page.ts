import { findArxivId } from "@/lib/paper/arxiv-id";
import { joinDate, parseDate, parsePublicationDate } from "@/lib/paper/parse-day";
import type { ParseResult } from "@/lib/paper/parse-result";
import { isTitleLike } from "../input/blocks";
import { toTextResults } from "../input/cut-at-label";
import { type Format, type FormatInput, WHOLE_FILE } from "../input/format";
import { isNamesLine } from "../input/names-line";
import { type RawPaper, skippedIssue } from "../input/raw-paper";
import { LINE_END, readDocument } from "../input/read-document";
import { countPageSigns, type PageField, type PageLine, readPageLine } from "./copied-page-lines";

/** Data formats and markup, which may hold the words of a page. */
const DATA = /^\s{0,20}(?:[{[]["\s{]|[@<]|---\s*$|TY {2}-)/;
/** The first line of a page, or the head of an entry of a list of arXiv. */
const PAGE_START =
  /^(?:Skip to main content|OpenReview\.net|Hugging Face's logo|An official website of .{1,60}|ACL Anthology|(?:\[\d{1,5}\]|\d{1,5}\.)\s{1,8}arXiv:\S{5,20}\s{1,4}\[pdf.{0,80})\s*$/;
/** An abstract without a label has at least this length. */
const MIN_PARAGRAPH = 60;
const SENTENCE_END = /[.!?]["”)]?$/;
/** Marks of affiliations after a name: "Bo Wu # 1 2". */
const AFFILIATION_MARKS = /\s?[#*†‡§¶]?(?:\s?(?:\d{1,2}|[#*†‡§¶])(?![\p{L}\d])){1,8}(?=\s*(?:,|;|$|and\b))/gu;

/** The text of one or several pages of papers, copied from the browser with menus and buttons. */
export const copiedPage: Format = {
  name: "copied-page",
  label: "Copied text of a page of arXiv, OpenReview, ACL Anthology, Hugging Face or PubMed",
  detect: (head) => {
    if (DATA.test(head) || countPageSigns(head) < 2) return 0;
    return splitPages(head.split(LINE_END)).some(({ lines }) => isComplete(readPage(lines))) ? 0.93 : 0;
  },
  parse: readPages,
};

async function* readPages({ source, text, restated }: FormatInput): AsyncGenerator<ParseResult> {
  const document = await readDocument(text, "page");
  if (document.fault) yield skippedIssue({ source, locator: WHOLE_FILE }, document.fault);
  for (const { number, lines } of splitPages(document.text.split(LINE_END))) {
    const place = { source, restated, locator: `line ${number}` };
    const raw = readPage(lines);
    if (isComplete(raw)) yield* toTextResults(raw, place, number === 1);
    else if (raw.abstract !== "") yield skippedIssue(place, "no title above this abstract", raw.abstract);
    else if (raw.title !== "" && lines.length > 1) yield skippedIssue(place, "no abstract on this page", raw.title);
  }
}

const isComplete = ({ title, abstract }: RawPaper): boolean => title !== "" && abstract !== "";

interface Page {
  /** Line on which the page starts, from 1. */
  readonly number: number;
  readonly lines: readonly string[];
}

/** Splits a text into pages, or into the entries of a list; what precedes the first entry is no page. */
function splitPages(lines: readonly string[]): Page[] {
  const starts = lines.flatMap((line, at) => (PAGE_START.test(line.trim()) ? [at] : []));
  const isList = starts.some((at) => lines[at]?.includes("[pdf"));
  const entries = isList ? starts.filter((at) => lines[at]?.includes("[pdf")) : starts;
  const from = isList || entries[0] === 0 ? entries : [0, ...entries];
  return from.map((at, i) => ({ number: at + 1, lines: lines.slice(at, from[i + 1]) }));
}

interface PlacedLine {
  readonly at: number;
  readonly text: string;
}

function readPage(lines: readonly string[]): RawPaper {
  const read = lines.map(readPageLine);
  const abstractAt = findAbstractStart(read);
  const head = read.slice(0, abstractAt < 0 ? read.length : abstractAt);
  const { title, authors } = findTitleAndAuthors(head);
  const texts = (name: PageField): string[] => listFields(read, name);
  const ids = [...texts("id"), ...texts("date")];
  return {
    title: title.replace(SENTENCE_END, (end) => (end.startsWith(".") ? "" : end)),
    abstract: abstractAt < 0 ? "" : readAbstract(read.slice(abstractAt)),
    authors: authors.replace(AFFILIATION_MARKS, ""),
    date: findDate(texts("date"), ids, joinDate(texts("year")[0] ?? "", texts("month")[0] ?? "")),
    links: [...texts("link"), ...ids.flatMap(toPubmedUrl)],
    ids,
    venue: texts("venue")[0] ?? null,
  };
}

/** "PMID: 40012345" as the address of the page. */
const toPubmedUrl = (text: string): string[] => {
  const [, id] = /^PMID:\s?(\d{1,9})\b/.exec(text) ?? [];
  return id === undefined ? [] : [`https://pubmed.ncbi.nlm.nih.gov/${id}/`];
};

/** Lists the values of a field; an empty one is on the next line. */
function listFields(lines: readonly PageLine[], name: PageField): string[] {
  return lines.flatMap((line, at) => {
    if (line.type !== "field" || line.name !== name) return [];
    return line.text === "" ? [nextText(lines, at)] : [line.text];
  });
}

/** Returns the text after an empty field, unless another field follows. */
function nextText(lines: readonly PageLine[], at: number): string {
  const next = lines.slice(at + 1).find(({ type }) => type !== "blank");
  if (next === undefined || !("text" in next)) return "";
  return next.type !== "field" || next.name === "id" || next.name === "date" ? next.text : "";
}

/** The line "Abstract", or the first paragraph after the names of the authors. */
function findAbstractStart(lines: readonly PageLine[]): number {
  const labelled = lines.findIndex((line) => line.type === "field" && line.name === "abstract");
  if (labelled >= 0) return labelled;
  return lines.findIndex(
    (line, at) => at > 0 && line.type === "text" && line.text.length >= MIN_PARAGRAPH && SENTENCE_END.test(line.text),
  );
}

/** Joins the lines of the abstract up to the next field or button, with blank lines between paragraphs. */
function readAbstract([first, ...rest]: readonly PageLine[]): string {
  const found: string[] = [];
  if (first && "text" in first && first.text !== "") found.push(first.text);
  let isGenerated = false;
  for (const line of rest) {
    if (line.type === "generated") {
      // The summary is above its label, or below it before the abstract.
      isGenerated = found.join("").trim() === "";
      found.length = 0;
    } else if (line.type === "blank") {
      const isSummary = isGenerated && found.join("").trim() !== "";
      if (isSummary) [isGenerated, found.length] = [false, 0];
      else found.push("");
    } else if (line.type === "text") found.push(line.text);
    else if (found.join("").trim() !== "" || line.type === "field") break;
  }
  const text = found
    .join("\n")
    .trim()
    .replace(/\n{3,}/g, "\n\n");
  return text.replace(/\s?[△▽] (?:Less|More)$/, "");
}

/**
 * Finds the title and the authors above the abstract. Where they have no labels, the authors are the last line of names, and
 * the title is the last line that may be one before the authors or before the date.
 */
function findTitleAndAuthors(head: readonly PageLine[]): { readonly title: string; readonly authors: string } {
  const candidates = head.flatMap((line, at): PlacedLine[] => (line.type === "text" ? [{ at, text: line.text }] : []));
  const fieldAt = (name: PageField): number => head.findIndex((line) => line.type === "field" && line.name === name);
  const authorsAt = fieldAt("authors");
  const labelled = listFields(head, "title")[0];
  // Unless it has a label, the title is above the authors.
  const names = authorsAt >= 0 ? null : findNames(labelled === undefined ? candidates.slice(1) : candidates);
  const authors = authorsAt >= 0 ? joinNames(head, authorsAt) : (names?.text ?? "");
  if (labelled !== undefined) return { title: labelled, authors };
  const dateAt = fieldAt("date");
  const ends = [authorsAt, authorsAt >= 0 ? dateAt : -1].filter((at) => at >= 0);
  const before = names?.at ?? Math.min(...ends, head.length);
  const titles = candidates.filter(
    ({ at, text }) => at < before && !isList(text) && isTitleLike(text.replace(/[.?!]$/, "")),
  );
  const [above, last] = [titles.at(-2), titles.at(-1)];
  if (names && above && last && areNamesBelow(above, last, names))
    return { title: above.text, authors: `${last.text}, ${names.text}` };
  const title = last?.text ?? "";
  // Of a page whose beginning is missing, the names of the authors are in the place of the title.
  return authors === "" && mayBeNames(title) ? { title: "", authors: title } : { title, authors };
}

/** Words of a line that is no name. */
const TITLE_WORDS = 4;

/** True for two lines with one name each, directly below a longer line: the comma between them became a line end. */
const areNamesBelow = (title: PlacedLine, first: PlacedLine, second: PlacedLine): boolean =>
  title.at + 1 === first.at &&
  first.at + 1 === second.at &&
  [first, second].every(({ text }) => isNamesLine(text.trim()) && !text.includes(",")) &&
  title.text.split(/\s+/).length >= TITLE_WORDS;

const isList = (text: string): boolean => text.includes(",") && isNamesLine(text.replace(AFFILIATION_MARKS, ""));

const mayBeNames = (title: string): boolean =>
  title.includes(",") || title.split(/\s+/).length <= 3 || isNamesLine(title);

/** The last line of names, or the last line with two commas. */
function findNames(candidates: readonly PlacedLine[]): PlacedLine | null {
  const named = candidates.findLast(({ text }) => isNamesLine(text.replace(AFFILIATION_MARKS, "")));
  return named ?? candidates.findLast(({ text }) => /^[^.]{2,80},[^.]{2,80},/.test(text)) ?? null;
}

/** Joins names on lines after "Authors:". */
function joinNames(head: readonly PageLine[], authorsAt: number): string {
  const names: string[] = [];
  for (const line of head.slice(authorsAt)) {
    if (line.type === "field" && line.name === "authors" && names.length === 0) names.push(line.text);
    else if (line.type === "text" && (names.every((name) => name === "") || isNamesLine(line.text)))
      names.push(line.text);
    else if (line.type === "field") break;
  }
  return names.filter((name) => name !== "").join(", ");
}

/** Returns the date of submission or publication. A date without a year has that of the arXiv id. */
function findDate(dates: readonly string[], ids: readonly string[], issue: string): string | null {
  const texts = dates.map((text) => text.split("\n", 1)[0] ?? "");
  const day =
    texts.find((text) => parseDate(text) !== null) ?? texts.find((text) => parsePublicationDate(text) !== null);
  if (day !== undefined) return day;
  const [, year] = /^(\d\d)/.exec(ids.flatMap((text) => findArxivId(text) ?? [])[0] ?? "") ?? [];
  const joined = year === undefined ? "" : (texts.map((text) => joinDate(`20${year}`, text)).find(parseDate) ?? "");
  return joined || issue || null;
}
