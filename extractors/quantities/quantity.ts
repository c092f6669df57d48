import type { Qualifier } from "@/lib/claim/claim";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { QUALIFIER_PHRASES } from "../words/triggers";
import { isInWordClass } from "../words/word-classes";
import { isNumberToken, type ParsedUnit, parseUnit } from "./units";

/** A number with what is written around it: "over 7.6%", "10-30%", "24 out of 644", "3.9GB". */
export interface Quantity {
  /** First and last token of the number with its unit; the qualifier stands before. */
  readonly first: number;
  readonly last: number;
  /** First token of the qualifier, or of the number. */
  readonly phraseStart: number;
  readonly value: number;
  /** Upper end of a range. */
  readonly max: number | null;
  /** "%", "times", "points", a unit of measure, or "" for a bare number. */
  readonly unit: string;
  readonly sign: "" | "+" | "-";
  readonly qualifier: Qualifier | null;
  /** The plus behind the unit, where it is the qualifier: "80%+". */
  readonly plusAt: number | null;
  /** Total of a count. */
  readonly total: number | null;
  /** Tokens of the number itself, of the range's end, of the total. */
  readonly numberAt: number;
  readonly maxAt: number | null;
  readonly totalAt: number | null;
  /** Written with a decimal point. */
  readonly decimal: boolean;
}

const RANGE_DASH = /^[-–~—]$/;

const QUALIFIERS = QUALIFIER_PHRASES.map(([words, qualifier]) => ({ words: words.split(" "), qualifier })).sort(
  (a, b) => b.words.length - a.words.length,
);

