import type { FieldMap, Format } from "../input/format";
import { FORMATS } from "./registry";

/** Detects the format of a text from its head; null if none matches. */
export function detectFormat(head: string, map: FieldMap = {}): Format | null {
  let best: Format | null = null;
  let bestScore = 0;
  for (const format of FORMATS) {
    const score = format.detect(head, map);
    if (score > bestScore) [best, bestScore] = [format, score];
  }
  return best;
}
