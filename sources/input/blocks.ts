import type { Line } from "./format";
import { RecordSize } from "./limits";
import { splitAtSeparators } from "./split-lines";

/** Consecutive non-blank lines. */
export type Block = readonly [Line, ...Line[]];

/** Splits a text into blocks at blank lines; a block beyond the record limits is cut at the first excess line. */
export async function* splitBlocks(lines: AsyncIterable<Line>): AsyncGenerator<Block> {
  let block: Line[] = [];
  let size = new RecordSize();
  for await (const line of splitAtSeparators(lines)) {
    if (line.text.trim() !== "") {
      if (size.fault !== null) continue;
      size.takes(line.text);
      block.push(line);
    } else if (isNonEmptyBlock(block)) {
      yield block;
      block = [];
      size = new RecordSize();
    }
  }
  if (isNonEmptyBlock(block)) yield block;
}

/** Returns the text of a block. */
export function toBlockText(block: readonly Line[]): string {
  return block.map((line) => line.text).join("\n");
}

/** True if there is at least one line. */
export function isNonEmptyBlock(lines: Line[]): lines is [Line, ...Line[]] {
  return lines.length > 0;
}

/** A letter, digit or quote, perhaps after a damaged character; a list mark is none. */
const TITLE_START = /^(?:[\p{L}\p{N}$"'“‘([{\\@]|\uFFFD |[^\s\p{L}\p{N}*#>|•·<=+%~–—-]\p{L})/u;

/**
 * True for text that looks like a title: short, starting with a letter, digit or quote (no list marker), without final
 * punctuation and URL.
 */
export function isTitleLike(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length < 3 || trimmed.length > 300 || /https?:\/\//.test(trimmed)) return false;
  return TITLE_START.test(trimmed) && !/[.,;:]$/.test(trimmed);
}