/** The qualifier that ends right before token `at`, and where it begins. */
function parseQualifier(tokens: readonly Token[], at: number): { qualifier: Qualifier; from: number } | null {
  let end = at;
  while (end > 0 && /^(?:a|an|the|of|\()$/.test(wordAt(tokens, end - 1))) end--;
  for (const stop of end === at ? [at] : [at, end]) {
    for (const { words, qualifier } of QUALIFIERS) {
      const from = stop - words.length;
      // "a gain over the 70.1% of …" compares; "over 70.1%" says how much.
      if (words[0] === "over" && stop < at && tokens[stop]?.lower === "the") continue;
      if (from >= 0 && words.every((w, k) => tokens[from + k]?.lower === w)) return { qualifier, from };
    }
  }
  return null;
}

interface ParsedRange {
  readonly max: number;
  readonly maxAt: number;
  readonly unit: ParsedUnit;
}

/** "from 41% to 52% on A, 30% to 38% on B": in a list behind a change, two values are its ends. */
function isInChangeList(tokens: readonly Token[], at: number): boolean {
  const from = tokens.slice(Math.max(0, at - 30), at).findLastIndex((t) => t.lower === "from") + Math.max(0, at - 30);
  const low = tokens[from + 1];
  if (tokens[from]?.lower !== "from" || !isNumberToken(low)) return false;
  return tokens.slice(from + 2, from + 6).some((t) => t.lower === "to");
}

/** "from baselines of 36%, 44% and 12% to 92%": the last of a list behind "from" begins no range. */
function isLastOfFromList(tokens: readonly Token[], at: number): boolean {
  const ahead = tokens.slice(Math.max(0, at - 16), at);
  const from = ahead.findLastIndex((t) => t.lower === "from");
  if (from < 0 || /^(?:rang|vary|varies)/.test(wordAt(ahead, from - 1))) return false;
  return ahead.slice(from + 1).some(isNumberToken);
}

/** "(*balanced accuracy* 0.50 to 0.85; *recall* 0.4 to 0.6)": what a bracket says right before a number; null outside of one. */
function findBracketLabel(tokens: readonly Token[], at: number): readonly Token[] | null {
  const ahead = tokens.slice(Math.max(0, at - 16), at);
  if (ahead.findLast((t) => /^[()]$/.test(t.text))?.text !== "(") return null;
  const open = ahead.findLastIndex((t) => /^[(,;]$/.test(t.text));
  const label = ahead.slice(open + 1);
  return label.length < 5 && (ahead[open]?.text === "(" || label.length > 0) ? label : null;
}

/** "(balanced accuracy 0.50 to 0.85)": two values that fill a bracket, or one of its parts, are the ends of a change, not a range. */
function isBracketedChange(tokens: readonly Token[], at: number, high: number): boolean {
  if (!/^[);,]$/.test(tokens[parseUnit(tokens, high).last + 1]?.text ?? "")) return false;
  const label = findBracketLabel(tokens, at);
  const tells = (t: Token): boolean =>
    (t.kind === "word" || t.text === ":") && !/^(?:rang|between|from|by$|ci|iqr|interval|span|vary)/.test(t.lower);
  return label?.every(tells) ?? false;
}

/** "from an absolute recall of 41% to 52%": what "from" leads to begins a change, unless it is said to range. */
function isAfterFrom(tokens: readonly Token[], at: number): boolean {
  const ahead = tokens.slice(Math.max(0, at - 7), at);
  const from = ahead.findLastIndex((t) => t.lower === "from");
  if (from < 0 || /^(?:ranging|ranges?|ranged|varying|varies|vary)$/.test(wordAt(ahead, from - 1))) return false;
  return ahead.length - from <= 4 || ahead.slice(from + 1).every((t) => t.kind === "word");
}

/** "from 72% at stage *1 to 51%*": behind the first end of a change, "to" leads to its last. */
function isBeforeChangeEnd(tokens: readonly Token[], at: number): boolean {
  const ahead = tokens.slice(Math.max(0, at - 8), at);
  const from = ahead.findLastIndex((t) => t.lower === "from");
  return (
    from >= 0 && isNumberToken(ahead[from + 1]) && !ahead.slice(from).some((t) => /^(?:to|by|[,;.])$/.test(t.lower))
  );
}

/** "*gains from* 2 to 6 *points*": the points that a gain has from and to are a range of gains, not two values. */
function isGainRange(tokens: readonly Token[], at: number, high: number): boolean {
  const gained = wordAt(tokens, at - 1) === "from" && /^(?:improvements?|gains|margins)$/.test(wordAt(tokens, at - 2));
  return gained && parseUnit(tokens, high).unit === "points";
}

/** "(16% to 59% *higher*)", "(5% to 9% *gain*)": what two numbers in a bracket are the range of. */
const isGainWord = (word: string): boolean => isInWordClass("more", word) || isInWordClass("gain-noun", word);

/** "10-30%", "7–9 %", "39%-66%", "40% to 60%" (but not "from 40% to 60%"), "between 3 and 5". */
function parseRange(tokens: readonly Token[], at: number, low: ParsedUnit): ParsedRange | null {
  const mark = tokens[low.last + 1];
  const high = tokens[low.last + 2];
  if (mark === undefined || !isNumberToken(high)) return null;
  const before = tokens[at - 1]?.lower;
  const early =
    (isAfterFrom(tokens, at) && !isGainRange(tokens, at, low.last + 2)) ||
    isBeforeChangeEnd(tokens, at) ||
    (/^(?:,|and)$/.test(before ?? "") && (isInChangeList(tokens, at) || isLastOfFromList(tokens, at)));
  const dashed = RANGE_DASH.test(mark.text);
  const ends =
    (before === "(" || isBracketedChange(tokens, at, low.last + 2)) &&
    (low.unit === "%" || (tokens[at]?.text.includes(".") ?? false)) &&
    !isGainWord(wordAt(tokens, parseUnit(tokens, low.last + 2).last + 1));
  const haveSameSign = high.sign !== "" && high.sign === tokens[at]?.sign;
  const worded =
    mark.lower === "to" &&
    !early &&
    (haveSameSign || (!ends && !(before === "(" && tokens[low.last + 3]?.text === ")")));
  const between = mark.lower === "and" && before === "between";
  if (!dashed && !worded && !between) return null;
  const unit = parseUnit(tokens, low.last + 2);
  if (low.unit !== "" && low.unit !== unit.unit) return null;
  const low0 = tokens[at]?.value ?? 0;
  if (worded && haveSameSign ? Math.abs(high.value) <= Math.abs(low0) : high.value <= low0 && !between) return null;
  return { max: high.value, maxAt: low.last + 2, unit };
}

/** "24 out of 644", "41/128", "30 of 34". */
function parseTotal(
  tokens: readonly Token[],
  at: number,
  unit: ParsedUnit,
): { of: number; ofAt: number; last: number } | null {
  const value = tokens[at]?.value ?? Number.NaN;
  if (unit.unit !== "" || !Number.isInteger(value)) return null;
  const t = (k: number): Token | undefined => tokens[unit.last + k];
  let at2 = 0;
  if (t(1)?.text === "/" && t(1)?.noSpaceBefore && isNumberToken(t(2))) at2 = unit.last + 2;
  else if (t(1)?.lower === "out" && t(2)?.lower === "of") at2 = unit.last + (t(3)?.lower === "the" ? 4 : 3);
  else if (t(1)?.lower === "of" && t(2)?.lower === "the" && isNumberToken(t(3))) at2 = unit.last + 3;
  else if (t(1)?.lower === "of" && isNumberToken(t(2))) at2 = unit.last + 2;
  const total = tokens[at2];
  if (at2 === 0 || !isNumberToken(total) || !Number.isInteger(total.value) || total.suffix !== "") return null;
  if (total.value < value || total.value < 2) return null;
  return { of: total.value, ofAt: at2, last: at2 };
}

/** "9.4/10", "79.2/100": a mean on a scale; the scale says nothing more here. */
function parseScale(tokens: readonly Token[], at: number): ParsedUnit | null {
  const [slash, top] = [tokens[at + 1], tokens[at + 2]];
  const outOf = slash?.lower === "out" && top?.lower === "of" && /^(?:5|7|10|100)$/.test(tokens[at + 3]?.text ?? "");
  if (outOf) return { unit: "", last: at + 3 };
  const scale = slash?.text === "/" && slash.noSpaceBefore && /^(?:4|5|7|10|100)(?:\.0{1,2})?$/.test(top?.text ?? "");
  return scale && tokens[at]?.text.includes(".") ? { unit: "", last: at + 2 } : null;
}

/** "± 0.4", "(± 0.4)" behind a number belongs to it and says nothing more here. */
function parseErrorMargin(tokens: readonly Token[], last: number): ParsedUnit | null {
  if (tokens[last + 1]?.text !== "±" || !isNumberToken(tokens[last + 2])) return null;
  return parseUnit(tokens, last + 2);
}

/** What joins a number to the next: ",", "and", ", and" behind another comma, "/" between decimals. */
function findConnector(tokens: readonly Token[], found: readonly Quantity[], i: number): "," | "and" | null {
  const connector = (k: number): string => {
    const [q, next] = [found[k], found[k + 1]];
    return q && next
      ? tokens
          .slice(q.last + 1, next.first)
          .map((t) => t.lower)
          .join("")
      : "";
  };
  if (connector(i) === "," || (connector(i) === "/" && found[i]?.decimal)) return connector(i) === "," ? "," : "and";
  return /^(?:and|or|&)$/.test(connector(i)) || (connector(i) === ",and" && connector(i - 1) === ",") ? "and" : null;
}

/** "by 11 and 52 percent", "90.9, 89.2, and 93.7%": the last of a list says the unit of all. */
function propagateUnits(tokens: readonly Token[], found: readonly Quantity[]): Quantity[] {
  const out = [...found];
  let shared = false;
  for (let i = out.length - 2; i >= 0; i--) {
    const [q, next] = [out[i] as Quantity, out[i + 1] as Quantity];
    const connector = findConnector(tokens, found, i);
    const twin = q.unit === "" && q.total === null && q.max === null && q.decimal === next.decimal && q.value < 1000;
    const named = /^[A-Z]/.test(tokens[q.phraseStart - 1]?.text ?? "");
    shared =
      twin && !named && /^(?:%|points)$/.test(next.unit) && (connector === "and" || (shared && connector === ","));
    if (shared) out[i] = { ...q, unit: next.unit };
  }
  return out;
}

/** Every quantity of a sentence, left to right, none overlapping. */
export const findQuantities = (tokens: readonly Token[]): Quantity[] => propagateUnits(tokens, parseQuantities(tokens));

/** "80%+ of the rooms": a plus that hangs on the unit. */
function isOpenEnded(tokens: readonly Token[], last: number): boolean {
  const [plus, next] = [tokens[last + 1], tokens[last + 2]];
  return /^[%x×]$/.test(tokens[last]?.text ?? "") && plus?.text === "+" && plus.noSpaceBefore && !next?.noSpaceBefore;
}

function parseQuantities(tokens: readonly Token[]): Quantity[] {
  const found: Quantity[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const t = tokens[i];
    if (!isNumberToken(t)) continue;
    const low = parseUnit(tokens, i);
    const range = parseRange(tokens, i, low);
    const total = range ? null : parseTotal(tokens, i, low);
    const error = range || total ? null : (parseErrorMargin(tokens, low.last) ?? parseScale(tokens, i));
    const unit =
      range?.unit ?? (error && error.unit !== "" ? error : { unit: low.unit, last: error?.last ?? low.last });
    const more = total === null && isOpenEnded(tokens, unit.last);
    const last = total?.last ?? (more ? unit.last + 1 : unit.last);
    const spread = tokens[i - 1]?.lower === "between" && range !== null;
    const q = parseQualifier(tokens, tokens[i - 1]?.lower === "between" ? i - 1 : i);
    found.push({
      first: i,
      last,
      phraseStart: q?.from ?? (spread ? i - 1 : i),
      value: t.value,
      max: range?.max ?? null,
      unit: unit.unit,
      sign: t.sign,
      qualifier: q?.qualifier ?? (more ? "over" : null),
      plusAt: q === null && more ? last : null,
      total: total?.of ?? null,
      numberAt: i,
      maxAt: range?.maxAt ?? null,
      totalAt: total?.ofAt ?? null,
      decimal: t.text.includes("."),
    });
    i = last;
  }
  return found;
}
