import type { Span } from "@/lib/claim/span";

/** A stretch of text that is to be marked, with whatever the page needs to know of it. */
export interface TextMark<T> {
  readonly span: Span;
  readonly label: T;
}

/** A piece of a marked text: plain, or a mark that holds further pieces. */
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
  /** True where the mark goes on in a later piece because another one crosses it. */
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

/** Puts a cut into an ordered list after what comes before it. */
function insertSorted<T>(list: ClippedMark<T>[], cut: ClippedMark<T>): void {
  const at = list.findIndex((other) => compareByPosition(cut, other) < 0);
  list.splice(at < 0 ? list.length : at, 0, cut);
}

/** Takes the cuts that start before `end` off the list; one that crosses `end` is cut there, its rest stays. */
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
 * A text as pieces in which every mark is an element: a mark inside another nests, marks that cross are cut where they
 * cross, and the pieces together give the text back. Marks outside the text or without length are left out.
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

/** The same marks for a slice of the text: moved, cut to the slice, those outside left out. */
export function sliceMarks<T>(marks: readonly TextMark<T>[], [start, end]: Span): TextMark<T>[] {
  return marks
    .filter(({ span }) => span[0] < end && span[1] > start)
    .map(({ span, label }) => ({
      label,
      span: [Math.max(span[0], start) - start, Math.min(span[1], end) - start] as const,
    }));
}
