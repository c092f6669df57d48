import type { ParseResult } from "@/lib/paper/parse-result";
import { type Block, isNonEmptyBlock } from "../input/blocks";
import { type Format, type FormatInput, WHOLE_FILE } from "../input/format";
import { splitPlainPapers } from "../input/plain-papers";
import { skippedIssue } from "../input/raw-paper";
import { LINE_END, readDocument } from "../input/read-document";
import { isProse, isStructuredData, RESULT, readPlainPapers } from "./bare-abstract";

/** Lines of other formats; numbers, "Name:" and commands of LaTeX may begin a title. */
const MARKUP = /^\s{0,8}(?:[#|<>{}@%*+=`•·-]|\\(?![a-z(])|(?:doi|url|link|pdf|date|published|keywords)\s?:\s)/i;
/** A line of a text with fixed width that ends within a sentence. */
const UNFINISHED = /^(?=.{50}).*[^.!?:]$/;
/** Papers that are looked at to detect the format. */
const MIN_PAPERS = 2;

/** Several papers in running text, one after the other: title, authors, abstract. */
export const plainPapers: Format = {
  name: "plain-papers",
  label: "Several papers as plain text: title, authors, abstract, blank line",
  detect: (head) => {
    const lines = head.split(LINE_END);
    if (isStructuredData(head) || lines.some((line, at) => MARKUP.test(line) && !isContinued(lines[at - 1]))) return 0;
    const papers = splitPlainPapers(toBlocks(lines));
    const complete = papers.filter(({ abstract }) => isProse(abstract) || RESULT.test(abstract));
    // Chapters of other texts have titles, too: authors, labels or results show that these are papers.
    const evident = complete.filter(({ isMarked, abstract }) => isMarked || RESULT.test(abstract));
    return complete.length >= MIN_PAPERS && complete.length === papers.length && evident.length >= papers.length / 2
      ? 0.15
      : 0;
  },
  parse: readPapers,
};

/** True for a line of running text whose sentence continues in the next line, which may begin with any sign. */
const isContinued = (line = ""): boolean => UNFINISHED.test(line) && !MARKUP.test(line);

function toBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: { text: string; number: number }[] = [];
  for (const [i, text] of [...lines, ""].entries()) {
    if (text.trim() !== "") open.push({ text, number: i + 1 });
    else {
      if (isNonEmptyBlock(open)) blocks.push(open);
      open = [];
    }
  }
  return blocks;
}

async function* readPapers({ source, text, restated }: FormatInput): AsyncGenerator<ParseResult> {
  const document = await readDocument(text, "text");
  if (document.fault) yield skippedIssue({ source, locator: WHOLE_FILE }, document.fault);
  const blocks = toBlocks(document.text.split(LINE_END));
  yield* readPlainPapers(blocks, splitPlainPapers(blocks), { source, restated });
}
