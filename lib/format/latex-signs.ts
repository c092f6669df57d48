import { isLetter, isWordCharacter } from "./latex-scan";
import { LATEX_SYMBOLS } from "./latex-symbols";

/** What is shown instead of the source up to `end`. */
interface Sign {
  readonly text: string;
  readonly end: number;
}

const MAX_QUOTATION = 300;

/** "Table~3" and "5~GB" have a space; "~7%" and "5~10" are text. */
function readTie(source: string, at: number, isMath: boolean): Sign | null {
  const [before, next] = [source[at - 1] ?? "", source[at + 1] ?? ""];
  const isBetween = /[\p{L}\d.)}\]%$]/u.test(before) && /[\p{L}\d$\\([{]/u.test(next);
  const isRange = /\d/.test(before) && /\d/.test(next);
  return isMath || (isBetween && !isRange) ? { text: "\u00a0", end: at + 1 } : null;
}

/** "``x''" is “x”. */
function readQuote(source: string, at: number, isMath: boolean): Sign | null {
  if (isMath) return null;
  if (source.startsWith("``", at))
    return source.slice(at + 2, at + MAX_QUOTATION).includes("''") ? { text: "“", end: at + 2 } : null;
  if (!source.startsWith("''", at)) return null;
  const before = source.slice(Math.max(0, at - MAX_QUOTATION), at);
  return before.lastIndexOf("``") > before.lastIndexOf("''") ? { text: "”", end: at + 2 } : null;
}

/** "70--80" and "a --- b"; not the option "--flag" and no arrow or line of dashes. */
function readDash(source: string, at: number, isMath: boolean): Sign | null {
  if (isMath || source[at + 1] !== "-") return null;
  const length = source[at + 2] === "-" ? 3 : 2;
  const [before, next] = [source[at - 1], source[at + length]];
  if (before === undefined || next === undefined || /[-!<>|]/.test(before + next)) return null;
  const isOption = length === 2 && !isWordCharacter(before) && isLetter(next);
  return isOption ? null : { text: length === 3 ? "—" : "–", end: at + length };
}

/** LaTeX that lost its backslashes on a web page: "1.9times", "5.9%rightarrow10.9%", "Delta4.1". */
function readBareCommand(source: string, at: number): Sign | null {
  const rest = source.slice(at, at + 11);
  const pattern = /[\d%]/.test(source[at - 1] ?? "") ? /^(times|rightarrow)(?![a-z])/ : /^(Delta)(?=\d)/;
  const name = pattern.exec(rest)?.[1];
  const symbol = LATEX_SYMBOLS.get(name ?? "");
  return name === undefined || symbol === undefined ? null : { text: symbol, end: at + name.length };
}

/** `\%`, `\_`, `\,`: a backslash before a character that is no letter. */
function readEscape(source: string, at: number, isMath: boolean): Sign | null {
  const next = source[at + 1] ?? "";
  if (next === "" || isLetter(next)) return null;
  const end = at + 2;
  if (/[%$&#_{}]/.test(next)) return { text: next, end };
  if (next === "|") return { text: "‖", end };
  if (next === ",") return { text: "\u202f", end };
  if (/[\s:;\\]/.test(next)) return { text: " ", end };
  if (/[-!/@]/.test(next)) return { text: "", end };
  return isMath ? { text: "", end: at + 1 } : null;
}

const SIGNS: Readonly<Record<string, (source: string, at: number, isMath: boolean) => Sign | null>> = {
  "~": readTie,
  "`": readQuote,
  "'": readQuote,
  "-": readDash,
  "\\": readEscape,
  t: readBareCommand,
  r: readBareCommand,
  D: readBareCommand,
};

/** Returns what is shown for a sign of LaTeX that has no argument; null if the character at `at` is text. */
export const readSign = (source: string, at: number, isMath: boolean): Sign | null =>
  SIGNS[source[at] as string]?.(source, at, isMath) ?? null;
