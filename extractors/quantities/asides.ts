import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";

const MAX_ASIDE_TOKENS = 24;

/** Brackets without a result: the opening sign, and a pattern for the space-separated tokens inside. */
const ASIDES: readonly { readonly open: "(" | "["; readonly inside: RegExp; readonly example: string }[] = [
  { open: "(", inside: /^(?:(?:all|with|at|adjusted|corrected) )?p(?:s|-values?)? [<=>≤≥≈]/, example: "(p < 0.05)" },
  { open: "(", inside: /^n = \S+(?: \S+)?$/, example: "(n = 40)" },
  { open: "(", inside: /^\d\S*(?: (?:%|percent))? (?:ci|confidence)(?: |$)/, example: "(95% CI: 0.85-0.90)" },
  { open: "(", inside: /^ours$/, example: "(ours)" },
  { open: "[", inside: /^\d{1,3}(?: [,–-] \d{1,3})*$/, example: "[12, 14]" },
];

/** Token range of a bracket that the rules skip, both ends inclusive. */
export interface Aside {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the last token of the aside that opens at token `at`, or -1 if none does. Skipping statistics and citations
 * lets a rule match the words on both sides of them.
 */
export function findAsideEnd(tokens: readonly Token[], index: number): number {
  const open = wordAt(tokens, index);
  if (open !== "(" && open !== "[") return -1;
  const close = findClosingBracket(tokens, index, open === "(" ? ")" : "]");
  const inside = tokens
    .slice(index + 1, Math.max(index + 1, close))
    .map((token) => token.lower)
    .join(" ");
  return ASIDES.some((aside) => aside.open === open && aside.inside.test(inside)) ? close : -1;
}

function findClosingBracket(tokens: readonly Token[], index: number, sign: string): number {
  for (let i = index + 1; i < Math.min(tokens.length, index + MAX_ASIDE_TOKENS); i++) {
    const word = wordAt(tokens, i);
    if (word === sign) return i;
    if (/^[()[\]]$/.test(word)) return -1;
  }
  return -1;
}
