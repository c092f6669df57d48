import { LatexReader } from "./latex-reader";
import type { NormalizedText } from "./span-writer";

/** Cheap test: most abstracts hold no LaTeX. */
const MAY_HOLD_LATEX = /[\\$]|``|--|\{,\}|\w~\w|[_^]\{|[\d%](?:times|rightarrow)|Delta\d/;

/**
 * Returns the text as a page shows it: LaTeX as Unicode characters ("66.3\%$\rightarrow$72.9\%" is "66.3%→72.9%"), other
 * text and amounts of money unchanged, with a map to the source. Never throws.
 */
export function toReadableText(source: string): NormalizedText {
  if (!MAY_HOLD_LATEX.test(source)) return { text: source, starts: null, ends: null };
  const readable = new LatexReader(source).read();
  return readable.text === source ? { text: source, starts: null, ends: null } : readable;
}

/** The readable text without the map. */
export const formatReadableText = (source: string): string => toReadableText(source).text;

/**
 * Converts a span of the source to the span of the readable text that shows any of it; empty if nothing of it is shown.
 * Order and nesting of spans are kept.
 */
export function toReadableSpan(
  { starts, ends }: NormalizedText,
  [start, end]: readonly [number, number],
): readonly [number, number] {
  if (starts === null || ends === null) return [start, end];
  const first = findFirstAbove(ends, start);
  return [first, Math.max(first, findFirstAbove(starts, end - 1))];
}

/** Index of the first number above the limit in an ascending list; its length if there is none. */
function findFirstAbove(list: Int32Array, limit: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as number) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
