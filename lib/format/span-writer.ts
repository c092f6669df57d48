/**
 * Normalized text with a mapping to the original: character `i` of `text` covers
 * `[starts[i], ends[i])` of the original. Both are null if text and original are identical.
 */
export interface NormalizedText {
  readonly text: string;
  readonly starts: Int32Array | null;
  readonly ends: Int32Array | null;
}

function grow(list: Int32Array, length: number): Int32Array {
  const grown = new Int32Array(Math.max(length, 2 * list.length));
  grown.set(list);
  return grown;
}

/** Collects characters in source order, each with its range in the source. */
export class SpanWriter {
  /** Never empty strings. */
  private readonly pieces: string[] = [];
  private length = 0;
  private starts: Int32Array;
  private ends: Int32Array;
  /** End of the open mathematics; -1 if none. */
  mathEnd = -1;
  /** End of the open emphasis; -1 if none. */
  emphasisEnd = -1;

  /** `expected` is the usual length of the output in characters; a longer output is allowed. */
  constructor(expected = 256) {
    this.starts = new Int32Array(expected);
    this.ends = new Int32Array(expected);
  }
  private append(text: string): number {
    const from = this.length;
    this.pieces.push(text);
    this.length += text.length;
    if (this.length > this.starts.length) {
      this.starts = grow(this.starts, this.length);
      this.ends = grow(this.ends, this.length);
    }
    return from;
  }
  /** Appends text whose characters all cover [start, end) of the source. */
  put(text: string, start: number, end: number): void {
    if (text === "") return;
    for (let k = this.append(text); k < this.length; k++) {
      this.starts[k] = start;
      this.ends[k] = end;
    }
  }
  /** Appends [start, end) of the source unchanged. */
  copy(source: string, start: number, end: number): void {
    if (start >= end) return;
    const shift = start - this.append(source.slice(start, end));
    for (let k = start - shift; k < this.length; k++) {
      this.starts[k] = k + shift;
      this.ends[k] = k + shift + 1;
    }
  }
  /** Appends at most one space, and none at the start. */
  space(start: number, end: number): void {
    if (this.length > 0 && this.last() !== " ") this.put(" ", start, end);
  }
  /** Removes the last character if it is this one. */
  removeLast(character: string): void {
    if (this.last() !== character) return;
    const piece = this.pieces.pop() as string;
    if (piece.length > 1) this.pieces.push(piece.slice(0, -1));
    this.length--;
  }
  /** Skips the source up to `end`, and removes the space before it. */
  skipTo(end: number): number {
    this.removeLast(" ");
    return end;
  }
  /** Returns the last character, or the one `back - 1` characters before it; undefined before the start. */
  last(back = 1): string | undefined {
    let left = back;
    for (let k = this.pieces.length - 1; k >= 0; k--) {
      const piece = this.pieces[k] as string;
      if (piece.length >= left) return piece[piece.length - left];
      left -= piece.length;
    }
    return undefined;
  }
  finish(): NormalizedText {
    const { pieces, starts, ends, length } = this;
    return { text: pieces.join(""), starts: starts.slice(0, length), ends: ends.slice(0, length) };
  }
}

/** Composes two mappings: the second one applies to the output of the first. */
export function composeNormalizations(first: NormalizedText, { text, starts, ends }: NormalizedText): NormalizedText {
  if (starts === null || ends === null) return first;
  const { starts: from, ends: to } = first;
  if (from === null || to === null) return { text, starts, ends };
  const composed = { text, starts: new Int32Array(starts.length), ends: new Int32Array(ends.length) };
  for (let i = 0; i < starts.length; i++) {
    composed.starts[i] = from[starts[i] as number] as number;
    composed.ends[i] = to[(ends[i] as number) - 1] as number;
  }
  return composed;
}
