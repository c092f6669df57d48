import type { Span } from "@/lib/claim/span";

/** A span of text to mark, with the data for its rendering. */
export interface TextMark<T> {
  readonly span: Span;
  readonly label: T;
}

/** A piece of marked text: plain, or a mark with child pieces. */
export type TextPiece<T> = PlainTextPiece | MarkedTextPiece<T>;
export interface PlainTextPiece {
  readonly kind: "plain";
  readonly start: number;
  readonly text: string;
}
export interface MarkedTextPiece<T> {
  readonly kind: "mark";
  readonly start: number;
  readonly end: number;
  readonly label: T;
  /** True if the mark continues in a later piece because another mark crosses it. */
  readonly continues: boolean;
  readonly children: readonly TextPiece<T>[];
}

interface ClippedMark<T> {
  readonly start: number;
  readonly end: number;
  readonly label: T;
  readonly continues: boolean;
}

const compareByPosition = <T>(a: ClippedMark<T>, b: ClippedMark<T>): number => a.start - b.start || b.end - a.end;

/** Inserts a mark into a sorted list. */
function insertSorted<T>(list: ClippedMark<T>[], cut: ClippedMark<T>): void {
  const at = list.findIndex((other) => compareByPosition(cut, other) < 0);
  list.splice(at < 0 ? list.length : at, 0, cut);
}

/** Removes the marks that start before `end`; the rest of a mark that crosses `end` stays in the list. */
function takeMarksBefore<T>(rest: ClippedMark<T>[], end: number): ClippedMark<T>[] {
  const inside: ClippedMark<T>[] = [];
  for (let next = rest[0]; next !== undefined && next.start < end; next = rest[0]) {
    rest.shift();
    inside.push(next.end > end ? { ...next, end, continues: true } : next);
    if (next.end > end) insertSorted(rest, { ...next, start: end });
  }
  return inside;
}

function buildPieces<T>(text: string, start: number, end: number, cuts: ClippedMark<T>[]): TextPiece<T>[] {
  const pieces: TextPiece<T>[] = [];
  const plain = (from: number, to: number) => {
    if (to > from) pieces.push({ kind: "plain", start: from, text: text.slice(from, to) });
  };
  let at = start;
  for (let cut = cuts.shift(); cut !== undefined; cut = cuts.shift()) {
    plain(at, cut.start);
    const children = buildPieces(text, cut.start, cut.end, takeMarksBefore(cuts, cut.end));
    pieces.push({ kind: "mark", ...cut, children });
    at = cut.end;
  }
  plain(at, end);
  return pieces;
}

/**
 * Splits a text into pieces, one element per mark: marks nest, and crossing marks are split where they cross. The pieces
 * together are the text. Empty marks and marks outside the text are ignored.
 */
export function markText<T>(text: string, marks: readonly TextMark<T>[]): TextPiece<T>[] {
  const cuts = marks
    .map(({ span: [start, end], label }) => ({
      start: Math.max(0, start),
      end: Math.min(text.length, end),
      label,
      continues: false,
    }))
    .filter((cut) => cut.end > cut.start)
    .sort(compareByPosition);
  return buildPieces(text, 0, text.length, cuts);
}

/** Converts marks to offsets in a slice of the text, clipped to the slice. */
export function sliceMarks<T>(marks: readonly TextMark<T>[], [start, end]: Span): TextMark<T>[] {
  return marks
    .filter(({ span }) => span[0] < end && span[1] > start)
    .map(({ span, label }) => ({
      label,
      span: [Math.max(span[0], start) - start, Math.min(span[1], end) - start] as const,
    }));
}
