import type { FieldMap, Format } from "../input/format";
import { FORMATS } from "./registry";

/** The format that the first part of a text is in, or null where none is likely. */
export function detectFormat(head: string, map: FieldMap = {}): Format | null {
  let best: Format | null = null;
  let bestScore = 0;
  for (const format of FORMATS) {
    const guess = format.detect(head, map);
    if (guess > bestScore) [best, bestScore] = [format, guess];
  }
  return best;
}
