/** Half-open range of UTF-16 offsets, `[start, end)`, always into the stored abstract. */
export type Span = readonly [start: number, end: number];

/** Returns the text that a span covers. */
export function sliceSpan(text: string, [start, end]: Span): string {
  return text.slice(start, end);
}

/** Returns the smallest span that covers all given ones; null for an empty list. */
export function coverSpans(spans: readonly Span[]): Span | null {
  if (spans.length === 0) return null;
  return [Math.min(...spans.map((s) => s[0])), Math.max(...spans.map((s) => s[1]))];
}
