import type { Qualifier } from "@/lib/claim/claim";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { QUALIFIER_PHRASES } from "../words/triggers";
import { isInWordClass } from "../words/word-classes";
import { isNumberToken, type ParsedUnit, parseUnit } from "./units";

/** A number with its unit, qualifier, range and total: "over 7.6%", "10-30%", "24 out of 644", "3.9GB". */
export interface Quantity {
  /** First and last token of the number with its unit, without the qualifier. */
  readonly first: number;
  readonly last: number;
  /** First token of the qualifier, or of the number if there is none. */
  readonly phraseStart: number;
  readonly value: number;
  /** Upper end of a range. */
  readonly max: number | null;
  /** "%", "times", "points", a unit of measurement, or "" for a bare number. */
  readonly unit: string;
  readonly sign: "" | "+" | "-";
  readonly qualifier: Qualifier | null;
  /** Token of the plus after the unit, if it is the qualifier: "80%+". */
  readonly plusAt: number | null;
  /** Total of a count: 644 of "24 out of 644". */
  readonly total: number | null;
  /** Tokens of the number, of the upper end of the range, and of the total. */
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
const QUALIFIERS_BY_LAST_WORD: ReadonlyMap<string, typeof QUALIFIERS> = new Map(
  QUALIFIERS.map(({ words }) => words.at(-1) ?? "").map((last) => [
    last,
    QUALIFIERS.filter(({ words }) => words.at(-1) === last),
  ]),
);

/** Returns the qualifier that ends directly before token `at`, and its first token. */
function parseQualifier(tokens: readonly Token[], index: number): { qualifier: Qualifier; from: number } | null {
  let end = index;
  while (end > 0 && /^(?:a|an|the|of|\()$/.test(wordAt(tokens, end - 1))) end--;
  for (const stop of end === index ? [index] : [index, end]) {
    for (const { words, qualifier } of QUALIFIERS_BY_LAST_WORD.get(wordAt(tokens, stop - 1)) ?? []) {
      const from = stop - words.length;
      // "a gain over the 70.1% of …" is a comparison, "over 70.1%" a qualifier.
      if (words[0] === "over" && stop < index && tokens[stop]?.lower === "the") continue;
      if (from >= 0 && words.every((word, k) => tokens[from + k]?.lower === word)) return { qualifier, from };
    }
  }
  return null;
}

interface ParsedRange {
  readonly max: number;
  readonly maxAt: number;
  readonly unit: ParsedUnit;
}

/** "from 41% to 52% on A, 30% to 38% on B": in a list that begins with a change, two values are the ends of another change. */
function isInChangeList(tokens: readonly Token[], index: number): boolean {
  const from =
    tokens.slice(Math.max(0, index - 30), index).findLastIndex((token) => token.lower === "from") +
    Math.max(0, index - 30);
  const low = tokens[from + 1];
  if (tokens[from]?.lower !== "from" || !isNumberToken(low)) return false;
  return tokens.slice(from + 2, from + 6).some((token) => token.lower === "to");
}

/** "from baselines of 36%, 44% and 12% to 92%": the last value of a list after "from" does not begin a range. */
function isLastOfFromList(tokens: readonly Token[], index: number): boolean {
  const preceding = tokens.slice(Math.max(0, index - 16), index);
  const from = preceding.findLastIndex((token) => token.lower === "from");
  if (from < 0 || /^(?:rang|vary|varies)/.test(wordAt(preceding, from - 1))) return false;
  return preceding.slice(from + 1).some(isNumberToken);
}

/** "(*balanced accuracy* 0.50 to 0.85; *recall* 0.4 to 0.6)": the label of a number in a bracket; null outside of brackets. */
function findBracketLabel(tokens: readonly Token[], index: number): readonly Token[] | null {
  const preceding = tokens.slice(Math.max(0, index - 16), index);
  if (preceding.findLast((token) => /^[()]$/.test(token.text))?.text !== "(") return null;
  const open = preceding.findLastIndex((token) => /^[(,;]$/.test(token.text));
  const label = preceding.slice(open + 1);
  return label.length < 5 && (preceding[open]?.text === "(" || label.length > 0) ? label : null;
}

/** "(balanced accuracy 0.50 to 0.85)": two values with nothing after them in a bracket, or in one of its parts, are the ends of a change. */
function isBracketedChange(tokens: readonly Token[], index: number, high: number): boolean {
  if (!/^[);,]$/.test(tokens[parseUnit(tokens, high).last + 1]?.text ?? "")) return false;
  const label = findBracketLabel(tokens, index);
  const isLabelWord = (token: Token): boolean =>
    (token.kind === "word" || token.text === ":") &&
    !/^(?:rang|between|from|by$|ci|iqr|interval|span|vary)/.test(token.lower);
  return label?.every(isLabelWord) ?? false;
}

/** "from an absolute recall of 41% to 52%": "from" begins a change, except in "ranging from". */
function isAfterFrom(tokens: readonly Token[], index: number): boolean {
  const preceding = tokens.slice(Math.max(0, index - 7), index);
  const from = preceding.findLastIndex((token) => token.lower === "from");
  if (from < 0 || /^(?:ranging|ranges?|ranged|varying|varies|vary)$/.test(wordAt(preceding, from - 1))) return false;
  return preceding.length - from <= 4 || preceding.slice(from + 1).every((token) => token.kind === "word");
}

/** "from 72% at stage *1 to 51%*": after the first end of a change, "to" introduces the second. */
function isBeforeChangeEnd(tokens: readonly Token[], index: number): boolean {
  const preceding = tokens.slice(Math.max(0, index - 8), index);
  const from = preceding.findLastIndex((token) => token.lower === "from");
  return (
    from >= 0 &&
    isNumberToken(preceding[from + 1]) &&
    !preceding.slice(from).some((token) => /^(?:to|by|[,;.])$/.test(token.lower))
  );
}

/** "*gains from* 2 to 6 *points*": a range of gains, not the two ends of a change. */
function isGainRange(tokens: readonly Token[], index: number, high: number): boolean {
  const isGain =
    wordAt(tokens, index - 1) === "from" && /^(?:improvements?|gains|margins)$/.test(wordAt(tokens, index - 2));
  return isGain && parseUnit(tokens, high).unit === "points";
}

/** "(16% to 59% *higher*)", "(5% to 9% *gain*)": words that make two bracketed numbers a range of gains. */
const isGainWord = (word: string): boolean => isInWordClass("more", word) || isInWordClass("gain-noun", word);

/** "10-30%", "7–9 %", "39%-66%", "40% to 60%" (but not "from 40% to 60%"), "between 3 and 5". */
function parseRange(tokens: readonly Token[], index: number, low: ParsedUnit): ParsedRange | null {
  const mark = tokens[low.last + 1];
  const high = tokens[low.last + 2];
  if (mark === undefined || !isNumberToken(high)) return null;
  const before = tokens[index - 1]?.lower;
  const startsChange =
    (isAfterFrom(tokens, index) && !isGainRange(tokens, index, low.last + 2)) ||
    isBeforeChangeEnd(tokens, index) ||
    (/^(?:,|and)$/.test(before ?? "") && (isInChangeList(tokens, index) || isLastOfFromList(tokens, index)));
  const isDashed = RANGE_DASH.test(mark.text);
  const isChange =
    (before === "(" || isBracketedChange(tokens, index, low.last + 2)) &&
    (low.unit === "%" || (tokens[index]?.text.includes(".") ?? false)) &&
    !isGainWord(wordAt(tokens, parseUnit(tokens, low.last + 2).last + 1));
  const haveSameSign = high.sign !== "" && high.sign === tokens[index]?.sign;
  const isInWords =
    mark.lower === "to" &&
    !startsChange &&
    (haveSameSign || (!isChange && !(before === "(" && tokens[low.last + 3]?.text === ")")));
  const isBetweenAnd = mark.lower === "and" && before === "between";
  if (!isDashed && !isInWords && !isBetweenAnd) return null;
  const unit = parseUnit(tokens, low.last + 2);
  if (low.unit !== "" && low.unit !== unit.unit) return null;
  const lowValue = tokens[index]?.value ?? 0;
  if (isInWords && haveSameSign ? Math.abs(high.value) <= Math.abs(lowValue) : high.value <= lowValue && !isBetweenAnd)
    return null;
  return { max: high.value, maxAt: low.last + 2, unit };
}

/** "24 out of 644", "41/128", "30 of 34". */
function parseTotal(
  tokens: readonly Token[],
  index: number,
  unit: ParsedUnit,
): { total: number; totalAt: number; last: number } | null {
  const value = tokens[index]?.value ?? Number.NaN;
  if (unit.unit !== "" || !Number.isInteger(value)) return null;
  const t = (k: number): Token | undefined => tokens[unit.last + k];
  let totalAt = 0;
  if (t(1)?.text === "/" && t(1)?.noSpaceBefore && isNumberToken(t(2))) totalAt = unit.last + 2;
  else if (t(1)?.lower === "out" && t(2)?.lower === "of") totalAt = unit.last + (t(3)?.lower === "the" ? 4 : 3);
  else if (t(1)?.lower === "of" && t(2)?.lower === "the" && isNumberToken(t(3))) totalAt = unit.last + 3;
  else if (t(1)?.lower === "of" && isNumberToken(t(2))) totalAt = unit.last + 2;
  const total = tokens[totalAt];
  if (totalAt === 0 || !isNumberToken(total) || !Number.isInteger(total.value) || total.suffix !== "") return null;
  if (total.value < value || total.value < 2) return null;
  return { total: total.value, totalAt, last: totalAt };
}

/** "9.4/10", "79.2/100": a mean on a rating scale, which is skipped. */
function parseScale(tokens: readonly Token[], index: number): ParsedUnit | null {
  const [slash, top] = [tokens[index + 1], tokens[index + 2]];
  const isOutOf =
    slash?.lower === "out" && top?.lower === "of" && /^(?:5|7|10|100)$/.test(tokens[index + 3]?.text ?? "");
  if (isOutOf) return { unit: "", last: index + 3 };
  const isScale = slash?.text === "/" && slash.noSpaceBefore && /^(?:4|5|7|10|100)(?:\.0{1,2})?$/.test(top?.text ?? "");
  return isScale && tokens[index]?.text.includes(".") ? { unit: "", last: index + 2 } : null;
}

/** "± 0.4", "(± 0.4)": the error margin of a number, which is skipped. */
function parseErrorMargin(tokens: readonly Token[], last: number): ParsedUnit | null {
  if (tokens[last + 1]?.text !== "±" || !isNumberToken(tokens[last + 2])) return null;
  return parseUnit(tokens, last + 2);
}

/** Returns the connector between a number and the next: ",", "and", ", and" after another comma, "/" between decimals. */
function findConnector(tokens: readonly Token[], found: readonly Quantity[], i: number): "," | "and" | null {
  const connector = (k: number): string => {
    const [quantity, next] = [found[k], found[k + 1]];
    return quantity && next
      ? tokens
          .slice(quantity.last + 1, next.first)
          .map((token) => token.lower)
          .join("")
      : "";
  };
  if (connector(i) === "," || (connector(i) === "/" && found[i]?.decimal)) return connector(i) === "," ? "," : "and";
  return /^(?:and|or|&)$/.test(connector(i)) || (connector(i) === ",and" && connector(i - 1) === ",") ? "and" : null;
}

/** "by 11 and 52 percent", "90.9, 89.2, and 93.7%": the last number of a list gives the unit of all. */
function propagateUnits(tokens: readonly Token[], found: readonly Quantity[]): Quantity[] {
  const out = [...found];
  let isUnitShared = false;
  for (let i = out.length - 2; i >= 0; i--) {
    const [quantity, next] = [out[i] as Quantity, out[i + 1] as Quantity];
    const connector = findConnector(tokens, found, i);
    const isSimilar =
      quantity.unit === "" &&
      quantity.total === null &&
      quantity.max === null &&
      quantity.decimal === next.decimal &&
      quantity.value < 1000;
    const isNumbered = /^[A-Z]/.test(tokens[quantity.phraseStart - 1]?.text ?? "");
    isUnitShared =
      isSimilar &&
      !isNumbered &&
      /^(?:%|points)$/.test(next.unit) &&
      (connector === "and" || (isUnitShared && connector === ","));
    if (isUnitShared) out[i] = { ...quantity, unit: next.unit };
  }
  return out;
}

/** Returns all quantities of a sentence from left to right, without overlaps. */
export const findQuantities = (tokens: readonly Token[]): Quantity[] => propagateUnits(tokens, parseQuantities(tokens));

/** "80%+ of the rooms": a plus attached to the unit. */
function isOpenEnded(tokens: readonly Token[], last: number): boolean {
  const [plus, next] = [tokens[last + 1], tokens[last + 2]];
  return /^[%x×]$/.test(tokens[last]?.text ?? "") && plus?.text === "+" && plus.noSpaceBefore && !next?.noSpaceBefore;
}

function parseQuantities(tokens: readonly Token[]): Quantity[] {
  const found: Quantity[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!isNumberToken(token)) continue;
    const low = parseUnit(tokens, i);
    const range = parseRange(tokens, i, low);
    const total = range ? null : parseTotal(tokens, i, low);
    const error = range || total ? null : (parseErrorMargin(tokens, low.last) ?? parseScale(tokens, i));
    const unit =
      range?.unit ?? (error && error.unit !== "" ? error : { unit: low.unit, last: error?.last ?? low.last });
    const isOpen = total === null && isOpenEnded(tokens, unit.last);
    const last = total?.last ?? (isOpen ? unit.last + 1 : unit.last);
    const isBetween = tokens[i - 1]?.lower === "between" && range !== null;
    const qualified = parseQualifier(tokens, tokens[i - 1]?.lower === "between" ? i - 1 : i);
    found.push({
      first: i,
      last,
      phraseStart: qualified?.from ?? (isBetween ? i - 1 : i),
      value: token.value,
      max: range?.max ?? null,
      unit: unit.unit,
      sign: token.sign,
      qualifier: qualified?.qualifier ?? (isOpen ? "over" : null),
      plusAt: qualified === null && isOpen ? last : null,
      total: total?.total ?? null,
      numberAt: i,
      maxAt: range?.maxAt ?? null,
      totalAt: total?.totalAt ?? null,
      decimal: token.text.includes("."),
    });
    i = last;
  }
  return found;
}
