import type { ParseResult } from "@/lib/paper/parse-result";
import { type Block, splitBlocks, toBlockText } from "../input/blocks";
import { type Format, type FormatInput, WHOLE_FILE } from "../input/format";
import { RecordSize } from "../input/limits";
import { splitPlainPapers } from "../input/plain-papers";
import { repairedIssue, skippedIssue, toParseResults } from "../input/raw-paper";
import { findCsvLayout } from "./csv-layout";

const MIN_LENGTH = 80;
/** A single sentence must contain a result; users paste one to see its claims. */
export const RESULT = /\d\s?(?:\\?%|×|x\b|percent\b|points?\b)|\b0\.\d{2}/;
const MIN_SENTENCE = 20;
const MAX_LENGTH = 8_000;
/** Lines that are not running text. */
const MARKUP = /^\s{0,8}(?:[#|<>{}@%*+=`\\•·-]|\d{1,3}[.)]\s|\w{1,20}\s?:\s)/;

const LABEL = /^\s{0,8}\w{1,20}\s?:\s/;

/** JSON or Python data: a quoted key with a value, or a list. */
const DATA = /["'][\w -]{1,40}["']\s{0,4}:\s{0,4}["'[{\d-]|^\s{0,8}\[\s{0,20}(?:null\b|[[{"'])/m;
/** Tags of references: `TI  - `, `PMID- `. */
const TAG = /^[A-Z][A-Z0-9]{1,3} {0,2}- /gm;
/** Tags of Web of Science and EndNote: `TI …`, `%T …`. */
const SHORT_TAG = /^(?:(?:PT|AU|AF|TI|SO|AB|PY|DI|UT|LA|DT|ER|EF|FN|VR|C1|PD)\b(?: |\r?$)|%[0-9A-Z] )/gm;
/** A comma without a space, as between the cells of a table without header. */
const CELL_END = /(?:[^\d\s],|,(?=[^\d\s]))(?=\S)/g;
const SEPARATOR = /^sep=.\r?$/im;

/** True for structured data in an unknown or broken format, which must not be read as an abstract. */
export function isStructuredData(text: string): boolean {
  if (DATA.test(text) || SEPARATOR.test(text) || (text.match(TAG)?.length ?? 0) > 1) return true;
  if ((text.match(SHORT_TAG)?.length ?? 0) > 2 || (text.match(CELL_END)?.length ?? 0) > 2) return true;
  const { isComplete, names } = findCsvLayout(text);
  return isComplete && names.every((name) => name.length <= MAX_NAME);
}

/** Maximum length of a column name; parts of sentences are longer. */
const MAX_NAME = 40;

const countSentences = (text: string): number => text.match(/[.!?](?=\s{1,8}["“(]?\p{Lu}|$)/gu)?.length ?? 0;

/** True for running text of at least two sentences. */
export const isProse = (text: string): boolean => countSentences(text) >= 2 && text.length >= MIN_LENGTH;

/** A single abstract, optionally after its title. */
export const bareAbstract: Format = {
  name: "bare-abstract",
  label: "One abstract as plain text, with or without a title above",
  detect: (head) => {
    const text = head.trim();
    if (text.length > MAX_LENGTH || isStructuredData(text)) return 0;
    const [first = "", ...lines] = text.split("\n");
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
  const location = { source, restated, locator: `line ${first[0].number}` };
  const papers = splitPlainPapers(blocks);
  const [paper] = papers;
  const isTitled = papers.length === 1 && paper?.line === first[0].number && paper.abstract !== "";
  if (isTitled) return yield* toParseResults(paper, location);
  const abstract = blocks
    .map(toBlockText)
    .join("\n\n")
    .replace(/^Abstract\b[.:—-]?\s?/i, "");
  yield repairedIssue(location, "no title: the first words are used", abstract);
  yield* toParseResults({ title: toTitleFromText(abstract), abstract }, location);
}

/** Returns the first sentence, truncated to the length of a title. */
function toTitleFromText(text: string): string {
  const line = text.slice(0, 400).replace(/\s+/g, " ").trim();
  const sentence = /^.{20,120}?[.!?](?=\s|$)/.exec(line)?.[0];
  return sentence?.slice(0, -1) ?? `${line.slice(0, 120).replace(/\s\S*$/, "")} …`;
}
