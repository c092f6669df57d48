import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";

const MAX_ASIDE_TOKENS = 24;

/** What says nothing of a result, by its sign of opening and the tokens inside, with a space between each two. */
const ASIDES: readonly { readonly open: "(" | "["; readonly inside: RegExp; readonly example: string }[] = [
  { open: "(", inside: /^(?:(?:all|with|at|adjusted|corrected) )?p(?:s|-values?)? [<=>≤≥≈]/, example: "(p < 0.05)" },
  { open: "(", inside: /^n = \S+(?: \S+)?$/, example: "(n = 40)" },
  { open: "(", inside: /^\d\S*(?: (?:%|percent))? (?:ci|confidence)(?: |$)/, example: "(95% CI: 0.85-0.90)" },
  { open: "(", inside: /^ours$/, example: "(ours)" },
  { open: "[", inside: /^\d{1,3}(?: [,–-] \d{1,3})*$/, example: "[12, 14]" },
];

/** Tokens of a bracket that no rule reads, both inclusive. */
export interface Aside {
  readonly first: number;
  readonly last: number;
}

/**
 * The last token of an aside that opens at one, or -1. What statistics and citations say between two words keeps
 * neither from being read with the other.
 */
export function findAsideEnd(tokens: readonly Token[], at: number): number {
  const open = wordAt(tokens, at);
  if (open !== "(" && open !== "[") return -1;
  const close = findClosingBracket(tokens, at, open === "(" ? ")" : "]");
  const inside = tokens
    .slice(at + 1, Math.max(at + 1, close))
    .map((t) => t.lower)
    .join(" ");
  return ASIDES.some((aside) => aside.open === open && aside.inside.test(inside)) ? close : -1;
}

function findClosingBracket(tokens: readonly Token[], at: number, sign: string): number {
  for (let i = at + 1; i < Math.min(tokens.length, at + MAX_ASIDE_TOKENS); i++) {
    const word = wordAt(tokens, i);
    if (word === sign) return i;
    if (/^[()[\]]$/.test(word)) return -1;
  }
  return -1;
}
