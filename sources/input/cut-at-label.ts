import type { ParseResult } from "@/lib/paper/parse-result";
import { isTitleLike } from "./blocks";
import { isNamesLine, isRestOfNames, replaceDamagedLetters } from "./names-line";
import { type RawPaper, repairedIssue, type SourceLocation, skippedIssue, toParseResults } from "./raw-paper";
import { findRecordProblem } from "./record-checks";
import { SENTENCE_END } from "./sentence-end";
import { isWithinEdits } from "./within-edits";

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

const ANY_LABEL = LABELS.join("|");
const CAPITALIZED = LABELS.map((label) => `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`).join("|");
/** The end of a text up to a colon: a known label after the end of a sentence. */
const LABEL_AFTER_SENTENCE = new RegExp(String.raw`(?<=[.!?…)\]"”\uFFFD]\s{0,8})(?:${ANY_LABEL})\s?[:：]$`, "i");
/** The same with other characters in the place of the line end: "at night.(Tags: owls". */
const LABEL_AFTER_SIGNS = new RegExp(String.raw`(?<=[.!?…)\]"”]\s?\S{0,3})(?:${CAPITALIZED}|DOI|PMID)\s?[:：]$`);
const BEFORE_COLON = [LABEL_AFTER_SENTENCE, LABEL_AFTER_SIGNS] as const;
/** One or two words between the end of a sentence and a colon. */
const WORDS_AFTER_SENTENCE = /(?<=[.!?…)\]"”\uFFFD]\s{1,8})[^\s.!?:：]{5,15}(?: \p{L}{5,15})?(?=\s?[:：]$)/u;
/** Characters before a colon in which a label and the end of a sentence are. */
const LABEL_LENGTH = 40;
const BOLD_IN_LINE = new RegExp(String.raw`(?:\*|_){1,2}(?:${ANY_LABEL})(?:\*\*|__)`, "i");
/** A list at the end of the text, after a label whose colon was lost or changed. */
const LABEL_WITHOUT_COLON = /(?<=[.!?…)\]"”]\s{0,8})(?:Tags|Keywords)\S?\s[^.!?\n]{1,300}\s{0,80}$/;
const COPYRIGHT = /(?<=[.!?]\s{1,8})Copyright \S{0,2}© \d{4}\b/;

/** Position of the first label of another field within a line; the length of the text without one. */
function findLabelInLine(text: string): number {
  const found = [-1];
  for (let colon = text.search(/[:：]/); colon >= 0; colon = nextColon(text, colon)) {
    const start = Math.max(0, colon - LABEL_LENGTH);
    const before = text.slice(start, colon + 1);
    const at = Math.max(...BEFORE_COLON.map((pattern) => before.search(pattern)), findDamagedLabel(before));
    if (at < 0) continue;
    found.push(start + at);
    break;
  }
  if (text.includes("**") || text.includes("__")) found.push(text.search(BOLD_IN_LINE));
  if (text.includes("Tags") || text.includes("Keywords")) found.push(text.search(LABEL_WITHOUT_COLON));
  if (text.includes("©")) found.push(text.search(COPYRIGHT));
  return Math.min(...found.map((at) => (at < 0 ? text.length : at)));
}

/** Position of a long label with one wrong, missing or additional character before a colon; -1 without one. */
function findDamagedLabel(before: string): number {
  const words = WORDS_AFTER_SENTENCE.exec(before);
  const label = words?.[0].toLowerCase() ?? "";
  return words && LABELS.some((known) => known.length >= LONG_LABEL && isWithinEdits(label, known, 1))
    ? words.index
    : -1;
}

const nextColon = (text: string, after: number): number => {
  const found = [text.indexOf(":", after + 1), text.indexOf("：", after + 1)].filter((at) => at >= 0);
  return found.length === 0 ? -1 : Math.min(...found);
};

