import { inFigureRange } from "@/lib/claim/number-range";

/** A word, number or sign of a sentence. Offsets refer to the normalized text. */
export interface Token {
  readonly kind: "word" | "number" | "sign";
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** True if no space separates this token from the previous one. */
  readonly noSpaceBefore: boolean;
  /** Numbers only: 5803 for "5,803", -3.2 for "-3.2". */
  readonly value: number;
  /** Numbers only: "+" or "-" if written. */
  readonly sign: "" | "+" | "-";
  /** Numbers only: letters directly after the number: "B" of "7B", "x" of "2x". */
  readonly suffix: string;
}

const DIGIT = /\d/;
const LETTER = /[\p{L}\\_]/u;
const ALNUM = /[\p{L}\d_]/u;
/** Letters after a number that are a unit or a scale; with other letters the whole is a name ("2D", "1KGP"). */
const SUFFIX =
  /^(?:x|X|B|b|M|K|k|T|bn|s|ms|ns|h|hrs?|min|mins|GB|MB|KB|TB|GiB|MiB|kB|pp|pts?|ppt|dB|fps|FPS|mm|cm|km|m|W|kW|mW|mJ|J|Hz|kHz|MHz|GHz|mL|ml|mg|kg|g|V|bit|bits|th|st|nd|rd|s\b|GFLOPs|TFLOPs|MFLOPs|times|fold|percent|us|µs|tokens)$/;

/** Abbreviations that keep their full stop, so that it ends no clause. */
const ABBREVIATION = /^(?:e\.g|i\.e|vs|cf|approx|resp|etc|al|Fig|Eq|Tab|Sec)$/i;

/** Pairs of words treated as one: "data set" becomes "dataset". */
const DATA_SET = /^data sets?(?![\p{L}\d])/iu;

const isAlnum = (character: string | undefined): boolean => character !== undefined && ALNUM.test(character);
const isDigit = (character: string | undefined): boolean => character !== undefined && DIGIT.test(character);

/** Returns the end of the number at `at`: thousands groups and decimals, both bounded. */
function numberEnd(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && end - offset < 24) {
    const character = text[end];
    if (isDigit(character)) end++;
    else if ((character === "." || character === ",") && isDigit(text[end + 1])) end++;
    else break;
  }
  return end;
}

/** "5,803" → 5803, "97,5" → 97.5, "1.000.000" → 1000000, ".5" → 0.5. */
function numberValue(digits: string): number {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) return Number(digits.replaceAll(",", ""));
  if (/^\d+,\d{1,2}$/.test(digits)) return Number(digits.replace(",", "."));
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(digits)) return Number(digits.replaceAll(".", ""));
  return Number(/^\d*\.?\d+$/.test(digits) ? digits : (digits.split(/[.,]/)[0] ?? "0"));
}

/** A plural noun before a dash without spaces. */
const PLURAL_NOUN = /^\p{Ll}{3,}[a-rt-z]s$/u;
/** A word that continues the sentence after such a dash. */
const CLAUSE_CONTINUATION =
  /^(?:and|but|that|which|where|while|with|we|our|can|shows?|reveals?|achieves?|demonstrat(?:es?|ing))(?= )/;

/** "three datasets-Orion and Iris-where": a hyphen used as a dash is not part of a name. */
function isDashWithoutSpaces(text: string, offset: number, end: number): boolean {
  const behind = text.slice(end + 1, end + 16);
  if (/^\p{Lu}/u.test(behind)) return PLURAL_NOUN.test(text.slice(offset, end));
  return /^\p{Lu}/u.test(text.slice(offset, offset + 2)) && CLAUSE_CONTINUATION.test(behind);
}

/** "Tide-L/14", "Iris XL/2": a model size in letters before a patch size. */
const PATCH_MODEL = /(?:^|-)(?:Ti|[SBLHGg]|XL|XXL)$/;
const PATCH_SIZE = /^(?:2|4|8|14|16|32)(?!\d|\.\d|%|\p{L})/u;

