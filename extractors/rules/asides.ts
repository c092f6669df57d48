import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";

const LONGEST = 24;
const COMPARES = /^[<=>≤≥≈]$/;

/** Tokens of a bracket that no rule reads, both inclusive. */
export interface Aside {
  readonly first: number;
  readonly last: number;
}

/**
 * The last token of an aside that opens at one, or -1: "(p < 0.05)", "(95% CI: 0.85-0.90)", "(n = 40)", "(ours)", "[12, 14]".
 * What statistics and citations say between two words keeps neither from being read with the other.
 */
export function asideEnd(tokens: readonly Token[], at: number): number {
  const open = wordAt(tokens, at);
  if (open !== "(" && open !== "[") return -1;
  const close = closeOf(tokens, at, open === "(" ? ")" : "]");
  if (close < 0) return -1;
  const inside = tokens.slice(at + 1, close);
  return (open === "[" ? isCitation(inside) : isStatistic(inside) || isOurs(inside)) ? close : -1;
}

function closeOf(tokens: readonly Token[], at: number, sign: string): number {
  for (let i = at + 1; i < Math.min(tokens.length, at + LONGEST); i++) {
    const word = wordAt(tokens, i);
    if (word === sign) return i;
    if (/^[()[\]]$/.test(word)) return -1;
  }
  return -1;
}

/** "12", "3, 7": whole numbers of references. */
const isCitation = (inside: readonly Token[]): boolean =>
  inside.length > 0 && inside.every((t, i) => (i % 2 ? /^[,–-]$/.test(t.text) : /^\d{1,3}$/.test(t.text)));

const isOurs = (inside: readonly Token[]): boolean => inside.length === 1 && wordAt(inside, 0) === "ours";

/** "p < 0.05, paired t-test", "p-value = 0.03", "n = 40", "95% CI 0.85 to 0.90", "95% confidence interval: …". */
function isStatistic(inside: readonly Token[]): boolean {
  const from = /^(?:all|with|at|adjusted|corrected)$/.test(wordAt(inside, 0)) ? 1 : 0;
  if (/^(?:p|ps|p-values?)$/.test(wordAt(inside, from)))
    return inside.slice(from + 1, from + 3).some((t) => COMPARES.test(t.text));
  if (wordAt(inside, from) === "n") return wordAt(inside, from + 1) === "=" && inside.length <= from + 4;
  const unit = /^(?:%|percent)$/.test(wordAt(inside, from + 1)) ? from + 2 : from + 1;
  return inside[from]?.kind === "number" && /^(?:ci|confidence)$/.test(wordAt(inside, unit));
}
