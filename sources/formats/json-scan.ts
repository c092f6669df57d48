import { formatInteger } from "@/lib/format/format-integer";
import { DOCUMENT_CHARACTERS, DOCUMENT_PARTS } from "../input/limits";
import { MAX_DEPTH, TOO_DEEP } from "./json-depth";

/** Text of a value in a JSON document, or a problem with its location. */
export interface JsonValueText {
  readonly text: string;
  /** First line of the value. */
  readonly line: number;
  readonly problem?: string;
}

const QUOTE = 34;
const BACKSLASH = 92;
const NEWLINE = 10;
const COMMA = 44;

const tooMuch = (limit: string): string =>
  `a value of more than ${limit} is skipped; put its papers into a list, or one on each line`;

/**
 * Splits a JSON document into the objects of its outermost list, or into consecutive objects, as a stream that holds one
 * object in memory.
 */
export class JsonScanner {
  private parts: string[] = [];
  private size = 0;
  /** Nested values of the current value: one for each bracket and comma. */
  private values = 0;
  private line = 1;
  private start = 1;
  private depth = 0;
  /** Depth around the current value: 1 in the outermost list, else 0; -1 outside of values. */
  private valueDepth = -1;
  private inString = false;
  private escaped = false;
  private problem: string | undefined;

  /** Yields the values that end in the next chunk. */
  *feed(piece: string): Generator<JsonValueText> {
    let from = 0;
    for (let i = 0; i < piece.length; i++) {
      const code = piece.charCodeAt(i);
      if (code === NEWLINE) this.line++;
      if (this.inString) this.readStringCharacter(code);
      else if (code === QUOTE) this.inString = true;
      else if (code === COMMA) this.count();
      else if (code === 0x7b || code === 0x5b) {
        if (this.open(code === 0x5b)) from = i;
      } else if ((code === 0x7d || code === 0x5d) && this.close()) {
        this.append(piece.slice(from, i + 1));
        yield this.finishValue();
      }
    }
    if (this.valueDepth >= 0) this.append(piece.slice(from));
  }

  /** Yields a problem if the document is truncated. */
  *end(): Generator<JsonValueText> {
    const problem = "the JSON is truncated here; the data before is kept";
    const text = this.parts.join("").slice(0, 500);
    if (this.depth > 0) yield { text, line: this.valueDepth >= 0 ? this.start : this.line, problem };
  }

  private readStringCharacter(code: number): void {
    if (this.escaped) this.escaped = false;
    else if (code === BACKSLASH) this.escaped = true;
    else if (code === QUOTE) this.inString = false;
  }

  /** @returns true if a value to collect starts here */
  private open(isList: boolean): boolean {
    this.depth++;
    if (this.valueDepth >= 0) {
      this.count();
      if (this.depth - this.valueDepth > MAX_DEPTH) this.problem = TOO_DEEP;
      return false;
    }
    if (isList && this.depth === 1) return false;
    [this.valueDepth, this.start] = [this.depth - 1, this.line];
    return true;
  }

  /** @returns true if the current value ends here */
  private close(): boolean {
    if (this.depth > 0) this.depth--;
    return this.valueDepth >= 0 && this.depth === this.valueDepth;
  }

  private count(): void {
    if (this.valueDepth >= 0 && ++this.values > DOCUMENT_PARTS)
      this.problem ??= tooMuch(`${formatInteger(DOCUMENT_PARTS)} values`);
  }

  private append(text: string): void {
    this.size += text.length;
    if (this.size > DOCUMENT_CHARACTERS) this.problem = tooMuch(`${formatInteger(DOCUMENT_CHARACTERS)} characters`);
    if (!this.problem || this.parts.length === 0) this.parts.push(text);
  }

  private finishValue(): JsonValueText {
    const piece = { text: this.parts.join(""), line: this.start, ...(this.problem ? { problem: this.problem } : {}) };
    [this.parts, this.size, this.values, this.valueDepth, this.problem] = [[], 0, 0, -1, undefined];
    return piece;
  }
}
