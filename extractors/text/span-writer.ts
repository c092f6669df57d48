/**
 * The abstract as the rules read it, with the way back: character `i` of `text` stands for
 * `[starts[i], ends[i])` of the original. Both are null where text and original are the same.
 */
export interface NormalizedText {
  readonly text: string;
  readonly starts: Int32Array | null;
  readonly ends: Int32Array | null;
}

/** Takes characters in the order of the source, each with the range that it stands for. */
export class SpanWriter {
  private readonly characters: string[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  /** Where the mathematics that is open ends; -1 where none is. */
  mathEnd = -1;
  /** Where the emphasis that is open ends; -1 where none is. */
  emphasisEnd = -1;

  put(text: string, start: number, end: number): void {
    for (let k = 0; k < text.length; k++) {
      this.characters.push(text[k] as string);
      this.starts.push(start);
      this.ends.push(end);
    }
  }
  /** One space at most, never at the very start. */
  space(start: number, end: number): void {
    if (this.characters.length > 0 && this.characters.at(-1) !== " ") this.put(" ", start, end);
  }
  /** Takes the last character back where it is this one. */
  removeLast(character: string): void {
    if (this.characters.at(-1) === character) for (const list of [this.characters, this.starts, this.ends]) list.pop();
  }
  /** Leaves out what ends at `end`, and the space before it. */
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

/** What was made of `first` as what was made of the original. */
export function composeNormalizations(first: NormalizedText, { text, starts, ends }: NormalizedText): NormalizedText {
  if (starts === null || ends === null) return first;
  const { starts: from, ends: to } = first;
  if (from === null || to === null) return { text, starts, ends };
  return { text, starts: starts.map((at) => from[at] as number), ends: ends.map((at) => to[at - 1] as number) };
}
