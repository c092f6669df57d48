import { findLexiconEntry } from "../lexicon/match-lexicon";
import type { Token } from "../text/tokens";
import { hasWordClass } from "../words/word-classes";
import { isCoined, startsWithCapital } from "./name-shape";
import { isUnlistedName } from "./proposed-name";

/** Returns the text from token `a` to token `b`, both inclusive. */
export const sliceTokens = (source: string, tokens: readonly Token[], a: number, b: number): string =>
  source.slice(tokens[a]?.start, tokens[b]?.end);

/** Returns the first of the words before a bracket whose initials spell an acronym, or null if they do not. */
export function findExpansionStart(
  tokens: readonly Token[],
  open: number,
  acronym: string,
  within = /^[-/"”’']$/,
): number | null {
  const letters = acronym.replace(/[^A-Za-z]/g, "").toLowerCase();
  let need = letters.length - 1;
  let start: number | null = null;
  for (let i = open - 1; i >= Math.max(0, open - 12) && need >= 0; i--) {
    const token = tokens[i] as Token;
    if (token.kind === "sign" && !within.test(token.text)) break;
    const parts = token.lower.split(/[-/]/).reverse();
    for (const part of parts) {
      const index = letters.lastIndexOf(part[0] ?? "?", need);
      if (index >= 0 && need - index < 3) {
        need = index - 1;
        start = i;
      }
    }
  }
  return start;
}

interface Abbreviation {
  readonly name: string;
  readonly open: number;
  readonly close: number;
}

/** Words between a name and the bracket with its short form: "Adaptive GNN (AGNN)", "“Hybrid Head-VFL” (PH-VFL)". */
const BEFORE_BRACKET = /^(?:["”’']|\p{L}[\p{L}-]*)$/u;

/** Finds the bracketed short form after a name: "Adaptive Pruning (AMP)", "Hole-aware Model Translator (HA-MT)". */
export function findAbbreviation(
  source: string,
  tokens: readonly Token[],
  first: number,
  last: number,
): Abbreviation | null {
  let open = last + 1;
  while (open < last + 4 && BEFORE_BRACKET.test(tokens[open]?.text ?? "") && !hasWordClass("preposition", tokens[open]))
    open++;
  if (tokens[open]?.text !== "(") return null;
  const close = tokens.slice(open, open + 5).findIndex((token) => /^[),;]$/.test(token.text)) + open;
  const inside = tokens.slice(open + 1, close);
  if (
    inside.length === 0 ||
    inside.length > 2 ||
    !inside.every((token) => token.kind === "word" && startsWithCapital(token))
  )
    return null;
  if (!inside.some((token) => isCoined(token))) return null;
  const name = sliceTokens(source, tokens, open + 1, close - 1);
  const matchesLetters = (findExpansionStart(tokens, open, name) ?? Number.POSITIVE_INFINITY) <= last;
  const isAdjacent = open === last + 1;
  if (isAdjacent && inside.length === 1) {
    const isSuitable = isUnlistedName(name) || (findLexiconEntry(name)?.model === undefined && matchesLetters);
    return isSuitable ? { name, open, close } : null;
  }
  return matchesLetters && isUnlistedName(name) && (findExpansionStart(tokens, open, name) ?? 0) >= first - 2
    ? { name, open, close }
    : null;
}

/** "a *Careful Recurrent Reader* (CRR)": returns the bracketed acronym that all words of a name spell. */
export function findBracketedInitialism(tokens: readonly Token[], first: number, last: number): string | null {
  const [open, short, close] = tokens.slice(last + 1, last + 4);
  if (last === first || open?.text !== "(" || close?.text !== ")" || !/\p{Lu}.*\p{Lu}/u.test(short?.text ?? ""))
    return null;
  return short && findExpansionStart(tokens, last + 1, short.text) === first ? short.text : null;
}

/** Words that an acronym may skip. */
const SKIPPED_WORD = /^(?:of|for|and|the|with|in|to|by|on|via|an?)$/;

/** "CHR" of "Careful Harbour Reading", "SInMT" of "Speaker-Invariant Multi-Task": returns the word of a text that has the capitals of a name, if it occurs more than once. */
export function findInitialism(name: string, source: string): string | null {
  const words = name.split(/[\s-]+/).filter((word) => !SKIPPED_WORD.test(word));
  if (words.length < 3 || !words.every((word) => /^\p{Lu}\p{Ll}/u.test(word))) return null;
  const spelled = new RegExp(
    `(?<![\\w-])${words.map((word) => `${word[0]}\\p{Ll}{0,8}`).join("")}(?![\\w-]| \\p{Lu})`,
    "gu",
  );
  const found = [...source.matchAll(spelled)].map((match) => match[0]).filter((word) => /\p{Lu}{2}/u.test(word));
  return found.length > 1 ? (found[0] ?? null) : null;
}
