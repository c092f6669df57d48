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

const isAlnum = (c: string | undefined): boolean => c !== undefined && ALNUM.test(c);
const isDigit = (c: string | undefined): boolean => c !== undefined && DIGIT.test(c);

/** Returns the end of the number at `at`: thousands groups and decimals, both bounded. */
function numberEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && end - at < 24) {
    const c = text[end];
    if (isDigit(c)) end++;
    else if ((c === "." || c === ",") && isDigit(text[end + 1])) end++;
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
function isDashWithoutSpaces(text: string, at: number, end: number): boolean {
  const behind = text.slice(end + 1, end + 16);
  if (/^\p{Lu}/u.test(behind)) return PLURAL_NOUN.test(text.slice(at, end));
  return /^\p{Lu}/u.test(text.slice(at, at + 2)) && CLAUSE_CONTINUATION.test(behind);
}

/** "Tide-L/14", "Iris XL/2": a model size in letters before a patch size. */
const PATCH_MODEL = /(?:^|-)(?:Ti|[SBLHGg]|XL|XXL)$/;
const PATCH_SIZE = /^(?:2|4|8|14|16|32)(?!\d|\.\d|%|\p{L})/u;

/** Returns the end of the word at `at`: letters, digits, and signs inside names. */
function wordEnd(text: string, at: number): number {
  const pair = text[at + 4] === " " ? DATA_SET.exec(text.slice(at, at + 10)) : null;
  if (pair) return at + pair[0].length;
  let end = at + 1;
  while (end < text.length && end - at < 200) {
    const c = text[end] as string;
    const next = text[end + 1];
    if (isAlnum(c)) end++;
    else if (c === "-" && isDashWithoutSpaces(text, at, end)) break;
    else if (c === "'" && /^s(?![\p{L}\d])/u.test(text.slice(end + 1, end + 3))) break;
    else if ((c === "-" || c === "'" || c === "@" || c === "^" || c === "&") && isAlnum(next)) end++;
    else if (c === "." && next !== undefined && isDigit(next) && /[\dvV]/.test(text[end - 1] as string)) end++;
    else if (c === "." && isAlnum(next) && text[end - 2] === undefined) end++;
    else if (c === "/" && PATCH_MODEL.test(text.slice(at, end)) && PATCH_SIZE.test(text.slice(end + 1, end + 5))) end++;
    else if (c === "+" && !isDigit(next)) end++;
    else if (c === "*" && !isAlnum(next)) end++;
    else if (c === "." && /^[ei]$/i.test(text[end - 1] as string) && end - at === 1 && /^[ge]/i.test(next ?? "")) end++;
    else break;
  }
  if (text[end] === "." && end - at < 6 && ABBREVIATION.test(text.slice(at, end))) end++;
  return end;
}

/** Splits text[from, to) into tokens in one pass. */
export function tokenize(text: string, from = 0, to = text.length): Token[] {
  const tokens: Token[] = [];
  let i = from;
  let spaced = true;
  const push = (kind: Token["kind"], end: number, more: Partial<Token> = {}): void => {
    const raw = text.slice(i, end);
    const blank = { value: Number.NaN, sign: "" as const, suffix: "" };
    const lower = raw.toLowerCase().replace(" ", "");
    tokens.push({ kind, text: raw, lower, start: i, end, noSpaceBefore: !spaced, ...blank, ...more });
    spaced = false;
    i = end;
  };
  while (i < to) {
    const c = text[i] as string;
    if (c === " ") {
      spaced = true;
      i++;
    } else if (startsNumber(text, i, spaced)) {
      parseNumber(text, i, push);
    } else if (LETTER.test(c)) {
      push("word", Math.min(to, wordEnd(text, i)));
    } else {
      push("sign", i + ((text.codePointAt(i) ?? 0) > 0xffff ? 2 : 1));
    }
  }
  return tokens;
}

/** True for the start of a number: a digit, a sign before a digit that is free or follows "=" ("Δ=-0.53"), a decimal point, or the x of "x2.7". */
function startsNumber(text: string, at: number, spaced: boolean): boolean {
  const c = text[at] as string;
  if (isDigit(c)) return true;
  const prev = text[at - 1];
  if (c === "x" || c === "×") return (spaced || prev === "(") && /^\d{1,3}\.\d/.test(text.slice(at + 1, at + 6));
  const free = spaced || prev === "(" || prev === "[" || prev === "/" || prev === "→" || prev === "," || prev === ":";
  if ((c === "+" || c === "-") && isDigit(text[at + 1])) return free || prev === "=";
  if ((c === "+" || c === "-") && text[at + 1] === "." && isDigit(text[at + 2])) return free;
  return c === "." && isDigit(text[at + 1]) && free;
}

function parseNumber(
  text: string,
  at: number,
  push: (kind: Token["kind"], end: number, more?: Partial<Token>) => void,
): void {
  const mark = text[at] as string;
  const times = mark === "x" || mark === "×";
  const sign = mark === "+" || mark === "-" ? mark : "";
  const digits = at + (times ? 1 : sign.length);
  let end = numberEnd(text, text[digits] === "." ? digits + 1 : digits);
  const power = /^[eE]([+-]\d{1,3})(?![\p{L}\d-]|\.\d)/u.exec(text.slice(end, end + 6));
  const size = numberValue(text.slice(digits, end));
  const value = (power ? Number(`${size}${power[0]}`) : size) * (sign === "-" ? -1 : 1);
  if (power) end += power[0].length;
  let letters = end;
  while (letters < text.length && letters - end < 12 && /[\p{L}µ]/u.test(text[letters] as string)) letters++;
  const suffix = text.slice(end, letters);
  const unit = suffix === "" || (SUFFIX.test(suffix) && !isDigit(text[letters]));
  if (!unit) {
    push("word", wordEnd(text, at));
    return;
  }
  end = letters;
  // A word, so that computations with it cannot overflow.
  if (!inFigureRange(value)) {
    push("word", end);
    return;
  }
  push("number", end, { value, sign, suffix: times ? "x" : suffix });
}