/** Returns the end of the word at `at`: letters, digits, and signs inside names. */
function wordEnd(text: string, offset: number): number {
  const pair = text[offset + 4] === " " ? DATA_SET.exec(text.slice(offset, offset + 10)) : null;
  if (pair) return offset + pair[0].length;
  let end = offset + 1;
  while (end < text.length && end - offset < 200) {
    const character = text[end] as string;
    const next = text[end + 1];
    if (isAlnum(character)) end++;
    else if (character === "-" && isDashWithoutSpaces(text, offset, end)) break;
    else if (character === "'" && /^s(?![\p{L}\d])/u.test(text.slice(end + 1, end + 3))) break;
    else if (
      (character === "-" || character === "'" || character === "@" || character === "^" || character === "&") &&
      isAlnum(next)
    )
      end++;
    else if (character === "." && next !== undefined && isDigit(next) && /[\dvV]/.test(text[end - 1] as string)) end++;
    else if (character === "." && isAlnum(next) && text[end - 2] === undefined) end++;
    else if (
      character === "/" &&
      PATCH_MODEL.test(text.slice(offset, end)) &&
      PATCH_SIZE.test(text.slice(end + 1, end + 5))
    )
      end++;
    else if (character === "+" && !isDigit(next)) end++;
    else if (character === "*" && !isAlnum(next)) end++;
    else if (
      character === "." &&
      /^[ei]$/i.test(text[end - 1] as string) &&
      end - offset === 1 &&
      /^[ge]/i.test(next ?? "")
    )
      end++;
    else break;
  }
  if (text[end] === "." && end - offset < 6 && ABBREVIATION.test(text.slice(offset, end))) end++;
  return end;
}

/** Splits text[from, to) into tokens in one pass. */
export function tokenize(text: string, from = 0, to = text.length): Token[] {
  const tokens: Token[] = [];
  let i = from;
  let isSpaced = true;
  const push = (kind: Token["kind"], end: number, more: Partial<Token> = {}): void => {
    const raw = text.slice(i, end);
    const blank = { value: Number.NaN, sign: "" as const, suffix: "" };
    const lower = raw.toLowerCase().replace(" ", "");
    tokens.push({ kind, text: raw, lower, start: i, end, noSpaceBefore: !isSpaced, ...blank, ...more });
    isSpaced = false;
    i = end;
  };
  while (i < to) {
    const character = text[i] as string;
    if (character === " ") {
      isSpaced = true;
      i++;
    } else if (startsNumber(text, i, isSpaced)) {
      parseNumber(text, i, push);
    } else if (LETTER.test(character)) {
      push("word", Math.min(to, wordEnd(text, i)));
    } else {
      push("sign", i + ((text.codePointAt(i) ?? 0) > 0xffff ? 2 : 1));
    }
  }
  return tokens;
}

/** True for the start of a number: a digit, a sign before a digit that is free or follows "=" ("Δ=-0.53"), a decimal point, or the x of "x2.7". */
function startsNumber(text: string, offset: number, isSpaced: boolean): boolean {
  const character = text[offset] as string;
  if (isDigit(character)) return true;
  const prev = text[offset - 1];
  if (character === "x" || character === "×")
    return (isSpaced || prev === "(") && /^\d{1,3}\.\d/.test(text.slice(offset + 1, offset + 6));
  const canStart =
    isSpaced || prev === "(" || prev === "[" || prev === "/" || prev === "→" || prev === "," || prev === ":";
  if ((character === "+" || character === "-") && isDigit(text[offset + 1])) return canStart || prev === "=";
  if ((character === "+" || character === "-") && text[offset + 1] === "." && isDigit(text[offset + 2]))
    return canStart;
  return character === "." && isDigit(text[offset + 1]) && canStart;
}

function parseNumber(
  text: string,
  offset: number,
  push: (kind: Token["kind"], end: number, more?: Partial<Token>) => void,
): void {
  const mark = text[offset] as string;
  const isTimes = mark === "x" || mark === "×";
  const sign = mark === "+" || mark === "-" ? mark : "";
  const digits = offset + (isTimes ? 1 : sign.length);
  let end = numberEnd(text, text[digits] === "." ? digits + 1 : digits);
  const power = /^[eE]([+-]\d{1,3})(?![\p{L}\d-]|\.\d)/u.exec(text.slice(end, end + 6));
  const size = numberValue(text.slice(digits, end));
  const value = (power ? Number(`${size}${power[0]}`) : size) * (sign === "-" ? -1 : 1);
  if (power) end += power[0].length;
  let letters = end;
  while (letters < text.length && letters - end < 12 && /[\p{L}µ]/u.test(text[letters] as string)) letters++;
  const suffix = text.slice(end, letters);
  const isUnit = suffix === "" || (SUFFIX.test(suffix) && !isDigit(text[letters]));
  if (!isUnit) {
    push("word", wordEnd(text, offset));
    return;
  }
  end = letters;
  // A word, so that computations with it cannot overflow.
  if (!inFigureRange(value)) {
    push("word", end);
    return;
  }
  push("number", end, { value, sign, suffix: isTimes ? "x" : suffix });
}
