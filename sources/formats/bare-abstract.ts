import type { ParseResult } from "@/lib/paper/parse-result";
import { type Block, isTitleLike, splitBlocks, toBlockText } from "../input/blocks";
import { type Format, type FormatInput, WHOLE_FILE } from "../input/format";
import { RecordSize } from "../input/limits";
import { isNamesLine } from "../input/names-line";
import { repairedIssue, skippedIssue, toParseResults } from "../input/raw-paper";
import { findCsvLayout } from "./csv-layout";

const MIN_LENGTH = 80;
/** A single sentence must contain a result; users paste one to see its claims. */
const RESULT = /\d\s?(?:\\?%|×|x\b|percent\b|points?\b)|\b0\.\d{2}/;
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
function isStructuredData(text: string): boolean {
  if (DATA.test(text) || SEPARATOR.test(text) || (text.match(TAG)?.length ?? 0) > 1) return true;
  if ((text.match(SHORT_TAG)?.length ?? 0) > 2 || (text.match(CELL_END)?.length ?? 0) > 2) return true;
  const { isComplete, names } = findCsvLayout(text);
  return isComplete && names.every((name) => name.length <= MAX_NAME);
}

/** Maximum length of a column name; parts of sentences are longer. */
const MAX_NAME = 40;

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
    const sentences = text.match(/[.!?](?=\s{1,8}["“(]?\p{Lu}|$)/gu)?.length ?? 0;
    const isProse = sentences >= 2 && text.length >= MIN_LENGTH;
    const hasResult = sentences >= 1 && text.length >= MIN_SENTENCE && RESULT.test(text);
    return paragraphs.length <= 3 && (isProse || hasResult) ? 0.1 : 0;
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
  const hasTitle = blocks.length > 1 && first.length <= 3 && isTitleLike(toBlockText(first).replace(/\s+/g, " "));
  const text = (hasTitle ? blocks.slice(1) : blocks).map(toBlockText).join("\n\n");
  const heading = hasTitle ? [toBlockText(first)] : [];
  const { title, authors, rest } = splitAuthors(heading, text);
  const abstract = rest.replace(/^Abstract\b[.:—-]?\s?/i, "");
  if (title === null) yield repairedIssue(location, "no title: the first words are used", abstract);
  yield* toParseResults({ title: title ?? toTitleFromText(abstract), authors, abstract }, location);
}

/** Splits lines of authors, and a title above them, from the start of a text. */
function splitAuthors(heading: readonly string[], text: string) {
  const lines = [...heading.flatMap((part) => part.split("\n")), ...text.split("\n")];
  const at = lines.slice(0, MAX_TITLE_LINES + 1).findIndex((line, i) => i > 0 && isAuthors(line));
  const title = lines.slice(0, Math.max(at, 0)).join(" ").trim();
  if (at < 0 || !isTitleLike(title)) return { title: heading[0] ?? null, authors: "", rest: text };
  const authors = (lines[at] ?? "").trim().replace(/^Authors?\s?:\s?/i, "");
  return {
    title,
    authors,
    rest: lines
      .slice(at + 1)
      .join("\n")
      .trim(),
  };
}

/** Lines of a title above its authors. */
const MAX_TITLE_LINES = 3;

const isAuthors = (line: string): boolean =>
  /,| and |;|^by\s|^Authors?:/i.test(line) && isNamesLine(line.trim().replace(/^Authors?\s?:\s?/i, ""));

/** Returns the first sentence, truncated to the length of a title. */
function toTitleFromText(text: string): string {
  const line = text.slice(0, 400).replace(/\s+/g, " ").trim();
  const sentence = /^.{20,120}?[.!?](?=\s|$)/.exec(line)?.[0];
  return sentence?.slice(0, -1) ?? `${line.slice(0, 120).replace(/\s\S*$/, "")} …`;
}
