import { MAX_DEPTH, TOO_DEEP } from "./json-depth";

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", a: "\x07", "0": "\0", "\n": "" },
};
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["None", null],
  ["True", true],
  ["False", false],
  ["nan", null],
]);
const NUMBER = /[-+]?\d{1,40}(?:\.\d{0,40})?(?:e[-+]?\d{1,4})?/iy;
const WORD = /[A-Za-z_][\w.]{0,60}/y;
/** Number of hex digits after \x, \u and \U. */
const HEX: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** Parses a printed Python value: dictionaries, lists, strings, numbers, dates. @throws Error with the position */
export function parsePythonLiteral(text: string): unknown {
  const reader = new LiteralReader(text);
  const value = reader.value(0);
  reader.end();
  return value;
}

class LiteralReader {
  private at = 0;

  constructor(private readonly text: string) {}

  value(depth: number): unknown {
    if (depth > MAX_DEPTH) throw new Error(TOO_DEEP);
    this.skipSpace();
    const sign = this.text[this.at];
    if (sign === "{") return this.dictionary(depth);
    if (sign === "[") return this.list("]", depth);
    if (sign === "(") return this.list(")", depth);
    if (sign === "'" || sign === '"') return this.string(sign);
    const number = this.match(NUMBER);
    if (number !== null) return Number(number);
    const word = this.match(WORD);
    if (word !== null && this.text[this.at] === "(") return toDate(this.list(")", depth));
    if (word !== null && WORDS.has(word)) return WORDS.get(word);
    return this.fail(word === null ? "a value was expected" : `"${word}" is not a value`);
  }

  end(): void {
    this.skipSpace();
    if (this.at < this.text.length) this.fail("more text after the value");
  }

  private dictionary(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.at++;
    while (!this.takeIfNext("}")) {
      const key = this.value(depth + 1);
      if (!this.takeIfNext(":")) this.fail('":" was expected');
      entries.push([String(key), this.value(depth + 1)]);
      if (!this.takeIfNext(",") && !this.isNext("}")) this.fail('"," or "}" was expected');
    }
    return Object.fromEntries(entries);
  }

  private list(close: string, depth: number): unknown[] {
    const items: unknown[] = [];
    this.at++;
    while (!this.takeIfNext(close)) {
      items.push(this.value(depth + 1));
      if (!this.takeIfNext(",") && !this.isNext(close)) this.fail(`"," or "${close}" was expected`);
    }
    return items;
  }

  private string(quote: string): string {
    let result = "";
    let from = ++this.at;
    for (; this.at < this.text.length; this.at++) {
      const sign = this.text[this.at];
      if (sign === quote) {
        result += this.text.slice(from, this.at++);
        return result;
      }
      if (sign !== "\\") continue;
      result += this.text.slice(from, this.at) + this.escape();
      from = this.at + 1;
    }
    return this.fail("a string has no end");
  }

  /** Reads an escape sequence, up to its last character. */
  private escape(): string {
    const sign = this.text[++this.at] ?? "";
    const digits = HEX[sign];
    if (digits === undefined) return ESCAPES[sign] ?? (/['"\\]/.test(sign) ? sign : `\\${sign}`);
    const code = this.text.slice(this.at + 1, this.at + 1 + digits);
    const point = Number.parseInt(code, 16);
    if (!/^[\da-f]+$/i.test(code) || code.length < digits || point > 0x10ffff)
      return this.fail(`\\${sign} without its digits`);
    this.at += digits;
    return String.fromCodePoint(point);
  }

  private takeIfNext(sign: string): boolean {
    if (!this.isNext(sign)) return false;
    this.at++;
    return true;
  }

  private isNext(sign: string): boolean {
    this.skipSpace();
    return this.text[this.at] === sign;
  }

  private skipSpace(): void {
    while (this.text.charCodeAt(this.at) <= 32) this.at++;
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }

  private fail(reason: string): never {
    throw new Error(`${reason} at character ${this.at + 1}`);
  }
}

/** Converts the arguments of `datetime.datetime(2025, 5, 12, 17, 0)` to a date. */
function toDate(parts: readonly unknown[]): string | null {
  const [year, month, day] = parts;
  return [year, month, day].every((part) => typeof part === "number") ? `${year}-${month}-${day}` : null;
}
