import type { ParseResult } from "@/lib/paper/parse-result";
import { type Block, splitBlocks, toBlockText } from "../input/blocks";
import { cutAtLabel, hasJoinedLabels, toTextResults } from "../input/cut-at-label";
import { type Format, type FormatInput, WHOLE_FILE } from "../input/format";
import { RecordSize } from "../input/limits";
import { hasMarkedName, isNamesLine } from "../input/names-line";
import { countRemainder, type PlainPaper, splitPlainPapers } from "../input/plain-papers";
import { repairedIssue, skippedIssue } from "../input/raw-paper";
import { countPageLines } from "./copied-page-lines";
import { mayBeProse } from "./csv-alignment";
import { findCsvLayout } from "./csv-layout";

const MIN_LENGTH = 80;
/** A single sentence must contain a result; users paste one to see its claims. */
export const RESULT = /\d\s?(?:\\?%|×|x\b|percent\b|points?\b)|\b0\.\d{2}/;
const MIN_SENTENCE = 20;
const MAX_LENGTH = 8_000;
/** Lines that are not running text. */
const MARKUP = /^\s{0,8}(?:[#|<>{}@%*+=`\\•·-]|\d{1,3}[.)]\s|\w{1,20}\s?:\s)/;

/** Titles of sections have fewer words. */
const MIN_TITLE_WORDS = 4;

const LABEL = /^\s{0,8}\w{1,20}\s?:\s/;

/** JSON or Python data: a quoted key with a value, or a list. */
const DATA = /(?:["']|&quot;)[\w -]{1,40}(?:["']|&quot;)\s{0,4}:\s{0,4}["'[{\d-]|^\s{0,8}\[\s{0,20}(?:null\b|[[{"'])/m;
/** Tags of references: `TI  - `, `PMID- `. */
const TAG = /^[A-Z][A-Z0-9]{1,3} {0,2}-(?: |\r?$)/gm;
/** Tags of Web of Science and EndNote: `TI …`, `%T …`. */
const SHORT_TAG = /^(?:(?:PT|AU|AF|TI|SO|AB|PY|DI|UT|LA|DT|ER|EF|FN|VR|C1|PD)\b(?: |\r?$)|%[0-9A-Z] )/gm;
/** An end tag directly before a start tag. */
const ADJACENT_TAGS = /<\/[a-z][\w:-]{2,40}><[a-z]/i;
/** A comma without a space, as between the cells of a table without header; `\,` and `{,` are of formulas. */
const CELL_END = /(?:[^\d\s\\{],|,(?=[^\d\s])|(?<!&#?\w{1,10});)(?=\S)/g;
/** Tabs in a line from which it is the row of a table. */
const MIN_TABS = 3;
/**
 * The end tag of an element with a name, which is no formatting of text, before another tag or a line end; abstracts mention
 * such tags within sentences.
 */
const END_TAG = /<\/(?:id|[a-z][\w:-]{3,40})>(?=\s{0,20}(?:<|$))/gim;
/** Tags of Web of Science in a text without line ends. */
const JOINED_TAG = /(?<=\s)(?:PT J|AU \p{Lu}|AF \p{Lu}|TI \p{Lu}|SO \p{Lu}{2}|AB \p{Lu}|PY \d{4}|DI 10\.|UT WOS)/gu;
/** Parts of records of other formats, by what they are part of. Abstracts have none of them. */
const FRAGMENTS: readonly RegExp[] = [
  // Markdown tables
  /\S \|\s{0,8}$|[.!?] \| \S|[.!?] ?\|\| ?\S|\| \d{4}-\d\d|\]\(https?:\S{1,300}\) \||^\d{1,2} \| \p{Lu}/mu,
  // tables with separators
  /"[,;\t]"|[.!?]"[,;\t]\S|\S[;\t]"\p{Lu}|[.!?]\t\S|["\t;,|]10\.\d{4,9}\/|&quot;[,:]&quot;/u,
  // a quoted cell without its end
  /[^\s\d],"\p{L}[^"]*$/u,
  // RIS, PubMed and Web of Science
  /^[A-Z][A-Z\d] {2}-(?: |\r?$)|^(?:FAU|LID) - |^AB [A-Z]|^EM \S{1,60}@|^RP .{1,80}\(corresponding|\bC1 \[/m,
  // addresses with a number: "(1)Dept"
  /(?:^|\s)\(\d\)[A-Z][a-z]|^\d?\)\p{Lu}/mu,
  // YAML
  /\bauthors: \[\p{L}|\babstract: [>|]\s/u,
  // arXiv e-mails and citations of ScienceDirect
  /\bCategories: [a-z-]{2,8}\.[A-Z]{2}\b|\(https?:\/\/www\.sciencedirect\.com/,
];
/** The rest of a table row: short cells before a text. */
const CELLS_AT_START = /^[^;\t\n]{0,40}[;\t][^;\t\n.]{0,80}[;\t]\p{Lu}/u;
/** A field of BibTeX at the start of a line. */
const BIBTEX_FIELD = /^\s{0,8}[a-z][\w-]{1,30}\s{0,4}=\s{0,4}[{"]/im;
/** Tags of references within a text, after lost line ends. */
const JOINED_TAG_OF_REFERENCE =
  /(?:^|\s)(?:(?:AU|AD|FAU|TI|T1|T2|KW|JT|DP|LID|PMID|DO|PY|AB|OT) {0,2}- |%[A-Z0-9+@] )(?=\S)/g;
const SEPARATOR = /^sep=.\r?$/im;

/** True for structured data in an unknown or broken format, which must not be read as an abstract. */
export function isStructuredData(text: string): boolean {
  if (
    DATA.test(text) ||
    SEPARATOR.test(text) ||
    FRAGMENTS.some((pattern) => pattern.test(text)) ||
    CELLS_AT_START.test(text) ||
    ADJACENT_TAGS.test(text) ||
    BIBTEX_FIELD.test(text) ||
    hasMarkedName(text) ||
    hasJoinedLabels(text) ||
    (text.match(JOINED_TAG_OF_REFERENCE)?.length ?? 0) > 1
  )
    return true;
  if ((text.match(TAG)?.length ?? 0) > 1) return true;
  if ((text.match(SHORT_TAG)?.length ?? 0) > 1 || hasCells(text)) return true;
  if (
    text.split("\n").some((line) => line.split("\t").length > MIN_TABS) ||
    (text.match(END_TAG)?.length ?? 0) > 1 ||
    (text.match(JOINED_TAG)?.length ?? 0) > 2
  )
    return true;
  const { isComplete, names } = findCsvLayout(text);
  return isComplete && names.every((name) => name.length <= MAX_NAME);
}

/** Characters of a text in which one comma without a space may be a mistake. */
const TYPO_LENGTH = 1_500;

const hasCells = (text: string): boolean => (text.match(CELL_END)?.length ?? 0) > 2 + text.length / TYPO_LENGTH;

/** Maximum length of a column name; parts of sentences are longer. */
const MAX_NAME = 40;

const countSentences = (text: string): number => text.match(/[.!?](?=\s{1,8}["“(]?\p{Lu}|$)/gu)?.length ?? 0;

/** True for running text of at least two sentences. */
export const isProse = (text: string): boolean => countSentences(text) >= 2 && text.length >= MIN_LENGTH;

/** Lines or buttons of a page from which a text is one. */
const MIN_PAGE_SIGNS = 2;
/** Buttons of a page without its line ends. */
const PAGE_BUTTON =
  /Skip to main content|View PDF|Download PDF|\[Submitted on |Submission history|Bibkey:|View arXiv page/g;

/** A single abstract, optionally after its title. */
export const bareAbstract: Format = {
  name: "bare-abstract",
  label: "One abstract as plain text, with or without a title above",
  detect: (head) => {
    const text = head.trim();
    if (text.length > MAX_LENGTH || isStructuredData(text)) return 0;
    const [first = "", ...lines] = text.split("\n");
    // A copied page without its abstract, or with one that is cut.
    const signs = Math.max(countPageLines([first, ...lines]), text.match(PAGE_BUTTON)?.length ?? 0);
    if (signs >= MIN_PAGE_SIGNS) return 0;
    // A title may start with a name and a colon, like a label.
    if (lines.some((line) => MARKUP.test(line)) || MARKUP.test(first.replace(/^\w{1,20}\s?:\s/, ""))) return 0;
    if (LABEL.test(first) && lines[0]?.trim() !== "") return 0;
    const paragraphs = text.split(/\n[ \t]{0,20}\r?\n/).filter((part) => part.trim() !== "");
    const hasResult = countSentences(text) >= 1 && text.length >= MIN_SENTENCE && RESULT.test(text);
    return paragraphs.length <= 3 && (isProse(text) || hasResult) ? 0.1 : 0;
  },
  parse: readAbstract,
};

async function* readAbstract({ source, lines, restated }: FormatInput): AsyncGenerator<ParseResult> {
  const blocks: Block[] = [];
  const size = new RecordSize();
  for await (const block of splitBlocks(lines)) {
    for (const { text } of block) size.takes(text);
    if (size.fault) break;
    blocks.push(block);
  }
  if (size.fault) return yield skippedIssue({ source, locator: WHOLE_FILE }, size.fault);
  const [first] = blocks;
  if (!first) return;
  const papers = splitPlainPapers(blocks);
  if (isDivided(papers, first[0].number)) return yield* readPlainPapers(blocks, papers, { source, restated });
  const location = { source, restated, locator: `line ${first[0].number}` };
  const text = blocks.map(toBlockText);
  const [start = "", ...others] = text[0]?.split("\n") ?? [];
  if (others.length > 0 && isAboveText(start.trim(), others[0] ?? "")) {
    yield skippedIssue(location, "a line without a sentence above the text, left out", start);
    text[0] = others.join("\n");
  }
  while (text.length > 1 && isFragment(text[0] ?? ""))
    yield skippedIssue(location, "text without a sentence at the start, left out", text.shift());
  const remainder = text.splice(text.length - countRemainder(text));
  if (remainder.length > 0) yield skippedIssue(location, NO_SENTENCE_AT_END, remainder.join("\n\n"));
  const all = text
    .join("\n\n")
    .trimStart()
    .replace(/^Abstract\b[.:—-]?\s?/i, "");
  const before = ABOVE_LABEL.exec(all)?.[0] ?? ADDRESS_AT_START.exec(all)?.[0] ?? "";
  const [place = before] = before.split(/(?:Abstract|Summary)\s?:/i, 1);
  if (before !== "") yield skippedIssue(location, "text before the abstract, left out", place);
  const abstract = all.slice(before.length);
  if (ADDRESS_OR_CITATION.test(abstract))
    return yield skippedIssue(location, "an address or a citation is inside the abstract", abstract);
  const isPart = before !== "" || remainder.length > 0 || text.length < blocks.length;
  if (isPart && !isProse(abstract) && !RESULT.test(abstract))
    return yield skippedIssue(location, "the rest is no abstract", abstract);
  yield repairedIssue(location, "no title: the first words are used", abstract);
  yield* toTextResults({ title: toTitleFromText(cutAtLabel(abstract).text), abstract }, location);
}

/** "…, Ann Lee" */
const NAMES_AT_END = /, \p{Lu}[\p{L}.'’-]{1,20} \p{Lu}[\p{L}'’-]{1,20}$/u;

/** "Ann Lee, Bo Wu" before the text, or with a damaged letter in the place of the title. */
const NAMES_AT_START = /^\p{Lu}[\p{L}.'’-]{0,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){1,3}(?:,| and|;|&) \p{Lu}/u;
const JOINED_NAMES =
  "names of authors may be inside the title or the abstract; put title, authors and abstract on lines of their own";

/** Text above "Abstract:" in a text without a title: buttons of a page, or the rest of another field. */
const ABOVE_LABEL = /^(?:(?![.!?]\s\p{Lu}).){1,300}?(?<![.!?])\s(?:[-–—] )?(?:Abstract|Summary)\s?: ?(?=\p{Lu})/su;
/** Words in capitals and numbers up to a blank line, or to two spaces in its place: "way 12345, Owlham, Fernland." */
const ADDRESS_AT_START = /^\S{1,40}(?:\s[\p{Lu}\d]\S{0,40}){0,20}\.\s{2,8}(?=\p{Lu})/u;
/** The end of an address, with an e-mail or a postal code. */
const ADDRESS = /^[^\n]{0,300}(?:\w@[\w-]{1,60}\.\w|\b\d{5}\b[^.\n]{0,80}\.$)/;

/** An e-mail address near the start of a text, or volume, issue and pages of a journal: "12(3):1-10". */
const ADDRESS_OR_CITATION = /^[^\n]{0,300}(?:\w@[\w-]{1,60}\.[a-z]{2}|;\d{1,4}\(\d{1,4}\):\d)/i;

/** True for a line that is no part of the text below: names, a title with a full stop, or the rest of another field. */
const isAboveText = (line: string, next: string): boolean =>
  (line.includes(",") && isNamesLine(line)) ||
  (line.length * 2 < next.length && !mayBeProse(line) && !/^Abstract\b|:$/i.test(line));

/** True for a short text that is no sentence, such as a rest of a title, a link or an address. */
const isFragment = (text: string): boolean =>
  (text.length < MIN_LENGTH && !RESULT.test(text) && (!mayBeProse(text) || /^\P{Lu}/u.test(text))) ||
  (text.length < 300 && !RESULT.test(text) && ADDRESS.test(text));

const NO_SENTENCE_AT_END = "text without a sentence at the end, left out; paste a paper with title and abstract";

/** True if the text is one paper from its first line on, or papers with authors or labels or with long titles. */
function isDivided(papers: readonly PlainPaper[], firstLine: number): boolean {
  if (papers.length === 1 && papers[0]?.line === firstLine && papers[0].abstract !== "") return true;
  return (
    papers.some(({ isMarked, abstract }) => isMarked && abstract !== "") ||
    (papers.length > 0 && papers.every(({ title }) => title.split(/\s+/).length >= MIN_TITLE_WORDS))
  );
}

/** Parses the papers of a running text; text before the first title and after the last sentence is reported. */
export function* readPlainPapers(
  blocks: readonly Block[],
  papers: readonly PlainPaper[],
  { source, restated }: Pick<FormatInput, "source" | "restated">,
): Generator<ParseResult> {
  const [first] = blocks;
  if (first && papers[0] && first[0].number < papers[0].line)
    yield skippedIssue(
      { source, locator: `line ${first[0].number}` },
      "text before the first title",
      toBlockText(first),
    );
  const haveAuthors = papers.some(({ authors }) => authors !== "");
  for (const { line, title, authors, abstract, remainder } of papers) {
    const place = { source, restated, locator: `line ${line}` };
    const isDoubtful = NAMES_AT_END.test(title) || [title, abstract].some((text) => NAMES_AT_START.test(text));
    if (authors === "" && haveAuthors && isDoubtful) yield skippedIssue(place, JOINED_NAMES, title);
    else if (abstract === "") yield skippedIssue(place, "no abstract after this title", title);
    else yield* toTextResults({ title, authors, abstract }, place, haveAuthors && line === papers[0]?.line);
    if (remainder !== null) yield skippedIssue(place, NO_SENTENCE_AT_END, remainder);
  }
}

/** Returns the first sentence, truncated to the length of a title. */
function toTitleFromText(text: string): string {
  const line = text.slice(0, 400).replace(/\s+/g, " ").trim();
  const sentence = /^.{20,120}?[.!?](?=\s|$)/.exec(line)?.[0];
  return sentence?.slice(0, -1) ?? `${line.slice(0, 120).replace(/\s\S*$/, "")} …`;
}
