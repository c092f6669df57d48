import type { Mention } from "../../mentions/mention";
import type { CandidateClaim } from "../../rules/candidate-claim";
import { findBracketedMention, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { isInWordClass } from "../../words/word-classes";

/** A system directly next to its number, and the preposition before it, if any. */
export interface BracketOwner {
  readonly index: number;
  readonly mention: Mention;
  readonly preposition: string | null;
}

const isKnownSystem = (mention: Mention | undefined): mention is Mention =>
  mention?.kind === "model" || (mention?.kind === "proposed" && mention.proposedKind !== "benchmark");

/** "on A (56.4), B (80.6) and C (46.4)": returns the item before a list of names with their numbers in brackets. */
export function findItemBeforeChain(items: readonly SentenceItem[], name: number): number {
  let index = name - 1;
  if (items[name + 1]?.lower !== "(") return index;
  for (;;) {
    let back = index;
    while (/^(?:,|and|&|or)$/.test(wordAt(items, back))) back--;
    while (/^(?:both|the|our|a|an)$/.test(wordAt(items, index))) index--;
    if (back === index || items[back]?.lower !== ")") return index;
    let open = back - 1;
    while (open > back - 9 && items[open]?.lower !== "(") open--;
    if (items[open]?.lower !== "(" || items[open - 1]?.kind !== "mention") return index;
    index = open - 2;
  }
}

/** Returns the opening bracket around a candidate if only values, metrics and connectors are between; otherwise -1. */
function findOpeningBracket(items: readonly SentenceItem[], first: number): number {
  for (let i = first - 1; i >= Math.max(0, first - 9); i--) {
    const item = items[i] as SentenceItem;
    if (item.lower === "(") return i;
    if (item.lower === ")" || isKnownSystem(item.mention)) return -1;
  }
  return -1;
}

/**
 * "GPT-5 (75.2)", "(GPT-5: 75.2; Haiku: 72.3)", "51.5% (Mistral-7B)": finds the name that brackets connect with the
 * number.
 */
export function findBracketOwner({
  sentence: { items },
  first,
  last,
  before,
  gain,
}: CandidateClaim): BracketOwner | null {
  const namedBeforeColon = items[first - 1]?.lower === ":" ? items[first - 2]?.mention : undefined;
  if (isKnownSystem(namedBeforeColon)) return { index: first - 2, mention: namedBeforeColon, preposition: null };
  const open = findOpeningBracket(items, first);
  const named = items[open - 1]?.mention;
  if (open > 0 && isKnownSystem(named)) {
    const lead = findItemBeforeChain(items, open - 1);
    const word = wordAt(items, lead);
    // "models such as B (+1.7%)": without "on", the name next to a gain is the baseline.
    if (gain && !/^(?:on|for|with)$/.test(word)) return null;
    return { index: open - 1, mention: named, preposition: isInWordClass("preposition", word) ? word : null };
  }
  const after = findBracketedMention(items, last);
  return before === null && isKnownSystem(after) ? { index: last + 2, mention: after, preposition: "on" } : null;
}
