import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";

const SCALE_UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "%": "%",
    percent: "%",
    pp: "points",
    ppt: "points",
    pts: "points",
    pt: "points",
    points: "points",
    point: "points",
    "×": "times",
    x: "times",
    X: "times",
    times: "times",
    fold: "times",
  }),
);
const MEASUREMENT_UNITS: ReadonlySet<string> = new Set(
  `s ms ns us µs h hr hrs min mins second seconds milliseconds millisecond microseconds minutes minute hours hour days day
   weeks months gb mb kb tb gib mib db fps mm cm km m meters meter metres w kw mw mj j joules hz khz mhz ghz ml mg kg g v bit
   bits bytes tokens gflops tflops mflops flops years year degrees degree frames kcal usd dollars cents bpm mmhg kbps mbps
   gbps bps words characters wh kwh ev kev mev gev tev °`.split(/\s+/),
);
/** The denominator of a unit: "s", "mol", "kg", "m2", "frame". */
const DENOMINATOR_UNIT = /^(?:[a-zµ]{1,9}|[JKLVW]|W?h|Hz|[Hh]a)[23]?$/;
export const isNumberToken = (token: Token | undefined): token is Token => token?.kind === "number";

/** The unit of a number and its last token. */
export interface ParsedUnit {
  /** "%", "times", "points", a unit of measurement, or "". */
  readonly unit: string;
  readonly last: number;
}

/** "percentage points (pp)": the bracketed short form belongs to the unit. */
function includeShortForm(tokens: readonly Token[], unit: ParsedUnit): ParsedUnit {
  const [open, word] = tokens.slice(unit.last + 1, unit.last + 4);
  const hasShortForm = unit.unit === "points" && open?.text === "(" && /^pps?$/.test(word?.lower ?? "");
  return hasShortForm ? { unit: unit.unit, last: unit.last + 3 } : unit;
}

/** Parses the unit of the number at token `at`. */
export const parseUnit = (tokens: readonly Token[], index: number): ParsedUnit =>
  includeShortForm(tokens, parseUnitAt(tokens, index));

function parseUnitAt(tokens: readonly Token[], index: number): ParsedUnit {
  const number = tokens[index] as Token;
  const next = tokens[index + 1];
  if (number.suffix !== "") {
    return { unit: SCALE_UNITS.get(number.suffix) ?? number.suffix, last: index };
  }
  if (next === undefined) return { unit: "", last: index };
  if (next.text === "%") return parsePercentSign(tokens, index + 1);
  if (/^percentage-points?$/.test(next.lower)) return { unit: "points", last: index + 1 };
  if (next.lower === "percent" || next.lower === "percentage" || next.lower === "per")
    return parsePercentWord(tokens, index + 1);
  if (next.text === "-" && next.noSpaceBefore) {
    const word = tokens[index + 2];
    const unit = SCALE_UNITS.get(word?.lower ?? "");
    if (word?.noSpaceBefore && unit !== undefined) return { unit, last: index + 2 };
    return { unit: "", last: index };
  }
  if (next.text === "absolute" && /^points?$/.test(wordAt(tokens, index + 2)))
    return { unit: "points", last: index + 2 };
  const unit = SCALE_UNITS.get(next.text) ?? SCALE_UNITS.get(next.lower);
  if (unit !== undefined && next.lower !== "x") return { unit, last: index + 1 };
  if (next.text === "x" && !isNumberToken(tokens[index + 2])) return { unit: "times", last: index + 1 };
  // "HR" is a hit rate or a hazard ratio, not hours.
  if (MEASUREMENT_UNITS.has(next.lower) && next.text !== "HR") return parseMeasurementUnit(tokens, index + 1);
  return { unit: "", last: index };
}

/** "m", "°C". */
function parseMeasurementUnit(tokens: readonly Token[], index: number): ParsedUnit {
  const [unit, next] = [tokens[index]?.text ?? "", tokens[index + 1]?.text ?? ""];
  return unit === "°" && /^[CF]$/.test(next) ? { unit: `°${next}`, last: index + 1 } : { unit, last: index };
}

/** Parses the denominator after the unit at token `at`: "/s" after "3 m", "/mol" after "2 kcal"; "" if there is none. */
export function parseDenominator(tokens: readonly Token[], index: number): string {
  const [slash, per] = tokens.slice(index + 1, index + 3);
  return slash?.text === "/" && slash.noSpaceBefore && per?.noSpaceBefore && DENOMINATOR_UNIT.test(per.text)
    ? `/${per.text}`
    : "";
}

/** "%", "% points", "%-points", "% pp". */
function parsePercentSign(tokens: readonly Token[], index: number): ParsedUnit {
  const dash = tokens[index + 1]?.text === "-" ? 1 : 0;
  const word = wordAt(tokens, index + 1 + dash);
  if (/^(?:points?|pts?|pp)$/.test(word)) return { unit: "points", last: index + 1 + dash };
  return { unit: "%", last: index };
}

/** "percent", "per cent", "percentage points", "percentage-point", "5 percentage of". */
function parsePercentWord(tokens: readonly Token[], index: number): ParsedUnit {
  const dash = tokens[index + 1]?.text === "-" ? 1 : 0;
  const next = wordAt(tokens, index + 1 + dash);
  if (/^points?$/.test(next)) return { unit: "points", last: index + 1 + dash };
  if (tokens[index]?.lower === "per")
    return next === "cent" ? { unit: "%", last: index + 1 } : { unit: "", last: index - 1 };
  return { unit: "%", last: index };
}
