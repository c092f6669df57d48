import type { ParseResult } from "@/lib/paper/parse-result";
import { isNamesLine } from "./names-line";
import { type RawPaper, repairedIssue, type SourceLocation, skippedIssue, toParseResults } from "./raw-paper";

/**
 * Labels of fields that follow an abstract. In running text a lost line end or one wrong character hides a label from its
 * reader, and the field becomes part of the abstract.
 */
const LABELS = [
  ...["authors", "author", "title", "abstract", "date", "published", "venue", "journal", "conference", "keywords"],
  ...["tags", "categories", "subjects", "comments", "affiliations", "institutions", "cite as", "author information"],
  ...["conflict of interest", "pmid", "pmcid", "doi", "arxiv id"],
] as const;
/** Labels that abstracts use themselves: "Code: https://…". */
const LINK_LABELS = ["link", "links", "code", "project page", "paper", "html"] as const;
const LABEL_SET: ReadonlySet<string> = new Set(LABELS);
const LINK_LABEL_SET: ReadonlySet<string> = new Set(LINK_LABELS);
const DAMAGED: readonly string[] = [...LABELS, ...LINK_LABELS].filter((label) => label.length > 3);

/** A known label after the end of a sentence on the same line. */
const AFTER_SENTENCE = new RegExp(
  String.raw`(?<=[.!?…)\]"”\uFFFD]\s{0,8})(?:\*\*|__)?(?:${LABELS.join("|")})(?:\*\*|__)?\s?[:：]`,
  "i",
);
/** The start of a line up to a colon, or text in bold type. */
const LINE_LABEL = /^[^\p{L}\uFFFD\n]{0,6}([^:：*\n]{2,25}?)[^\p{L}\n]{0,4}(?:[:：]|\*\*)/u;
/** A long label whose colon is another sign. */
const MARKED_LABEL =
  /^[^\p{L}\n]{0,6}(?:keywords|author information|subjects|comments|categories|affiliations|abstract|authors)[^\p{L}\p{N}\s,.'’()-]/iu;
const BOLD_LABEL = /^[^\p{L}\n]{0,4}\*\*([^*:\n]{2,25})\*\*/u;

/**
 * Cuts a text before the first label of another field: after the end of a sentence, or at the start of a line, also with one
 * wrong, missing or additional character.
 */
export function cutAtLabel(text: string): { readonly text: string; readonly label: string | null } {
  const inLine = text.search(AFTER_SENTENCE);
  const atLine = findLabelledLine(text);
  const [at = -1] = [inLine, atLine].filter((found) => found >= 0).sort((a, b) => a - b);
  if (at < 0) return { text, label: null };
  const [label = ""] = text.slice(at, at + 30).split(/[:\n]/, 1);
  return { text: text.slice(0, at).trimEnd(), label: label.trim() };
}

/** Position of the first line that starts with a label; -1 without one. The first line is text. */
function findLabelledLine(text: string): number {
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) {
    if (isLabelled(text.slice(end + 1, end + 60))) return end + 1;
  }
  return -1;
}

/** True for a line that starts with the label of a field, also with one wrong, missing or additional character. */
export function isLabelled(start: string): boolean {
  if (MARKED_LABEL.test(start)) return true;
  const label = (LINE_LABEL.exec(start) ?? BOLD_LABEL.exec(start))?.[1]?.toLowerCase().trim();
  if (label === undefined) return false;
  return LABEL_SET.has(label) || (!LINK_LABEL_SET.has(label) && DAMAGED.some((known) => differsByOne(label, known)));
}

/** True if one character was changed, added or removed. */
function differsByOne(text: string, known: string): boolean {
  const more = text.length - known.length;
  if (Math.abs(more) > 1 || text === known) return false;
  let start = 0;
  while (start < known.length && text[start] === known[start]) start++;
  return text.slice(start + (more >= 0 ? 1 : 0)) === known.slice(start + (more <= 0 ? 1 : 0));
}

/** Labels of fields within a line, after lost line ends. */
const JOINED_LABEL =
  /(?<=\S[ \t\u2028\u2029]{1,8})(?:Authors?|Date|Link|URL|PDF|DOI|Published|Keywords|Subjects|Comments|Abstract|Summary|Cite as)\s?:\s{0,4}(?=\S)/g;

/** True for a text with several labels within lines, one of which abstracts do not use themselves. */
export function hasJoinedLabels(text: string): boolean {
  const labels = text.match(JOINED_LABEL) ?? [];
  return labels.length > 1 && labels.some((label) => /^(?:Authors?|Subjects|Cite as|Published|Abstract)/.test(label));
}

const LABEL_IN_TITLE = /[^\p{L}]Authors?\s?:\s?\p{Lu}/u;
/** Names whose beginning is cut off: "nn Lee", "Lee, Bo Wu". */
const CUT_NAME = /^(?:\p{Ll}{1,12}|[\p{L}'’-]{1,20}, \p{Lu}[\p{L}'’-]{1,20}) \p{Lu}[\p{L}'’-]{1,20}$/u;

/** True for a title that may be the line of the authors: it has their label, or holds names while there are no authors. */
function mayBeAuthors({ title, authors = "" }: RawPaper): boolean {
  if (LABEL_IN_TITLE.test(title) || hasCutLabel(title) || isDamagedAuthors(title) || MARKED_LABEL.test(title))
    return true;
  const isNames = title.split(/,\s?/).every((name) => name.includes(" ")) && title.includes(",") && isNamesLine(title);
  return authors.length === 0 && (CUT_NAME.test(title) || isNames);
}

const AUTHORS_LABELS = ["author", "authors"] as const;
const NAMES_AFTER_LABEL = /^([a-z]{0,6})\s?:\s?\p{Lu}[^,:]{1,60}, \p{Lu}/u;

/** True for the end of the label "Authors:" before names, at the start of a text whose beginning is cut off. */
function hasCutLabel(title: string): boolean {
  const rest = NAMES_AFTER_LABEL.exec(title)?.[1];
  return rest !== undefined && AUTHORS_LABELS.some((known) => known.endsWith(rest));
}

function isDamagedAuthors(title: string): boolean {
  const label = LINE_LABEL.exec(title)?.[1]?.toLowerCase().trim() ?? "";
  return AUTHORS_LABELS.some((known) => label === known || differsByOne(label, known));
}

/** Converts a paper read from running text, with an issue if another field was cut from its abstract. */
export function toTextResults(raw: RawPaper, location: SourceLocation): ParseResult[] {
  if (mayBeAuthors(raw))
    return [skippedIssue(location, "the title is the line of the authors; check where the title is", raw.title)];
  if (hasJoinedLabels(raw.abstract))
    return [
      skippedIssue(location, "other fields are inside the abstract; put each label on a line of its own", raw.title),
    ];
  const { text, label } = cutAtLabel(raw.abstract);
  if (label === null) return toParseResults(raw, location);
  const message = `the abstract ends before "${label}", which looks like the label of another field; check it`;
  return [repairedIssue(location, message, raw.title), ...toParseResults({ ...raw, abstract: text }, location)];
}
