import { TASK_NOUNS } from "../../rules/cues";
import type { Filled } from "../../rules/draft";
import { type Item, itemText, type Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { fillPhrase, isTaskPhrase, type Phrase } from "../context/phrases";
import { isJoint } from "../context/runs";

const ARTICLE = /^(?:the|an?|its|our|their|both)$/;

/** The parts of "industrial and robotics datasets", just so many; null where they are more or fewer. */
export function coordinatedTexts(scene: Scene, text: Filled<string>, count: number): Filled<string>[] | null {
  const { items } = scene;
  const [from, to] = [items.findIndex((i) => i.first === text.first), items.findIndex((i) => i.last === text.last)];
  if (from < 0 || to <= from || text.scene) return null;
  const parts = partsOf(items, { from, to });
  const last = parts.at(-1);
  // "long- and multi-document tasks" leaves off more than the last word.
  const isCut = parts.some((part) => /-$/.test(wordAt(items, part.to)));
  const isOf = parts.some((part) => items.slice(part.from, part.to + 1).some((i) => i.lower === "of"));
  if (parts.length !== count || isCut || isOf || !last || !isTaskPhrase(items, last)) return null;
  const head = wordAt(items, last.to);
  return parts.map((part) => {
    const filled = fillPhrase(scene, part);
    if (TASK_NOUNS.has(wordAt(items, part.to))) return filled;
    return {
      ...filled,
      value: `${itemText(scene, part.from, part.to)} ${head}`,
      inferred: "the last word of its list",
    };
  });
}

/** What joints part, without articles. */
function partsOf(items: readonly Item[], { from, to }: Phrase): Phrase[] {
  const parts: Phrase[] = [];
  let start = from;
  for (let i = from; i <= to + 1; i++) {
    if (i <= to && !isJoint(items[i])) continue;
    while (start < i && ARTICLE.test(wordAt(items, start))) start++;
    if (start < i) parts.push({ from: start, to: i - 1 });
    start = i + 1;
  }
  return parts;
}
