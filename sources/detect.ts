import type { FieldMap, Format } from "./format";
import { FORMATS } from "./formats";

/** The format that the first part of a text is in, or null where none is likely. */
export function detectFormat(head: string, map: FieldMap = {}): Format | null {
  let best: Format | null = null;
  let sure = 0;
  for (const format of FORMATS) {
    const guess = format.guess(head, map);
    if (guess > sure) [best, sure] = [format, guess];
  }
  return best;
}
