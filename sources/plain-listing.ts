import { type Block, blockText, isBlock, looksLikeTitle, splitBlocks } from "./blocks";
import type { Format, Input, Reading } from "./format";
import { RecordSize } from "./limits";
import { mended, skipped, toReadings } from "./raw-paper";

const LABEL = /^\s{0,8}(Authors?|Date|Published|Link|URL|PDF|DOI|arXiv|Venue)\s?:\s{0,8}(.*)$/i;

/** Plain text: a title, `Authors:` and `Date:` (and `Link:`) under it, then the abstract, with blank lines between. */
export const plainListing: Format = {
  name: "plain-listing",
  label: "Plain listing: title, Authors:, Date:, abstract",
  guess: (head) => {
    const authors = head.match(/^\s{0,8}Authors?\s?:/gim)?.length ?? 0;
    const dates = head.match(/^\s{0,8}(?:Date|Published)\s?:/gim)?.length ?? 0;
    return authors === 0 || dates === 0 ? 0 : dates >= authors / 2 ? 0.8 : 0.3;
  },
  read: readListing,
};

interface Draft {
  readonly title: Block | null;
  readonly fields: Block;
  readonly blocks: Block[];
  /** Of the fields and the blocks. */
  readonly size: RecordSize;
}

async function* readListing(input: Input): AsyncGenerator<Reading> {
  let draft: Draft | null = null;
  let pending: Block[] = [];
  let size = new RecordSize();
  for await (const block of splitBlocks(input.lines)) {
    const at = block.findIndex((line) => LABEL.test(line.text));
    const [title, fields] = at < 0 ? [[], []] : [block.slice(0, at), block.slice(at)];
    if (!isBlock(fields) || !isFields(fields)) {
      // Of a record that is too long the last block is kept: it may be the next one's title.
      if (size.fault !== null) pending.pop();
      for (const { text } of block) size.takes(text);
      pending.push(block);
      continue;
    }
    // The title stands in the block before, or right above the fields.
    const above = isBlock(title) ? title : (pending.pop() ?? null);
    if (draft) yield* finish({ ...draft, blocks: pending }, input);
    size = new RecordSize();
    for (const { text } of fields) size.takes(text);
    draft = { title: above, fields, blocks: [], size };
    pending = [];
  }
  if (draft) yield* finish({ ...draft, blocks: pending }, input);
}

/** A block of fields says authors or a date; "Link:" alone may stand at the end of an abstract. */
function isFields(block: Block): boolean {
  return block.some((line) => /^\s{0,8}(?:Authors?|Date|Published)\s?:/i.test(line.text));
}

function* finish(draft: Draft, input: Input): Generator<Reading> {
  const { source, restated } = input;
  const line = (draft.title ?? draft.fields)[0].number;
  const place = { source, locator: `line ${line}`, restated };
  if (draft.size.fault) return yield skipped(place, draft.size.fault, blockText(draft.title ?? [draft.fields[0]]));
  const own = [...draft.blocks];
  const strays = splitStrays(own);
  const fields = readFields(draft.fields);
  if (own.length === 0) yield skipped(place, "no abstract under these fields", blockText(draft.title ?? draft.fields));
  else {
    const abstract = joinBlocks(own);
    const title = draft.title ? blockText(draft.title) : "";
    const links = [fields.get("link"), fields.get("url"), fields.get("pdf")].filter((v) => v !== undefined);
    const ids = [fields.get("arxiv"), fields.get("doi")].filter((v) => v !== undefined);
    const date = fields.get("date") ?? fields.get("published") ?? null;
    const authors = fields.get("authors") ?? fields.get("author") ?? "";
    yield* toReadings({ title, abstract, authors, date, links, ids, venue: fields.get("venue") ?? null }, place);
  }
  for (const [title, abstract] of strays) {
    const stray = { source, restated, locator: `line ${title[0].number}` };
    yield mended(stray, "a paper without Authors: and Date:", blockText(title));
    yield* toReadings({ title: blockText(title), abstract: blockText(abstract) }, stray);
  }
}

/**
 * Takes papers that have lost their fields off the end of an abstract: behind its first paragraph, a line that looks
 * like a title (four words and more, so that "Main results" is none) with a long paragraph under it.
 */
function splitStrays(blocks: Block[]): (readonly [Block, Block])[] {
  const strays: (readonly [Block, Block])[] = [];
  for (let i = blocks.length - 2; i >= 1; i--) {
    const [title, text] = [blocks[i], blocks[i + 1]];
    if (!title || !text || title.length > 1 || !isStrayTitle(blockText(title)) || blockText(text).length < 200)
      continue;
    strays.unshift([title, text]);
    blocks.splice(i, 2);
  }
  return strays;
}

const isStrayTitle = (text: string): boolean => looksLikeTitle(text) && text.trim().split(/\s+/).length >= 4;

function readFields(block: Block): Map<string, string> {
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

/** Paragraphs of one abstract, with the blank line that parted them. */
function joinBlocks(blocks: readonly Block[]): string {
  return blocks.map(blockText).join("\n\n");
}
