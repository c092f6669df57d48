import {
  DROPPED_WITH_ARGUMENT,
  FIRST_ARGUMENT_DROPPED,
  FONT_SWITCH,
  LOOK_COMMAND,
  QUANTITY_COMMAND,
} from "./latex-commands";
import { opensFormula } from "./latex-math";
import type { LatexArgument } from "./latex-scan";
import { findArgument, findFormula, findGroupEnd, findNameEnd, isLetter, isSpace, isWordCharacter } from "./latex-scan";
import { addAccent, BLACKBOARD, isAccent, type ScriptMark, toScript } from "./latex-scripts";
import { readSign } from "./latex-signs";
import { DISPLAYED_SYMBOLS, LATEX_SYMBOLS } from "./latex-symbols";
import { type NormalizedText, SpanWriter } from "./span-writer";

/** Deeper arguments are shown as in the source. */
const MAX_DEPTH = 20;
/** Maximum length of the argument of an accent. */
const MAX_ACCENTED_LENGTH = 24;

const getSymbol = (name: string): string | undefined => DISPLAYED_SYMBOLS.get(name) ?? LATEX_SYMBOLS.get(name);

/** A range of the source, and whether it is mathematics. */
interface Range {
  readonly start: number;
  readonly end: number;
  readonly isMath: boolean;
  readonly depth: number;
}

/** Reads LaTeX in running text and writes what a page shows, each character with its range in the source. */
export class LatexReader {
  private readonly writer = new SpanWriter();

  constructor(private readonly source: string) {}

  read(): NormalizedText {
    return this.readRange({ start: 0, end: this.source.length, isMath: false, depth: 0 });
  }

  private readRange(range: Range): NormalizedText {
    for (let at = range.start; at < range.end; ) {
      const next = range.depth > MAX_DEPTH ? at : Math.min(range.end, this.readAt(at, range));
      if (next <= at) this.writer.put(this.source[at] as string, at, at + 1);
      at = Math.max(next, at + 1);
    }
    return this.writer.finish();
  }

  /** What an argument shows, not written yet. */
  private render({ start, end }: LatexArgument, { isMath, depth }: Range): NormalizedText {
    return new LatexReader(this.source).readRange({ start, end, isMath, depth: depth + 1 });
  }

  private write({ text, starts, ends }: NormalizedText): void {
    for (let k = 0; k < text.length; k++) this.writer.put(text[k] as string, starts?.[k] ?? 0, ends?.[k] ?? 0);
  }

  /** Shows an argument without its braces; returns the position after it, or `at` if there is none. */
  private readGroup(at: number, range: Range): number {
    const group = this.source[at] === "{" ? findArgument(this.source, at, range.end) : null;
    if (group === null) return at;
    this.write(this.render(group, range));
    return group.after;
  }

  /** Reads what begins at a position and returns its end; the position itself if it is an ordinary character. */
  private readAt(at: number, range: Range): number {
    const { source } = this;
    const { isMath } = range;
    const c = source[at];
    if (isMath && (c === "$" || c === "}")) return at + 1;
    if (isMath && isSpace(c) && isSpace(this.writer.last())) return at + 1;
    if (c === "{") return this.readBrace(at, range);
    if (c === "^" || c === "_") return this.readScript(c, at, range);
    const formula = c === "$" || c === "\\" ? this.findFormulaAt(at) : null;
    if (formula !== null && formula.after <= range.end) {
      this.write(this.render(formula, { ...range, isMath: true }));
      return formula.after;
    }
    if (c === "\\") {
      const end = this.readCommand(at, range);
      if (end > at) return end;
    }
    const sign = readSign(source, at, isMath);
    if (sign === null) return at;
    this.writer.put(sign.text, at, sign.end);
    return sign.end;
  }

  private findFormulaAt(at: number): LatexArgument | null {
    const { source } = this;
    if (source[at] === "$" && source[at + 1] !== "$")
      return opensFormula(source, at) ? findFormula(source, at, "$", "$") : null;
    return (
      findFormula(source, at, "$$", "$$") ??
      findFormula(source, at, "\\(", "\\)") ??
      findFormula(source, at, "\\[", "\\]")
    );
  }

