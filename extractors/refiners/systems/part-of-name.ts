/** Decides whether the noun after an unknown name is part of the name. */

import type { SentenceItem } from "../../rules/sentence-context";
import { isSystemNoun } from "../../words/baseline-words";
import { TASK_NOUNS } from "../../words/head-nouns";
import { hasVerbAfter } from "./non-subjects";

/** "the *Tide encoder*", "a *Harbour loss*": nouns of components, which complete the name. */
const PART_NOUN =
  /^(?:transformer|encoder|decoder|autoencoder|tagger|loss|ensemble|kernels?|polic(?:y|ies)|embeddings?)$/;
/** "*Tide reasoning* (81%)", "*Tide augmentation* lifts": an activity that the name specifies. */
const ACTIVITY_NOUN =
  /^(?!(?:achiev|reach|obtain|attain|yield|us|leverag|improv|outperform)ing|(?:valid|confirm|evalu)ation|dimension)[a-z-]{3,}(?:ing|tion|sion|ment)$/;

/**
 * True if the noun after an unknown name is part of it, because the name only distinguishes one encoder, or one kind
 * of reasoning, from others.
 */
export function isNounPartOfName(items: readonly SentenceItem[], index: number): boolean {
  const [{ mention } = {} as SentenceItem, noun, next] = [items[index], items[index + 1], items[index + 2]];
  if (mention?.kind !== "name" || noun?.kind !== "word") return false;
  if (PART_NOUN.test(noun.lower)) return true;
  const hasVerbOrValueAfter = next?.lower === "(" || (next?.lower !== "with" && hasVerbAfter(items, index + 1));
  return (
    hasVerbOrValueAfter && ACTIVITY_NOUN.test(noun.lower) && !isSystemNoun(noun.lower) && !TASK_NOUNS.has(noun.lower)
  );
}
