import type { Span } from "@/lib/claim/span";
import { toReadableSpan, toReadableText } from "@/lib/format/readable-text";
import { sliceMarks, type TextMark } from "./marked-text";

/** An abstract as a page shows it. Spans of claims are offsets into the source. */
export interface ShownText {
  readonly text: string;
  readonly toShownSpan: (source: Span) => Span;
  /** True if a passage of the source looks different when it is shown. */
  readonly differs: (source: Span) => boolean;
}

/** Returns the abstract with LaTeX as text; byte for byte if the source is wanted. */
export function toShownText(abstract: string, isSource: boolean): ShownText {
  const readable = toReadableText(abstract);
  const toReadable = (span: Span): Span => toReadableSpan(readable, span);
  const differs = (span: Span): boolean => abstract.slice(...span) !== readable.text.slice(...toReadable(span));
  return isSource
    ? { text: abstract, toShownSpan: (span) => span, differs }
    : { text: readable.text, toShownSpan: toReadable, differs };
}

/** A passage as it is shown, with its marks as offsets into it. Takes spans of the source. */
export function toShownPassage<T>(
  { text, toShownSpan }: ShownText,
  source: Span,
  marks: readonly TextMark<T>[],
): { readonly text: string; readonly marks: TextMark<T>[] } {
  const span = toShownSpan(source);
  const shownMarks = marks.map((mark) => ({ ...mark, span: toShownSpan(mark.span) }));
  return { text: text.slice(...span), marks: sliceMarks(shownMarks, span) };
}
