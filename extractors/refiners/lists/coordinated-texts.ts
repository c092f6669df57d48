import type { SlotValue } from "../../rules/candidate-claim";
import { type SentenceContext, type SentenceItem, sliceItems } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { TASK_NOUNS } from "../../words/head-nouns";
import { isConnector } from "../context/coordinations";
import { isTaskPhrase, type Phrase, phraseToSlotValue } from "../context/phrases";

const ARTICLE = /^(?:the|an?|its|our|their|both)$/;

/** Splits "industrial and robotics datasets" into exactly `count` parts; null if there are more or fewer. */
export function splitCoordinatedTexts(
  sentence: SentenceContext,
  text: SlotValue<string>,
  count: number,
): SlotValue<string>[] | null {
  const { items } = sentence;
  const [from, to] = [
    items.findIndex((item) => item.first === text.first),
    items.findIndex((item) => item.last === text.last),
  ];
  if (from < 0 || to <= from || text.sentence) return null;
  const parts = splitAtConnectors(items, { from, to });
  const last = parts.at(-1);
  // "long- and multi-document tasks" omits more than the last word.
  const isCut = parts.some((part) => /-$/.test(wordAt(items, part.to)));
  const isOf = parts.some((part) => items.slice(part.from, part.to + 1).some((item) => item.lower === "of"));
  if (parts.length !== count || isCut || isOf || !last || !isTaskPhrase(items, last)) return null;
  const head = wordAt(items, last.to);
  return parts.map((part) => {
    const slotValue = phraseToSlotValue(sentence, part);
    if (TASK_NOUNS.has(wordAt(items, part.to))) return slotValue;
    return {
      ...slotValue,
      value: `${sliceItems(sentence, part.from, part.to)} ${head}`,
      inferred: "shared-head-noun",
    };
  });
}

/** Splits a phrase at its connectors and removes articles. */
function splitAtConnectors(items: readonly SentenceItem[], { from, to }: Phrase): Phrase[] {
  const parts: Phrase[] = [];
  let start = from;
  for (let i = from; i <= to + 1; i++) {
    if (i <= to && !isConnector(items[i])) continue;
    while (start < i && ARTICLE.test(wordAt(items, start))) start++;
    if (start < i) parts.push({ from: start, to: i - 1 });
    start = i + 1;
  }
  return parts;
}
