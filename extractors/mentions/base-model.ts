import { foldName } from "../lexicon/fold";
import type { Token } from "../text/tokens";
import type { Mention } from "./mention";

/** Words that set a model apart as a rival or an example, just before its name. */
const RIVAL =
  /^(?:than|over|outperform(?:s|ed|ing)?|surpass(?:es|ed|ing)?|exceed(?:s|ed|ing)?|beat(?:s|ing)?|versus|vs\.?|like|as|e\.g\.|including|rival(?:s|ing|ling)?|match(?:es|ing)?|approaching|against|compared|par|competitive|comparable|above|behind)$/;

/** "outperforms A (70.1%) and *B*": a later name of a list of rivals. */
const listedRival = (tokens: readonly Token[], first: number): boolean =>
  /^(?:and|or|,|\/)$/.test(tokens[first - 1]?.lower ?? "") &&
  tokens
    .slice(Math.max(0, first - 16), first - 1)
    .some((t) => /^(?:outperform|surpass|exceed|beat|compared|than$|versus$|vs)/.test(t.lower));

/** One sentence's tokens with its mentions. */
interface ReadSentence {
  readonly tokens: readonly Token[];
  readonly items: readonly { readonly mention?: Mention }[];
}

/**
 * The only known model of an abstract apart from rivals and examples: "We fine-tune Llama 3.1 8B …". Null where there
 * are none or several, or where it has no size: such a one is often but a part of the system.
 */
export function findBaseModel(sentences: readonly ReadSentence[]): Mention | null {
  const found = new Map<string, Mention>();
  for (const { tokens, items } of sentences) {
    for (const { mention: m } of items) {
      if (m?.kind !== "model" || !m.model) continue;
      const ahead = tokens.slice(Math.max(0, m.first - 4), m.first).map((t) => t.lower);
      if (!ahead.some((w) => RIVAL.test(w)) && !listedRival(tokens, m.first)) found.set(foldName(m.name), m);
    }
  }
  const [only] = found.values();
  return found.size === 1 && only?.size_b !== undefined ? only : null;
}
