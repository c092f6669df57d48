import type { Line } from "./format";
import { RecordSize } from "./limits";

/** Lines without a blank one between them. */
export type Block = readonly [Line, ...Line[]];

/** The blocks of a text, as blank lines part them; one that is larger than a record may be ends with the line that makes it so. */
export async function* splitBlocks(lines: AsyncIterable<Line>): AsyncGenerator<Block> {
  let block: Line[] = [];
  let size = new RecordSize();
  for await (const line of lines) {
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

/** The text of a block as it was. */
export function toBlockText(block: readonly Line[]): string {
  return block.map((line) => line.text).join("\n");
}

/** True where there is a line at all. */
export function isNonEmptyBlock(lines: Line[]): lines is [Line, ...Line[]] {
  return lines.length > 0;
}

/**
 * True for text of a title's shape: short, starting with a letter, a figure or a quote (no list mark), no sentence with
 * its full stop, and without an address.
 */
export function isTitleLike(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length < 3 || trimmed.length > 300 || /https?:\/\//.test(trimmed)) return false;
  return /^[\p{L}\p{N}$"'“‘([{\\@]/u.test(trimmed) && !/[.,;:]$/.test(trimmed);
}