/** The start of a line up to a colon, or text in bold type. */
const LINE_LABEL = /^[^\p{L}\uFFFD\n]{0,6}([^:：*\n]{2,25}?)[^\p{L}\n]{0,4}(?:[:：]|\*\*)/u;
/** A line end in the place of a letter of a label. */
const BROKEN_WORD = /^(\p{L}{1,14})\n(?=\p{L}{1,14}\s?[:：])/u;
/** A long label whose colon is another sign. */
const MARKED_LABEL =
  /^[^\p{L}\n]{0,6}(?:keywords|author information|subjects|comments|categories|affiliations|abstract|authors)(?:[^\p{L}\p{N}\s,.'’()-]|\n\*)/iu;
/** Characters of labels in bold type that are recognized with two wrong ones. */
const LONG_LABEL = 8;
/** A label in bold type, also over two lines. */
const BOLD_LABEL = /^[^\p{L}\n]{0,4}\*\*([^*]{2,25})\*\*/u;

/** The end of a sentence and one character in the place of a blank line. */
const DAMAGED_BLANK_LINE = /\p{Ll}{2}[.!?][^\s"”)\]]$/u;

/** Position of a last line that may be the next title, where another character became a blank line; the length without one. */
function findTitleAtEnd(text: string): number {
  const end = text.lastIndexOf("\n");
  const isTitle = end > 0 && isTitleLike(text.slice(end + 1)) && DAMAGED_BLANK_LINE.test(text.slice(0, end).trimEnd());
  return isTitle ? end + 1 : text.length;
}

/**
 * Cuts a text before the first label of another field, after the end of a sentence or at the start of a line, also with
 * wrong, missing or additional characters; and before the next title, where a blank line was lost.
 */
export function cutAtLabel(text: string): { readonly text: string; readonly label: string | null } {
  const atLine = findLabelledLine(text);
  const at = Math.min(findLabelInLine(text), atLine < 0 ? text.length : atLine, findTitleAtEnd(text));
  if (at === text.length) return { text, label: null };
  const [label = ""] = text.slice(at, at + 30).split(/[:\n]/, 1);
  return { text: text.slice(0, at).trimEnd(), label: label.trim() };
}

/** Position of the first line that starts with a label; -1 without one. The first line is text. */
function findLabelledLine(text: string): number {
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) {
    const start = text.slice(end + 1, end + 60);
    // "… fall into two\ncategories: …" is a sentence over two lines.
    const isWithinSentence =
      /^\p{Ll}/u.test(start) && !/[.!?…:;"”)\]\uFFFD]\s*$/.test(text.slice(Math.max(0, end - 20), end));
    if (!isWithinSentence && isLabelled(start)) return end + 1;
  }
  return -1;
}

/** True for a line that starts with the label of a field, also with one wrong, missing or additional character. */
export function isLabelled(start: string): boolean {
  if (MARKED_LABEL.test(start)) return true;
  const bold = BOLD_LABEL.exec(start)?.[1]?.replace(/[:：]$/, "");
  const label = (bold ?? LINE_LABEL.exec(start.replace(BROKEN_WORD, "$1"))?.[1])
    ?.toLowerCase()
    .trim()
    .replaceAll("-", " ")
    .replace("ï¿½", "\uFFFD");
  if (label === undefined) return false;
  const isBold = bold !== undefined;
  if (LABEL_SET.has(label) || (label.includes("\uFFFD") && isBold)) return true;
  return (
    !LINK_LABEL_SET.has(label) &&
    DAMAGED.some((known) => isWithinEdits(label, known, isBold && known.length >= LONG_LABEL ? 2 : 1))
  );
}

/** Labels of fields within a line, after lost line ends. */
const JOINED_LABEL =
  /(?<=\S[ \t\u2028\u2029]{1,8})(?:(?:\*\*)?(?:Authors?|Date|Link|URL|PDF|DOI|Venue|Published|Keywords|Subjects|Comments|Abstract|Summary|Cite as)(?:\*\*)?\s?:\s{0,4}(?=\S)|[•·] \d{1,5} authors?\b)/g;

/** A label that abstracts do not use themselves, wherever it is. */
const MAY_HOLD_LABEL = /Author|Subjects|Cite as|Published|Abstract|[•·] \d/;

/** True for a text with several labels within lines, one of which abstracts do not use themselves. */
export function hasJoinedLabels(text: string): boolean {
  if (!MAY_HOLD_LABEL.test(text)) return false;
  const labels = text.match(JOINED_LABEL) ?? [];
  return (
    labels.length > 1 && labels.some((label) => /^\W{0,2}(?:Authors?|Subjects|Cite as|Published|Abstract)/.test(label))
  );
}

/** The label of authors within a title, also with one wrong or missing character before a name. */
const LABEL_IN_TITLE =
  /[^\p{L}]Authors?\s?:\s?\p{Lu}|(?:Authors?|A.?thors|Au.?hors|Aut.?ors|Auth.?rs|Autho.?s|.?uthors)\S?:?\s?\p{Lu}[\p{L}'’-]{1,30} \p{Lu}[^\s,]{1,30}(?:,|$)/u;
/**
 * A list of names, of which the first may be cut off: "nn Lee", "Lee, Bo Wu", ", Bo Wu". A hyphen before a word such as
 * "based" is in no name.
 */
const CUT_NAMES =
  /^(?!.{0,300}-(?:\p{Ll}{6}|aware|based|level|scale|world))(?:\p{Ll}{1,12} \p{Lu}[\p{L}'’-]{1,20}|[^\s,]{0,30}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,3}(?:, ?\p{L}[\p{L}.'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){1,3}){1,200})$/u;
/** A title whose line end before the names was lost: "of OwlsAnn Lee, Bo Wu". */
const JOINED_NAMES = /\p{Ll}\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+, \p{Lu}\p{Ll}+ \p{L}\p{Ll}+$/u;

/** The label of authors whose colon was lost. */
const LABEL_AND_NAME = /^Authors?\W{0,3}\p{Lu}[\p{L}'’-]{1,30} \p{Lu}/u;
/** The rest of a name before another one, at the start of a text whose beginning is cut off. */
const NAME_AFTER_REST = /^(?:\uFFFD \p{Lu}[^,]{1,30},|\p{Ll}{1,12}, \p{Lu}\p{Ll}{1,20} \p{L}{2,20}$)/u;
/** Words from which a text without a separator is no name of a person. */
const MANY_WORDS = 5;

/** True for a title that may be the line of the authors: it has their label, or holds names while there are no authors. */
function mayBeAuthors({ title, authors = "" }: RawPaper, mayBeCut: boolean): boolean {
  if (LABEL_IN_TITLE.test(title) || MARKED_LABEL.test(title)) return true;
  if (title.split("\n").some((line) => hasCutLabel(line) || isDamagedAuthors(line))) return true;
  if (authors.length > 0) return false;
  if (NAME_AFTER_REST.test(title)) return true;
  const names = replaceDamagedLetters(title);
  if (LABEL_AND_NAME.test(names) || CUT_NAMES.test(names) || JOINED_NAMES.test(names)) return true;
  if (!mayBeCut) return false;
  const isLong = !/[,;&]| and /.test(names) && names.split(/\s+/).length >= MANY_WORDS;
  return isRestOfNames(names) || (isNamesLine(names) && !isLong);
}

const AUTHORS_LABELS = ["author", "authors"] as const;
const NAMES_AFTER_LABEL = /^([a-z]{0,6})\s?:\s?\p{Lu}[^,:\uFFFD]{1,60}[,\uFFFD] \p{Lu}/u;

/** True for the end of the label "Authors:" before names, at the start of a text whose beginning is cut off. */
function hasCutLabel(title: string): boolean {
  const rest = (NAMES_AFTER_LABEL.exec(title) ?? NAMES_AFTER_LABEL.exec(title.replaceAll("\uFFFD", "X")))?.[1];
  return rest !== undefined && AUTHORS_LABELS.some((known) => known.endsWith(rest));
}

/** The start of a line up to the last colon before a name. */
const LABEL_BEFORE_NAME = /^(.{2,14})[:：]\s?\p{Lu}/u;

function isDamagedAuthors(title: string): boolean {
  const starts = [LINE_LABEL, LABEL_BEFORE_NAME].map((pattern) => pattern.exec(title)?.[1] ?? "");
  const labels = starts.map((start) => start.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
  return AUTHORS_LABELS.some((known) => labels.some((label) => isWithinEdits(label, known, 1)));
}

/** The rest of a sentence, or of one and the next one, at the start of a text whose beginning is cut off. */
const REST_OF_SENTENCE = /^[\p{Ll}(+,;:)].*(?<!\bvs)\.(?:$|\S?\s+\p{Lu}|\uFFFD)/u;
const FIRST_WORD = /^\p{Ll}+(?=[\s,.;])/u;
/** The end of a sentence, and the start of another text. */
const NEXT_SENTENCE = /\p{Ll}{2}(?<!\bvs)[.!?]\S? \p{Lu}/gu;
/** The end of a sentence after a word, or of the text. */
const HOLDS_SENTENCE = /(?:\p{Ll}{2}|[)\]"”])[.!?…]["”)\]]?\s|[。！？]|[.!?…]["”)\]]?$/u;
/** Words and characters below which a text without the end of a sentence is no abstract. */
const MIN_WORDS = 10;
const MIN_CHARACTERS = 20;
/** Lines at the start of a paragraph in which names are a field; below, they may be part of a sentence. */
const HEAD_LINES = 3;
/** A longer line is of a text with fixed width, and its sentence may continue with names. */
const LONG_LINE = 50;

/** "Ann Lee, Bo WuOwls are": names whose line end before the text was lost. */
const NAMES_IN_TEXT = /^\p{Lu}[^\s,]+ \p{Lu}\p{L}+, \p{Lu}\p{L}+ \p{Lu}\p{Ll}+[\r\uFFFD]?\p{Lu}\p{Ll}+ \p{Ll}/u;

/** True for a text with names on a line of their own, in the first lines of a paragraph or after a sentence. */
const holdsNames = (text: string): boolean =>
  NAMES_IN_TEXT.test(text) || text.split(/\n\s*\n/).some(paragraphHoldsNames);

function paragraphHoldsNames(paragraph: string): boolean {
  const lines = paragraph.split("\n").map((line) => line.trim());
  return lines.some((line, at) => {
    const names = line.replace(/^[^\p{L},]{1,8}/u, "");
    if (!/,| and |;|&/.test(names) || !(isNamesLine(names) || CUT_NAMES.test(names))) return false;
    const before = lines[at - 1] ?? "";
    return SENTENCE_END.test(before) || (at < HEAD_LINES && before.length < LONG_LINE);
  });
}

const PAGE_BUTTON = /\b(?:Skip to main content|View PDF|Download PDF)\b/;
/** At least four words, of which the last one needs another one. */
const ENDS_IN_SENTENCE = /(?:\S\s+\S+\s+\S+)\s(?:to|of|the|an?|from|and|or|with|that|which)$/;
/** A short line with a label, also with another sign in the place of the colon, and more text below. */
const FIRST_LINE_LABEL =
  /^(?:Title|Authors?|Date|Categories|Comments|Subjects|Keywords|Tags|Venue|Journal)(?:\s?: |[;=|]\s?).{0,60}\n/;
const OTHER_FIELD = "the abstract begins with another field; check where it begins";

/** True for a word with which an abstract may begin in lower case: "a", and names that the title has. */
const isInTitle = (word: string, title: string): boolean => word === "a" || title.split(/[^\p{L}]/u).includes(word);

/** Message if a title or an abstract read from running text holds another field or the rest of one, else null. */
function findTextProblem(raw: RawPaper, mayBeCut: boolean): string | null {
  const [title, abstract] = [raw.title.trim(), raw.abstract.trim()];
  // A title made from the first words of an abstract is a part of a sentence.
  const isTitleOfText = abstract.startsWith(title.slice(0, MIN_CHARACTERS));
  if (mayBeAuthors({ ...raw, title }, mayBeCut))
    return "the title is the line of the authors; check where the title is";
  if (!isTitleOfText && REST_OF_SENTENCE.test(title))
    return "the title is the rest of a sentence; check where the title is";
  if (!isTitleOfText && (title.match(NEXT_SENTENCE)?.length ?? 0) > 1)
    return "the title holds sentences; check where the title is";
  if (ENDS_IN_SENTENCE.test(title) && /^[^\p{Lu}]/u.test(abstract))
    return "the title ends within a sentence; check where the title is";
  if (PAGE_BUTTON.test(title)) return "the title holds a button of a page; check where the title is";
  if (hasJoinedLabels(abstract)) return "other fields are inside the abstract; put each label on a line of its own";
  if (holdsNames(abstract)) return "a line of names is inside the abstract; put title and authors above it";
  const [firstWord] = FIRST_WORD.exec(abstract) ?? [];
  if (firstWord !== undefined && !isTitleOfText && !isInTitle(firstWord, title.toLowerCase()))
    return "the abstract begins within a sentence; check where it begins";
  if (FIRST_LINE_LABEL.test(abstract)) return OTHER_FIELD;
  // A placeholder has a message of its own.
  if (abstract === "" || findRecordProblem(title, abstract)?.isRefused) return null;
  const isShort =
    abstract.length < MIN_CHARACTERS || (/\s/.test(abstract) && abstract.split(/\s+/, MIN_WORDS).length < MIN_WORDS);
  return isShort && !HOLDS_SENTENCE.test(abstract) ? "the abstract holds no sentence; check where it begins" : null;
}

/**
 * Converts a paper read from running text, with an issue if another field was cut from its abstract.
 * @param mayBeCut true for the first paper of a text whose papers have authors: names without a title may begin it
 */
export function toTextResults(raw: RawPaper, location: SourceLocation, mayBeCut = false): ParseResult[] {
  const problem = findTextProblem(raw, mayBeCut);
  if (problem !== null) return [skippedIssue(location, problem, raw.title)];
  const { text, label } = cutAtLabel(raw.abstract);
  if (label !== null && !HOLDS_SENTENCE.test(text)) return [skippedIssue(location, OTHER_FIELD, raw.title)];
  if (label === null) return toParseResults(raw, location);
  const message = `the abstract ends before "${label}", which looks like another field; check it`;
  return [repairedIssue(location, message, raw.title), ...toParseResults({ ...raw, abstract: text }, location)];
}
