import type { Item, Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";

/** Parts of a benchmark that are results of their own; its test set is the benchmark itself. */
const SPLIT = /^(?:[vV]\d{1,2}(?:\.\d)?|unseen|dev|Hard|Easy|Medium|Small|Large|[Tt]est-mini|testmini)$/;

/** "Orion (val)", "Orion (clean)": a part in a bracket of its own. */
const LEVEL = /^(?:val|validation|test|dev|clean|final|easy|medium|hard|lite|mini)$/;

/** "the Orion benchmark's", "the Orion hold-out": what stands between a name and its part. */
function pastNoun(items: readonly Item[], at: number): number {
  let i = at;
  while (/^(?:benchmark|dataset|leaderboard|corpus|hold-out|held-out|official)$/.test(wordAt(items, i))) i++;
  return items[i]?.lower === "'" ? i + 2 : i;
}

const textOf = ({ tokens }: Scene, item: Item): string =>
  tokens
    .slice(item.first, item.last + 1)
    .map((t) => t.text)
    .join("");

/** The words behind a name that say which part of it: "the Orion development set", "the Orion law-subset". */
export function partBehind(scene: Scene, at: number): string | null {
  const { items } = scene;
  const next = items[at + 1];
  if (next?.kind === "word" && SPLIT.test(textOf(scene, next))) return textOf(scene, next);
  if (next?.lower === "(" && items[at + 3]?.lower === ")" && LEVEL.test(wordAt(items, at + 2)))
    return wordAt(items, at + 2);
  const first = items[pastNoun(items, at + 1)];
  if (first?.kind !== "word") return null;
  if (/^(?:dev|development)$/.test(first.lower)) return "dev";
  if (/^(?:val|validation)$/.test(first.lower)) return first.lower;
  return /-subset$/.test(first.lower) ? textOf(scene, first) : null;
}

/** Heads of several parts: "the easy and hard splits". */
const PARTS = /^(?:splits|subsets|sets|tracks|partitions|subtasks|portions)$/;

/** "the easy and hard splits of Orion", "Orion easy and hard subsets", "on their dev and test sets": two parts, in order. */
export function twoParts(scene: Scene): readonly string[] | null {
  const { items } = scene;
  const head = items.findIndex((i) => PARTS.test(i.lower));
  const [one, and, two] = [items[head - 3], items[head - 2], items[head - 1]];
  if (!one || !two || and?.lower !== "and") return null;
  return [one, two].map((i) => (i.lower === "development" ? "dev" : textOf(scene, i)));
}
