import type { Span } from "./span";

/** A stretch of text that is to be marked, with whatever the page needs to know of it. */
export interface Mark<T> {
  readonly span: Span;
  readonly label: T;
}

/** A piece of a marked text: plain, or a mark that holds further pieces. */
export type Piece<T> = PlainPiece | MarkedPiece<T>;
export interface PlainPiece {
  readonly kind: "plain";
  readonly start: number;
  readonly text: string;
}
export interface MarkedPiece<T> {
  readonly kind: "mark";
  readonly start: number;
  readonly end: number;
  readonly label: T;
  /** True where the mark goes on in a later piece because another one crosses it. */
  readonly open: boolean;
  readonly children: readonly Piece<T>[];
}

interface Cut<T> {
  readonly start: number;
  readonly end: number;
  readonly label: T;
  readonly open: boolean;
}

const byPlace = <T>(a: Cut<T>, b: Cut<T>): number => a.start - b.start || b.end - a.end;

/** Puts a cut into an ordered list after what comes before it. */
function insert<T>(list: Cut<T>[], cut: Cut<T>): void {
  const at = list.findIndex((other) => byPlace(cut, other) < 0);
  list.splice(at < 0 ? list.length : at, 0, cut);
}

/** Takes the cuts that start before `end` off the list; one that crosses `end` is cut there, its rest stays. */
function takeInside<T>(rest: Cut<T>[], end: number): Cut<T>[] {
  const inside: Cut<T>[] = [];
  for (let next = rest[0]; next !== undefined && next.start < end; next = rest[0]) {
    rest.shift();
    inside.push(next.end > end ? { ...next, end, open: true } : next);
    if (next.end > end) insert(rest, { ...next, start: end });
  }
  return inside;
}

function build<T>(text: string, start: number, end: number, cuts: Cut<T>[]): Piece<T>[] {
  const pieces: Piece<T>[] = [];
  const plain = (from: number, to: number) => {
    if (to > from) pieces.push({ kind: "plain", start: from, text: text.slice(from, to) });
  };
  let at = start;
  for (let cut = cuts.shift(); cut !== undefined; cut = cuts.shift()) {
    plain(at, cut.start);
    const children = build(text, cut.start, cut.end, takeInside(cuts, cut.end));
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
export function markText<T>(text: string, marks: readonly Mark<T>[]): Piece<T>[] {
  const cuts = marks
    .map(({ span: [start, end], label }) => ({
      start: Math.max(0, start),
      end: Math.min(text.length, end),
      label,
      open: false,
    }))
    .filter((cut) => cut.end > cut.start)
    .sort(byPlace);
  return build(text, 0, text.length, cuts);
}

/** The same marks for a slice of the text: moved, cut to the slice, those outside left out. */
export function marksWithin<T>(marks: readonly Mark<T>[], [start, end]: Span): Mark<T>[] {
  return marks
    .filter(({ span }) => span[0] < end && span[1] > start)
    .map(({ span, label }) => ({
      label,
      span: [Math.max(span[0], start) - start, Math.min(span[1], end) - start] as const,
    }));
}
