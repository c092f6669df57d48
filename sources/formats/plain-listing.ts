import type { ParseResult } from "@/lib/paper/parse-result";
import { type Block, isNonEmptyBlock, isTitleLike, splitBlocks, toBlockText } from "../input/blocks";
import { isLabelled, toTextResults } from "../input/cut-at-label";
import type { Format, FormatInput, Line } from "../input/format";
import { RecordSize } from "../input/limits";
import { countRemainder } from "../input/plain-papers";
import { repairedIssue, skippedIssue } from "../input/raw-paper";
import { hasYamlFields } from "./front-matter";

const LABEL = /^\s{0,8}(Authors?|Date|Published|Link|URL|PDF|DOI|arXiv|Venue)\s?:\s{0,8}(.*)$/i;

/** Plain text: a title, `Authors:` and `Date:` (and `Link:`) under it, then the abstract, with blank lines between. */
export const plainListing: Format = {
  name: "plain-listing",
  label: "Plain listing: title, Authors:, Date:, abstract",
  detect: (head) => {
    if (hasYamlFields(head)) return 0;
    const authors = head.match(/^\s{0,8}Authors?\s?:/gim)?.length ?? 0;
    const dates = head.match(/^\s{0,8}(?:Date|Published)\s?:/gim)?.length ?? 0;
    return authors === 0 || dates === 0 ? 0 : dates >= authors / 2 ? 0.8 : 0.3;
  },
  parse: readListing,
};

interface PartialPaper {
  readonly title: Block | null;
  readonly fields: Block;
  readonly blocks: Block[];
  /** Of the fields and the blocks. */
  readonly size: RecordSize;
}

async function* readListing(input: FormatInput): AsyncGenerator<ParseResult> {
  let partial: PartialPaper | null = null;
  let pending: Block[] = [];
  let size = new RecordSize();
  let isFirst = true;
  for await (const block of splitBlocks(input.lines)) {
    const at = block.findIndex((line) => LABEL.test(line.text));
    const [title, fields] = at < 0 ? [[], []] : [block.slice(0, at), block.slice(at)];
    if (!isNonEmptyBlock(fields) || !isFieldBlock(fields)) {
      // Of a record that is too long the last block is kept: it may be the next one's title.
      if (size.fault !== null) pending.pop();
      for (const { text } of block) size.takes(text);
      pending.push(block);
      continue;
    }
    // The title is in the previous block or directly above the fields.
    const [text, above] = splitAtSentenceEnd(isNonEmptyBlock(title) ? title : (pending.pop() ?? []));
    if (text !== null) pending.push(text);
    if (partial) {
      yield* finishPaper({ ...partial, blocks: pending }, input, isFirst);
      isFirst = false;
    }
    size = new RecordSize();
    for (const { text } of fields) size.takes(text);
    partial = { title: above, fields, blocks: [], size };
    pending = [];
  }
  if (partial) yield* finishPaper({ ...partial, blocks: pending }, input, isFirst);
}

/** Splits a block into the end of an abstract and a title below its last sentence, whose blank line was lost. */
function splitAtSentenceEnd(block: readonly Line[]): readonly [Block | null, Block | null] {
  const at = block.slice(0, -1).findLastIndex(({ text }) => /[.!?]["”)]?\s*$/.test(text)) + 1;
  const [text, title] = [block.slice(0, at), block.slice(at)];
  return [isNonEmptyBlock(text) ? text : null, isNonEmptyBlock(title) ? title : null];
}

/** True for a block with authors or a date; "Link:" alone may be at the end of an abstract. */
function isFieldBlock(block: Block): boolean {
  return block.some((line) => /^\s{0,8}(?:Authors?|Date|Published)\s?:/i.test(line.text));
}

const isFieldLine = ({ text }: Line): boolean => LABEL.test(text) || isLabelled(text);

function* finishPaper(partial: PartialPaper, input: FormatInput, isFirst: boolean): Generator<ParseResult> {
  const { source, restated } = input;
  const line = (partial.title ?? partial.fields)[0].number;
  const location = { source, locator: `line ${line}`, restated };
  if (partial.size.fault)
    return yield skippedIssue(location, partial.size.fault, toBlockText(partial.title ?? [partial.fields[0]]));
  const abstractBlocks = [...partial.blocks];
  const unlabelledPapers = takeUnlabelledPapers(abstractBlocks);
  const remainder = abstractBlocks.splice(abstractBlocks.length - countRemainder(abstractBlocks.map(toBlockText)));
  if (remainder.length > 0)
    yield skippedIssue(location, "a title without Authors: and abstract at the end, left out", joinBlocks(remainder));
  // After a damaged label, the other fields may be a block of their own.
  const start = abstractBlocks.findIndex((block) => !block.every(isFieldLine));
  const moreFields = abstractBlocks.splice(0, start < 0 ? abstractBlocks.length : start).flat();
  const fields = readFields([...partial.fields, ...moreFields]);
  if (abstractBlocks.length === 0)
    yield skippedIssue(location, "no abstract after these fields", toBlockText(partial.title ?? partial.fields));
  else {
    const abstract = joinBlocks(abstractBlocks);
    const title = partial.title ? toBlockText(partial.title) : "";
    const links = [fields.get("link"), fields.get("url"), fields.get("pdf")].filter((v) => v !== undefined);
    const ids = [fields.get("arxiv"), fields.get("doi")].filter((v) => v !== undefined);
    const date = fields.get("date") ?? fields.get("published") ?? null;
    const authors = fields.get("authors") ?? fields.get("author") ?? "";
    yield* toTextResults(
      { title, abstract, authors, date, links, ids, venue: fields.get("venue") ?? null },
      location,
      isFirst,
    );
  }
  for (const [title, abstract] of unlabelledPapers) {
    const stray = { source, restated, locator: `line ${title[0].number}` };
    yield repairedIssue(stray, "a paper without Authors: and Date:", toBlockText(title));
    yield* toTextResults({ title: toBlockText(title), abstract: toBlockText(abstract) }, stray);
  }
}

/**
 * Removes papers without fields from the end of an abstract: after its first paragraph, a line that looks like a title (at
 * least four words, unlike "Main results") followed by a long paragraph.
 */
function takeUnlabelledPapers(blocks: Block[]): (readonly [Block, Block])[] {
  const unlabelledPapers: (readonly [Block, Block])[] = [];
  for (let i = blocks.length - 2; i >= 1; i--) {
    const [title, text] = [blocks[i], blocks[i + 1]];
    if (!title || !text || title.length > 1 || !isUnlabelledTitle(toBlockText(title)) || toBlockText(text).length < 200)
      continue;
    unlabelledPapers.unshift([title, text]);
    blocks.splice(i, 2);
  }
  return unlabelledPapers;
}

const isUnlabelledTitle = (text: string): boolean => isTitleLike(text) && text.trim().split(/\s+/).length >= 4;

function readFields(block: readonly Line[]): Map<string, string> {
  const fields = new Map<string, string>();
  let open: string | null = null;
  for (const { text } of block) {
    const [, label, value] = LABEL.exec(text) ?? [];
    if (label !== undefined) {
      open = label.toLowerCase();
      fields.set(open, value ?? "");
    } else if (open !== null) fields.set(open, `${fields.get(open)} ${text.trim()}`);
  }
  return fields;
}

/** Joins the paragraphs of an abstract with blank lines. */
function joinBlocks(blocks: readonly Block[]): string {
  return blocks.map(toBlockText).join("\n\n");
}
