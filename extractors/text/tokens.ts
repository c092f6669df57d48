import { inFigureRange } from "@/lib/claim/number-range";
import { compileCharacterClass, isCapitalAt, isDigitAt, isLetterOrDigitAt, isWordCharacterAt } from "./character-class";
import { getCodeUnits } from "./code-units";
import { internUnits, type Word } from "./word";

/** A word, number or sign of a sentence. Offsets refer to the normalized text. */
export interface Token {
  readonly kind: "word" | "number" | "sign";
  readonly word: Word;
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

const SPACE = 0x20;
const FULL_STOP = 0x2e;
const CAPITAL_D = 0x44;
const SMALL_D = 0x64;

/** A character that begins a word. */
const isWordStartAt = compileCharacterClass(/[\p{L}\\_]/u);
const isDigitOrVersionAt = compileCharacterClass(/[\dvV]/);
const isUnitLetterAt = compileCharacterClass(/[\p{L}µ]/u);
/** Letters after a number that are a unit or a scale; with other letters the whole is a name ("2D", "1KGP"). */
const SUFFIX =
  /^(?:x|X|B|b|M|K|k|T|bn|s|ms|ns|h|hrs?|min|mins|GB|MB|KB|TB|GiB|MiB|kB|pp|pts?|ppt|dB|fps|FPS|mm|cm|km|m|W|kW|mW|mJ|J|Hz|kHz|MHz|GHz|mL|ml|mg|kg|g|V|bit|bits|th|st|nd|rd|s\b|GFLOPs|TFLOPs|MFLOPs|times|fold|percent|us|µs|tokens)$/;

/** Abbreviations that keep their full stop, so that it ends no clause. */
const ABBREVIATION = /^(?:e\.g|i\.e|vs|cf|approx|resp|etc|al|Fig|Eq|Tab|Sec)$/i;

/** Pairs of words treated as one: "data set" becomes "dataset". */
const DATA_SET = /^data sets?(?![\p{L}\d])/iu;

/** Returns the end of the number at `at`: thousands groups and decimals, both bounded. */
function numberEnd(text: string, units: Uint16Array, offset: number): number {
  let end = offset;
  while (end < text.length && end - offset < 24) {
    const character = text[end];
    if (isDigitAt(units, end)) end++;
    else if ((character === "." || character === ",") && isDigitAt(units, end + 1)) end++;
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
function isDashWithoutSpaces(text: string, units: Uint16Array, offset: number, end: number): boolean {
  if (isCapitalAt(units, end + 1)) return PLURAL_NOUN.test(text.slice(offset, end));
  return isCapitalAt(units, offset) && CLAUSE_CONTINUATION.test(text.slice(end + 1, end + 16));
}

/** "Tide-L/14", "Iris XL/2": a model size in letters before a patch size. */
const PATCH_MODEL = /(?:^|-)(?:Ti|[SBLHGg]|XL|XXL)$/;
const PATCH_SIZE = /^(?:2|4|8|14|16|32)(?!\d|\.\d|%|\p{L})/u;

const mayBeInnerSignAt = compileCharacterClass(/[-'@^&./+*]/);

/** True for a sign at `end` that is part of the name that begins at `offset`: "Tide-L/14", "C++", "A*", "e.g". */
function isInnerSign(text: string, units: Uint16Array, offset: number, end: number): boolean {
  if (!mayBeInnerSignAt(units, end)) return false;
  const isFirst = end - offset === 1;
  switch (text[end]) {
    case "-":
      return !isDashWithoutSpaces(text, units, offset, end) && isWordCharacterAt(units, end + 1);
    case "'":
      return !(text[end + 1] === "s" && !isLetterOrDigitAt(units, end + 2)) && isWordCharacterAt(units, end + 1);
    case "@":
    case "^":
    case "&":
      return isWordCharacterAt(units, end + 1);
    case ".":
      if (isDigitAt(units, end + 1) && isDigitOrVersionAt(units, end - 1)) return true;
      if (end === 1 && isWordCharacterAt(units, end + 1)) return true;
      return isFirst && /^[ei]$/i.test(text[end - 1] as string) && /^[ge]$/i.test(text[end + 1] ?? "");
    case "/":
      return PATCH_MODEL.test(text.slice(offset, end)) && PATCH_SIZE.test(text.slice(end + 1, end + 5));
    case "+":
      return !isDigitAt(units, end + 1);
    case "*":
      return !isWordCharacterAt(units, end + 1);
    default:
      return false;
  }
}

/** Returns the end of the word at `at`: letters, digits, and signs inside names. */
function wordEnd(text: string, units: Uint16Array, offset: number): number {
  const mayBePair = units[offset + 4] === SPACE && (units[offset] === SMALL_D || units[offset] === CAPITAL_D);
  const pair = mayBePair ? DATA_SET.exec(text.slice(offset, offset + 10)) : null;
  if (pair) return offset + pair[0].length;
  let end = offset + 1;
  while (end - offset < 200 && (isWordCharacterAt(units, end) || isInnerSign(text, units, offset, end))) end++;
  if (units[end] === FULL_STOP && end - offset < 6 && ABBREVIATION.test(text.slice(offset, end))) end++;
  return end;
}

/** The value, sign and suffix of a number. */
type NumberParts = Pick<Token, "value" | "sign" | "suffix">;
const NO_NUMBER: NumberParts = { value: Number.NaN, sign: "", suffix: "" };

/** Returns the token of the code units [start, end). */
function createToken(
  units: Uint16Array,
  kind: Token["kind"],
  start: number,
  end: number,
  isSpaced: boolean,
  { value, sign, suffix }: NumberParts = NO_NUMBER,
): Token {
  const word = internUnits(units, start, end);
  const { text, lower } = word;
  return { kind, word, text, lower, start, end, noSpaceBefore: !isSpaced, value, sign, suffix };
}

/** Splits text[from, to) into tokens in one pass. */
export function tokenize(text: string, from = 0, to = text.length): Token[] {
  const units = getCodeUnits(text);
  const tokens: Token[] = [];
  let isSpaced = true;
  for (let i = from; i < to; ) {
    if (units[i] === SPACE) {
      isSpaced = true;
      i++;
      continue;
    }
    const token = parseToken(text, units, i, to, isSpaced);
    tokens.push(token);
    isSpaced = false;
    i = token.end;
  }
  return tokens;
}

function parseToken(text: string, units: Uint16Array, start: number, to: number, isSpaced: boolean): Token {
  if (startsNumber(text, units, start, isSpaced)) return parseNumber(text, units, start, isSpaced);
  if (isWordStartAt(units, start))
    return createToken(units, "word", start, Math.min(to, wordEnd(text, units, start)), isSpaced);
  const end = start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
  return createToken(units, "sign", start, end, isSpaced);
}

/** A digit, or a sign that may begin a number. */
const mayStartNumberAt = compileCharacterClass(/[\dx×+.-]/);

/** True for the start of a number: a digit, a sign before a digit that is free or follows "=" ("Δ=-0.53"), a decimal point, or the x of "x2.7". */
function startsNumber(text: string, units: Uint16Array, offset: number, isSpaced: boolean): boolean {
  if (!mayStartNumberAt(units, offset)) return false;
  if (isDigitAt(units, offset)) return true;
  const character = text[offset] as string;
  const prev = text[offset - 1];
  if (character === "x" || character === "×")
    return (isSpaced || prev === "(") && /^\d{1,3}\.\d/.test(text.slice(offset + 1, offset + 6));
  const canStart =
    isSpaced || prev === "(" || prev === "[" || prev === "/" || prev === "→" || prev === "," || prev === ":";
  if ((character === "+" || character === "-") && isDigitAt(units, offset + 1)) return canStart || prev === "=";
  if ((character === "+" || character === "-") && text[offset + 1] === "." && isDigitAt(units, offset + 2))
    return canStart;
  return character === "." && isDigitAt(units, offset + 1) && canStart;
}

/** Returns the number at `offset`, or a word if it is part of a name ("2D") or too large. */
function parseNumber(text: string, units: Uint16Array, offset: number, isSpaced: boolean): Token {
  const mark = text[offset] as string;
  const isTimes = mark === "x" || mark === "×";
  const sign = mark === "+" || mark === "-" ? mark : "";
  const digits = offset + (isTimes ? 1 : sign.length);
  let end = numberEnd(text, units, text[digits] === "." ? digits + 1 : digits);
  const power = /^[eE]([+-]\d{1,3})(?![\p{L}\d-]|\.\d)/u.exec(text.slice(end, end + 6));
  const size = numberValue(text.slice(digits, end));
  const value = (power ? Number(`${size}${power[0]}`) : size) * (sign === "-" ? -1 : 1);
  if (power) end += power[0].length;
  let letters = end;
  while (letters < text.length && letters - end < 12 && isUnitLetterAt(units, letters)) letters++;
  const suffix = text.slice(end, letters);
  const isUnit = suffix === "" || (SUFFIX.test(suffix) && !isDigitAt(units, letters));
  if (!isUnit) return createToken(units, "word", offset, wordEnd(text, units, offset), isSpaced);
  // A word, so that computations with it cannot overflow.
  if (!inFigureRange(value)) return createToken(units, "word", offset, letters, isSpaced);
  return createToken(units, "number", offset, letters, isSpaced, { value, sign, suffix: isTimes ? "x" : suffix });
}
