/**
 * Normalized text with a mapping to the original: character `i` of `text` covers
 * `[starts[i], ends[i])` of the original. Both are null if text and original are identical.
 */
export interface NormalizedText {
  readonly text: string;
  readonly starts: Int32Array | null;
  readonly ends: Int32Array | null;
}

/** Collects characters in source order, each with its range in the source. */
export class SpanWriter {
  private readonly characters: string[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  /** End of the open mathematics; -1 if none. */
  mathEnd = -1;
  /** End of the open emphasis; -1 if none. */
  emphasisEnd = -1;

  put(text: string, start: number, end: number): void {
    for (let k = 0; k < text.length; k++) {
      this.characters.push(text[k] as string);
      this.starts.push(start);
      this.ends.push(end);
    }
  }
  /** Appends at most one space, and none at the start. */
  space(start: number, end: number): void {
    if (this.characters.length > 0 && this.characters.at(-1) !== " ") this.put(" ", start, end);
  }
  /** Removes the last character if it is this one. */
  removeLast(character: string): void {
    if (this.characters.at(-1) === character) for (const list of [this.characters, this.starts, this.ends]) list.pop();
  }
  /** Skips the source up to `end`, and removes the space before it. */
  skipTo(end: number): number {
    this.removeLast(" ");
    return end;
  }
  last(back = 1): string | undefined {
    return this.characters.at(-back);
  }
  finish(): NormalizedText {
    return { text: this.characters.join(""), starts: Int32Array.from(this.starts), ends: Int32Array.from(this.ends) };
  }
}

/** Composes two mappings: the second one applies to the output of the first. */
export function composeNormalizations(first: NormalizedText, { text, starts, ends }: NormalizedText): NormalizedText {
  if (starts === null || ends === null) return first;
  const { starts: from, ends: to } = first;
  if (from === null || to === null) return { text, starts, ends };
  return {
    text,
    starts: starts.map((offset) => from[offset] as number),
    ends: ends.map((offset) => to[offset - 1] as number),
  };
}