  /** "5{,}803" is "5,803" and "{\bf 7}" is "7"; other braces outside mathematics are text. */
  private readBrace(at: number, range: Range): number {
    const end = this.readsAsGroup(at, range) ? this.readGroup(at, range) : at;
    return end === at && range.isMath ? at + 1 : end;
  }

  private readsAsGroup(at: number, { isMath }: Range): boolean {
    return isMath || /^\{(?:,?\}|\\[a-zA-Z'"`^~])/.test(this.source.slice(at, at + 3));
  }

  /** Superscripts and subscripts: always in mathematics, elsewhere only with braces, as in "10^{-3}" but not "lm_head". */
  private readScript(mark: ScriptMark, at: number, range: Range): number {
    const argument = range.isMath || this.source[at + 1] === "{" ? findArgument(this.source, at + 1, range.end) : null;
    if (argument === null) return at;
    this.writeScript(mark, this.render(argument, { ...range, isMath: true }), at, argument.after);
    return argument.after;
  }

  private writeScript(mark: ScriptMark, shown: NormalizedText, at: number, after: number): void {
    const script = toScript(mark, shown.text.split(""));
    const isPhrase = script === null && shown.text.length > 1 && !/^[\p{L}\d]*$/u.test(shown.text);
    if (script === null) this.writer.put(isPhrase ? `${mark}(` : mark, at, at + 1);
    this.write(script === null ? shown : { ...shown, text: script.join("") });
    if (isPhrase) this.writer.put(")", after - 1, after);
  }

  private readCommand(at: number, range: Range): number {
    const { source } = this;
    const isNamed = isLetter(source[at + 1]);
    const end = isNamed ? findNameEnd(source, at + 1, range.end) : at + 2;
    const name = source.slice(at + 1, end);
    const accented = isAccent(name) ? this.readAccent(name, at, end, range) : at;
    if (accented > at || !isNamed) return accented;
    const symbol = getSymbol(name);
    if (symbol !== undefined) return this.readSymbol(symbol, at, end, range);
    const splitSymbol = this.findSplitSymbol(name, end);
    if (splitSymbol !== undefined) return this.readSymbol(splitSymbol, at, findGroupEnd(source, end, range.end), range);
    return this.readStructure(name, at, end, range) ?? this.readUnknownCommand(name, at, end, range);
  }

  /** `\"a` in a word or group, `\tilde{O}`; returns `at` if the letter or the place does not fit. */
  private readAccent(command: string, at: number, commandEnd: number, range: Range): number {
    const { source } = this;
    const isNamed = command.length > 1;
    const fits = isNamed || source[commandEnd] === "{" || source[at - 1] === "{" || isLetter(source[at - 1]);
    if (!fits || (isLetter(command) && source[commandEnd] !== "{")) return at;
    const argument = findArgument(
      source,
      isNamed && isSpace(source[commandEnd]) ? commandEnd + 1 : commandEnd,
      range.end,
    );
    if (argument === null || argument.end - argument.start > MAX_ACCENTED_LENGTH) return at;
    const letter = this.render(argument, range).text;
    if (!/^\p{L}$/u.test(letter)) return at;
    this.writer.put(addAccent(command, letter), at, argument.after);
    return argument.after;
  }

  /** "\b{eta}" in listings is "\beta", because they read "\b" as an accent. */
  private findSplitSymbol(name: string, end: number): string | undefined {
    const rest = name.length === 1 ? /^\{([a-z]{1,9})\}/.exec(this.source.slice(end, end + 12))?.[1] : undefined;
    return rest === undefined ? undefined : getSymbol(name + rest);
  }

  /** The space after a prefix only ends the command: "\sim 5" is "~5"; "a \times b" and "\alpha of" keep it. */
  private readSymbol(symbol: string, at: number, end: number, { isMath, start }: Range): number {
    this.writer.put(symbol, at, end);
    if (this.source.startsWith("{}", end)) return end + 2;
    const isPrefix = isMath && at === start && /^[~≈≤≥<>±]$/.test(symbol);
    return isPrefix && isSpace(this.source[end]) ? end + 1 : end;
  }

  /** Reads a command with a known meaning; null for another one. */
  private readStructure(name: string, at: number, end: number, range: Range): number | null {
    const { source } = this;
    if (name === "textsuperscript" || name === "textsubscript") {
      const argument = findArgument(source, end, range.end);
      if (argument)
        this.writeScript(name === "textsuperscript" ? "^" : "_", this.render(argument, range), at, argument.after);
      return argument?.after ?? end;
    }
    if (LOOK_COMMAND.test(name)) return this.readLook(name, at, end, range);
    if (FONT_SWITCH.test(name)) return isSpace(source[end]) ? end + 1 : this.readGroup(end, range);
    if (DROPPED_WITH_ARGUMENT.test(name)) return this.drop(name, end, range);
    if (FIRST_ARGUMENT_DROPPED.test(name)) return this.readGroup(findGroupEnd(source, end, range.end), range);
    if (QUANTITY_COMMAND.test(name))
      return this.readPair(" ", end, range, (from) => this.readGroup(from, { ...range, isMath: true }));
    if (/^[dtc]?frac$/.test(name)) return this.readPair("/", end, range, (from) => this.readOperand(from, range));
    if (name === "footnote") return this.readBracketed(" (", end, range);
    if (name !== "sqrt") return null;
    this.writer.put("√", at, end);
    return this.readOperand(end, range);
  }

  private drop(name: string, at: number, range: Range): number {
    if (name.startsWith("cite")) this.writer.removeLast(" ");
    const options = /^(?:\[[^\]]{0,60}\]){0,2}/.exec(this.source.slice(at, at + 130))?.[0].length ?? 0;
    return findGroupEnd(this.source, at + options, range.end);
  }

  /** `\mathbb{R}` is "ℝ", `\unicode{x2013}` is "–", `\textbf{7}` is "7". */
  private readLook(name: string, at: number, end: number, range: Range): number {
    const argument = findArgument(this.source, end, range.end);
    const inside = argument === null ? "" : this.source.slice(argument.start, argument.end);
    const code = name === "unicode" ? /^x([\da-fA-F]{2,4})$/.exec(inside)?.[1] : undefined;
    const character = code === undefined ? undefined : String.fromCharCode(Number.parseInt(code, 16));
    const special = character ?? (/bb$/.test(name) ? BLACKBOARD.get(inside) : undefined);
    // "\mathcal E" without braces: the space only ends the command.
    if (range.isMath && isSpace(this.source[end])) return end + 1;
    if (argument === null || special === undefined) return this.readGroup(end, range);
    this.writer.put(special, at, argument.after);
    return argument.after;
  }

  /** Two arguments with a sign between them: `\frac{1}{2}` is "1/2", `\SI{10}{\minute}` is "10 minute". */
  private readPair(sign: string, at: number, range: Range, read: (at: number) => number): number {
    const middle = read(at);
    if (middle === at || middle >= range.end) return middle;
    this.writer.put(sign, middle - 1, middle);
    return read(middle);
  }

  /** Shows an argument, in parentheses if it is more than one word or number. */
  private readOperand(at: number, range: Range): number {
    const argument = findArgument(this.source, at, range.end);
    if (argument === null) return at;
    const shown = this.render(argument, range);
    const isGroup = this.source[at] === "{" && !/^[\p{L}\p{N}.,]*$/u.test(shown.text);
    if (isGroup) this.writer.put("(", at, at + 1);
    this.write(shown);
    if (isGroup) this.writer.put(")", argument.after - 1, argument.after);
    return argument.after;
  }

  private readBracketed(open: string, at: number, range: Range): number {
    if (this.source[at] !== "{") return at;
    this.writer.put(open, at, at + 1);
    const after = this.readGroup(at, range);
    this.writer.put(")", after - 1, after);
    return after;
  }

  /** "\log n" is "log n", "\ours{} gains" is "ours gains"; paths such as "C:\temp" and escapes such as "\n" are text. */
  private readUnknownCommand(name: string, at: number, end: number, range: Range): number {
    const before = this.source[at - 1] ?? "";
    if (!range.isMath && (name.length === 1 || /[\w:\\]/.test(before))) return at;
    const isGlued = range.isMath && isWordCharacter(this.writer.last());
    this.writer.put(isGlued ? ` ${name}` : name, at, end);
    return this.readGroup(end, range);
  }
}
