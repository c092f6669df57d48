import type { Mention } from "../../mentions/mention";
import type { CandidateClaim } from "../../rules/candidate-claim";
import {
  findBracketedMention,
  type SentenceContext,
  type SentenceItem,
  sliceItems,
} from "../../rules/sentence-context";
import { MODEL_NOUNS } from "../../words/head-nouns";
import { compoundHead, hasWordClass, isScoreOrChangeVerb } from "../../words/word-classes";
import type { PaperContext } from "../context/paper-context";

/** Names a bare size after the proposed series: "our 32B model" of Skyline is "Skyline-32B". */
export function resolveSize(mention: Mention, sentence: SentenceContext, index: number, paper: PaperContext): Mention {
  if (mention.kind !== "size") return mention;
  const proposedModel = paper.proposedNames.find((proposed) => proposed.kind === "model");
  const preceding = sentence.items.slice(Math.max(0, index - 5), index).map((item) => item.lower);
  const isProposed = preceding.some((word) => /^(?:our|the|its|both|resulting)$/.test(word));
  if (proposedModel && isProposed)
    return { ...mention, kind: "model", name: `${proposedModel.name}-${mention.surface}` };
  const noun = findSizedNoun(sentence.items, index);
  // "for 8B models" also denotes one such model.
  const name = noun === null ? `${mention.surface} model` : sliceItems(sentence, index, noun).replace(/s$/, "");
  return { ...mention, kind: "model", name };
}

/** Nouns besides names of models that have a size: "the 7B *variant*". */
const SIZED_NOUN =
  /^(?:models?|variants?|versions?|agents?|students?|baselines?|scale|experts?|reasoners?|assistants?)$/;

/** Finds the noun that a size modifies: "7B *backbone*", "8B distilled *detector*"; null in "7B and 9B models". */
export function findSizedNoun(items: readonly SentenceItem[], index: number): number | null {
  for (let i = index + 1; i < Math.min(items.length, index + 4); i++) {
    const item = items[i] as SentenceItem;
    const head = compoundHead(item.lower);
    if (item.kind !== "word" || hasWordClass("preposition", item) || isScoreOrChangeVerb(item.lower)) return null;
    if (SIZED_NOUN.test(head) || MODEL_NOUNS.has(head)) return i;
    if (/^(?:and|or|an?|the|its|our|that|which)$|s$/.test(item.lower)) return null;
  }
  return null;
}

/** "65.4% (3B) and 67.2% (7B)": finds the size in brackets after the number. */
export function findBracketedSize({
  sentence: { items },
  last,
}: CandidateClaim): { mention: Mention; at: number } | null {
  const mention = findBracketedMention(items, last);
  return mention?.kind === "size" ? { mention, at: last + 2 } : null;
}
