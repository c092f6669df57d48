import { type Block, isNonEmptyBlock, isTitleLike } from "./blocks";
import { isLabelled } from "./cut-at-label";
import type { Line } from "./format";
import { isNamesLine, isRestOfNames, replaceDamagedLetters } from "./names-line";

/** A paper in running text: a title, perhaps authors, and an abstract. */
export interface PlainPaper {
  readonly line: number;
  readonly title: string;
  readonly authors: string;
  readonly abstract: string;
  /** A short text without a sentence at the end, such as the title of a paper that was cut off; null without one. */
  readonly remainder: string | null;
  /** True if authors or a label mark where the abstract begins. */
  readonly isMarked: boolean;
}

interface OpenPaper {
  readonly line: number;
  readonly title: string;
  authors: string;
  isMarked: boolean;
  readonly paragraphs: string[];
}

/** Lines of a title above authors or an abstract. */
const MAX_TITLE_LINES = 3;
/** A shorter line below a title may continue it, or be a line of a text with fixed width. */
const LONG_LINE = 100;
/** Characters of the first line of a text below names. */
const MIN_TEXT_LINE = 50;
/** Papers with authors from which all papers of a text are expected to have them. */
const MIN_WITH_AUTHORS = 2;
const NUMBER = /^\s{0,8}(?:\(?\d{1,3}[.)]|#\d{1,3}|Paper \d{1,3}:)\s+/i;
const ABSTRACT_LABEL = /^\s{0,8}(?:Abstract|Summary)\b\s{0,3}(?:[:.—–-]\s{0,3}|$)/i;
const AUTHORS_LABEL = /^\s{0,8}(?:Authors?\s?:|By\s)\s{0,4}/i;
const TITLE_LABEL = /^\s{0,8}Title\s?:\s{0,4}/i;
const SENTENCE_END = /[.!?]["”)]?\s*$/;
/** The same with other characters in the place of a line end. */
const DAMAGED_SENTENCE_END = /[.!?]["”)]?\S{0,3}\s*$/;
/** A sentence and the start of another one. */
const NEXT_SENTENCE = /[.!?]\s{1,4}\p{Lu}/u;

/**
 * Splits blocks of text into papers that follow each other: title, authors, abstract, each in blocks or in lines of one
 * block. Text before the first title is added to no paper.
 */
export function splitPlainPapers(blocks: readonly Block[]): PlainPaper[] {
  const papers = splitAtTitles(blocks, false);
  const withAuthors = papers.filter(({ authors }) => authors !== "").length;
  return withAuthors >= MIN_WITH_AUTHORS && withAuthors >= papers.length / 2 ? splitAtTitles(blocks, true) : papers;
}

/** @param hasNames true if most papers name their authors, so that a single name below a title is an author */
function splitAtTitles(blocks: readonly Block[], hasNames: boolean): PlainPaper[] {
  const papers: OpenPaper[] = [];
  const parts = blocks.flatMap(splitAtTitle);
  for (const [at, block] of parts.entries()) {
    const open = papers.at(-1);
    const lines = block.map(({ text }) => text);
    const isOpen = open !== undefined && open.paragraphs.length === 0;
    const title = isOpen ? 0 : countTitleLines(lines, open !== undefined, parts[at + 1], hasNames);
    if (title > 0) papers.push(openPaper(block, title, hasNames));
    else if (open) addLines(open, lines, hasNames);
  }
  return papers.map(closePaper);
}

/** Splits a block where a title and a line of names follow a sentence without a blank line. */
function splitAtTitle(block: Block): Block[] {
  const at = block.findIndex(
    ({ text }, i) =>
      i > 0 &&
      DAMAGED_SENTENCE_END.test(block[i - 1]?.text ?? "") &&
      isTitleLine(text) &&
      isAuthors(block[i + 1]?.text ?? ""),
  );
  const [first, second] = [block.slice(0, at), block.slice(at)];
  return at > 0 && isNonEmptyBlock(first) && isNonEmptyBlock(second) ? [first, second] : [block];
}

/** Number of lines at the start of a block that are the title of a new paper, or 0. */
function countTitleLines(
  lines: readonly string[],
  hasOpenPaper: boolean,
  next: Block | undefined,
  hasNames: boolean,
): number {
  const marked = lines.slice(0, MAX_TITLE_LINES + 1).findIndex((line, at) => at > 0 && isMark(line));
  // Above a line of names, "Projection Mixing and Exogenous Anchors" is no line of names.
  const isTitle = (line: string, at: number): boolean =>
    hasNames && at === 0 ? isTitleShape(line) : isTitleLine(line);
  if (marked > 0) return lines.slice(0, marked).every(isTitle) ? marked : 0;
  const mayBeNames = (line = ""): boolean => hasNames && isLikelyNames(line);
  const textAt = lines.findIndex(isLongText);
  if (textAt > 1 && textAt <= MAX_TITLE_LINES + 1 && lines.slice(0, textAt).every(isTitle)) {
    const above = lines[textAt - 1];
    if (above?.includes(",") || mayBeNames(above)) return textAt - 1;
    if (textAt <= MAX_TITLE_LINES) return textAt;
  }
  const named = lines.findIndex(
    (line, at) => at > 0 && mayBeNames(line) && (lines[at + 1]?.length ?? 0) >= MIN_TEXT_LINE,
  );
  if (named > 0 && named <= MAX_TITLE_LINES && lines.slice(0, named).every(isTitle)) return named;
  const isAboveNames = lines.length > 1 && mayBeNames(lines.at(-1));
  const title = isAboveNames ? lines.slice(0, -1) : lines;
  if (title.length <= MAX_TITLE_LINES && lines.every(isTitleLine)) {
    const follower = next?.[0].text ?? "";
    const isFollowed =
      isMark(follower) ||
      mayBeNames(follower) ||
      !isTitleLine(follower) ||
      (next !== undefined && NEXT_SENTENCE.test(next.map(({ text }) => text).join(" "))) ||
      next?.some(({ text }) => SENTENCE_END.test(text));
    return isFollowed ? title.length : 0;
  }
  const [first = "", below = "", belowIt = ""] = lines;
  // One character on a line of its own is damage.
  const second = below.trim().length === 1 ? belowIt : below;
  const isAboveText =
    second.length >= LONG_LINE || (SENTENCE_END.test(second) && (!hasOpenPaper || NEXT_SENTENCE.test(second)));
  return isTitleLine(first) && isAboveText && first.length < second.length && /^\s{0,8}\S{0,3}[\p{Lu}\d]/u.test(second)
    ? 1
    : 0;
}

const isLongText = (line: string): boolean => line.length >= LONG_LINE && NEXT_SENTENCE.test(line);

const isTitleShape = (line: string): boolean =>
  isTitleLike(
    line
      .replace(NUMBER, "")
      .replace(TITLE_LABEL, "")
      .replace(/[?:;]$/, ""),
  );

const isTitleLine = (line: string): boolean => isTitleShape(line) && !isMark(line);

/** True for a line of names, or one with the label of authors or abstract. */
const isMark = (line: string): boolean => AUTHORS_LABEL.test(line) || ABSTRACT_LABEL.test(line) || isAuthors(line);

/** Numbers and signs of affiliations after a name: "Ann Lee1,2*". */
const AFFILIATION_MARKS = /(?<=\p{Ll})(?:[\d*†‡§¶]{1,4}|,(?=\d)){1,8}(?=\s|[,;]|$)/gu;
/** "1University of Owls 2Institute of Moss" */
const AFFILIATIONS = /^\s{0,8}[1*†‡§¶]\s?\p{Lu}\p{L}.{2,300}$/u;

const removeMarks = (line: string): string => line.trim().replace(AFFILIATION_MARKS, "");

const isNames = (line: string): boolean => isNamesLine(replaceDamagedLetters(removeMarks(line)));

/** A separator of names, or another sign in the place of a comma. */
const NAMES_SEPARATOR = /,| and |;|&|\p{Ll}[^\p{L}\p{N}\s.:?!…'’"”)\]–—-] \p{Lu}/u;

const isAuthors = (line: string): boolean => NAMES_SEPARATOR.test(line) && isNames(line);

/** No names yet, or a list that continues in the next line: after a separator, or a name of one word. */
const NAMES_CONTINUE = /^$|(?:[,;&]| and)(?: ?[\p{L}.'’-]{1,30})?$/u;

/** "Bo 'Ken' Wu" */
const QUOTE_OF_NAME = /(?<=\s)['‘’"](?=\p{L})|(?<=\p{L})['’"](?=\s|$)/gu;

/** A name, or a list of which half are names in their usual form: "Ann Lee, Bo 'Ken' Wu, Cem dag". */
function isLikelyNames(line: string): boolean {
  const text = replaceDamagedLetters(removeMarks(line).replace(QUOTE_OF_NAME, ""));
  if (isNamesLine(text)) return true;
  const parts = text.split(/[,;&]| and /).map((part) => part.trim());
  return parts.length > 1 && parts.filter(isNamesLine).length >= parts.length / 2;
}

function openPaper(block: Block, titleLines: number, hasNames: boolean): OpenPaper {
  const lines = block.map(({ text }) => text);
  const title = lines.slice(0, titleLines).join(" ").replace(NUMBER, "").replace(TITLE_LABEL, "").trim();
  const paper: OpenPaper = { line: firstLine(block).number, title, authors: "", isMarked: false, paragraphs: [] };
  addLines(paper, lines.slice(titleLines), hasNames);
  return paper;
}

const firstLine = ([first]: Block): Line => first;

/** Adds lines below the title: authors first, then the abstract. */
function addLines(paper: OpenPaper, lines: readonly string[], hasNames: boolean): void {
  const [first, ...rest] = lines;
  if (first === undefined) return;
  const isBeforeAbstract = paper.paragraphs.length === 0;
  const isList = isLongText(rest[0] ?? "") && isTitleLine(first) && first.includes(",");
  const isRest = paper.authors !== "" && isRestOfNames(first.trim());
  const isAuthorLine =
    isRest || AUTHORS_LABEL.test(first) || isNames(first) || isList || (hasNames && isLikelyNames(first));
  if (isBeforeAbstract && NAMES_CONTINUE.test(paper.authors) && isAuthorLine) {
    paper.authors = `${paper.authors} ${removeMarks(first.replace(AUTHORS_LABEL, ""))}`.trim();
    paper.isMarked = true;
    addLines(paper, AFFILIATIONS.test(rest[0] ?? "") ? rest.slice(1) : rest, hasNames);
  } else if (isBeforeAbstract && ABSTRACT_LABEL.test(first)) {
    paper.isMarked = true;
    const text = first.replace(ABSTRACT_LABEL, "").trim();
    addParagraph(paper, text === "" ? rest : [text, ...rest]);
  } else addParagraph(paper, lines);
}

function addParagraph(paper: OpenPaper, lines: readonly string[]): void {
  if (lines.length > 0) paper.paragraphs.push(lines.join("\n"));
}

function closePaper({ paragraphs, ...paper }: OpenPaper): PlainPaper {
  const count = countRemainder(paragraphs);
  const text = paragraphs.slice(0, paragraphs.length - count);
  const remainder = count > 0 ? paragraphs.slice(-count).join("\n\n") : null;
  return { ...paper, abstract: text.join("\n\n").trim(), remainder };
}

/** Counts the paragraphs at the end that are short texts without a sentence, below a paragraph that ends with one. */
export function countRemainder(paragraphs: readonly string[]): number {
  const last = paragraphs.findLastIndex((text) => !isLabelled(text) && !text.split("\n").every(isFragment));
  // A label below the sentence belongs to this paper.
  if (isLabelled(paragraphs[last + 1] ?? "")) return 0;
  return last >= 0 && SENTENCE_END.test(paragraphs[last] ?? "") ? paragraphs.length - 1 - last : 0;
}

/** True for a line that may be a title, or the beginning of a label. */
const isFragment = (line: string): boolean => isTitleLike(line) || /^\s{0,8}[\p{L}\uFFFD]{1,2}$/u.test(line);
