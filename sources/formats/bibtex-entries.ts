import type { Line } from "../input/format";
import { RecordSize } from "../input/limits";

const START = /^\s{0,8}@([a-z]{2,40})\s{0,8}([{(])/i;
/** Delimiters; escaped braces such as `\{` are text. */
const DELIMITER = /\\[\\{}]|[{}()"%]/g;

/** Line break between a backslash and its brace. */
const WRAPPED_BRACE = /^\n\s{0,20}(?=[{}])/;
/** Key up to the comma before the first field; keys of databases contain spaces and commas. */
const KEY = /^(\s{0,8}@[a-z]{2,40}\s{0,8}[{(])[^={}"#]{0,200}?,(?=\s{0,20}[a-z_][\w:+-]{0,60}\s{0,20}=)/i;
/** An entry without key. */
const NO_KEY = /^(\s{0,8}@(?!string|comment|preamble)[a-z]{2,40}\s{0,8}[{(])(?=\s{0,20}[a-z_][\w:+-]{0,60}\s{0,20}=)/i;

/** A month with a day, as in `jun # "~3"` and `"3~" # jun`. */
const MONTH_SUM =
  /\bmonth\s{0,20}=\s{0,20}(?:[a-z]{3}\s{0,8}#\s{0,8}"[^"\n]{0,20}"|"[^"\n]{0,20}"\s{0,8}#\s{0,8}[a-z]{3}\b)/i;
/** Names of months stay names: as numbers they cannot be distinguished from days. */
const quoteMonths = (sum: string): string => sum.replace(/(=\s{0,20}|#\s{0,8})([a-z]{3})\b/i, '$1"$2"');

/** Source text of an entry up to its closing bracket. */
export interface BibtexEntry {
  readonly line: number;
  readonly type: string;
  readonly text: string;
  /** The text with a key that every parser accepts. */
  readonly source: string;
  /** Message if the entry exceeds the limits, in which case its text is incomplete. */
  readonly fault: string | null;
}

/**
 * Splits a file into entries. Text between entries is a comment, even with an "@". An unclosed entry ends before the next
 * entry at the start of a line.
 */
export async function* readBibtexEntries(lines: AsyncIterable<Line>): AsyncGenerator<BibtexEntry> {
  let entry: OpenEntry | null = null;
  for await (const { text, number } of lines) {
    let rest: string | null = text;
    if (entry && START.test(text)) {
      yield entry;
      entry = null;
    }
    while (rest !== null) {
      const found: RegExpExecArray | null = entry ? null : START.exec(rest);
      if (found) entry = new OpenEntry(number, found);
      if (!entry) break;
      rest = entry.add(found ? rest.slice(found[0].length) : `\n${rest}`);
      if (rest === null) break;
      yield entry;
      entry = null;
      rest = rest.replace(/^[\s,]{1,8}/, "");
    }
  }
  if (entry) yield entry;
}

class OpenEntry implements BibtexEntry {
  readonly type: string;
  text: string;
  private readonly inBrackets: boolean;
  private readonly size = new RecordSize();
  private depth = 1;
  private quoted = false;
  /** The last two characters of the text, which is slow to read while it grows. */
  private ending = "";

  constructor(
    readonly line: number,
    [start, type = "", bracket]: RegExpExecArray,
  ) {
    this.type = type.toLowerCase();
    this.text = start;
    this.inBrackets = bracket === "(";
  }

  get fault(): string | null {
    return this.size.fault;
  }

  /** The source of the entry with a key that the parser accepts. */
  get source(): string {
    return this.text.replace(KEY, "$1key,").replace(NO_KEY, "$1key,").replace(MONTH_SUM, quoteMonths);
  }

  /** Adds text up to the end of the entry and returns the rest; null if the entry continues. */
  add(added: string): string | null {
    const isSplit = this.ending.endsWith("\\") && this.ending !== "\\\\";
    const text = isSplit ? added.replace(WRAPPED_BRACE, "") : added;
    const end = this.findEnd(text, isSplit && text !== added);
    const taken = text.slice(0, end ?? text.length);
    if (this.size.takes(taken)) {
      this.text += taken;
      this.ending = (this.ending + taken.slice(-2)).slice(-2);
    }
    return end === null ? null : text.slice(end);
  }

  private findEnd(text: string, startsEscaped: boolean): number | null {
    for (const { 0: sign, index } of text.matchAll(DELIMITER)) {
      if (startsEscaped && index === 0) continue;
      const isOutsideField = this.depth === 1;
      if (sign === '"' && isOutsideField) this.quoted = !this.quoted;
      else if (sign === "{") this.depth++;
      else if (isOutsideField && this.quoted) continue;
      else if (sign === "%" && isOutsideField) return null;
      else if (sign === "}") this.depth--;
      else if (sign === ")" && isOutsideField && this.inBrackets) this.depth--;
      if (this.depth === 0) return index + 1;
    }
    return null;
  }
}
