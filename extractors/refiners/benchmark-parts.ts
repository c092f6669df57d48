import { type Item, isClass, isResultVerb, type Scene } from "../rules/scene";
import { wordAt } from "../text/word-at";

/** Parts of a benchmark that are results of their own; its test set is the benchmark itself. */
const SPLIT = /^(?:[vV]\d(?:\.\d)?|unseen|dev|Hard|Easy|Medium|[Tt]est-mini|testmini)$/;

/** What says nothing of a part: "the full split", "the whole test set". */
const WHOLE =
  /^(?:the|full|whole|entire|official|public|private|standard|original|test|testing|train|training|held-out|evaluation|benchmark|dataset|two|three|four|five|other|same|its|their|our|a|an|and|one|each|every|this|that|which)$/;

/** "the Orion benchmark's", "the Orion leaderboard's": what stands between a name and its part. */
function pastNoun(items: readonly Item[], at: number): number {
  let i = at;
  if (/^(?:benchmark|dataset|leaderboard|corpus)$/.test(wordAt(items, i))) i++;
  return items[i]?.lower === "'" && items[i + 1]?.lower === "s" ? i + 2 : i;
}

const textOf = ({ scene }: { readonly scene: Scene }, item: Item): string =>
  scene.tokens
    .slice(item.first, item.last + 1)
    .map((t) => t.text)
    .join("");

/** The words behind a name that say which part of it: "the Orion development set", "the Orion hard subset". */
export function partBehind(d: { readonly scene: Scene }, at: number): string | null {
  const { items } = d.scene;
  const next = items[at + 1];
  if (next?.kind === "word" && SPLIT.test(textOf(d, next))) return textOf(d, next);
  const from = pastNoun(items, at + 1);
  const first = items[from];
  if (first?.kind !== "word") return null;
  if (/^(?:dev|development)$/.test(first.lower)) return "dev";
  if (first.lower === "hidden") return "hidden test";
  if (/-subset$/.test(first.lower)) return textOf(d, first);
  return partOfWords(d, from);
}

/** "the Orion multi-speaker subset": plain words up to what a part is called. */
function partOfWords(d: { readonly scene: Scene }, from: number): string | null {
  const { items } = d.scene;
  const end = [from + 1, from + 2].find((k) => /^(?:subset|split|track|partition)$/.test(wordAt(items, k)));
  if (end === undefined) return null;
  const words = items.slice(from, end);
  const plain = words.every(
    (i) => i.kind === "word" && !isClass("preposition", i.lower) && !isResultVerb(i) && !WHOLE.test(i.lower),
  );
  return plain ? words.map((i) => textOf(d, i)).join(" ") : null;
}

/** Heads of several parts: "the easy and hard splits". */
const PARTS = /^(?:splits|subsets|sets|tracks|partitions|subtasks|portions)$/;

/** "the easy and hard splits of Orion", "Orion easy and hard subsets", "on their dev and test sets": two parts, in order. */
export function twoParts(d: { readonly scene: Scene }): readonly string[] | null {
  const { items } = d.scene;
  const head = items.findIndex((i) => PARTS.test(i.lower));
  const [one, and, two] = [items[head - 3], items[head - 2], items[head - 1]];
  if (!one || !two || and?.lower !== "and" || one.kind !== "word" || two.kind !== "word") return null;
  if ([one, two].some((i) => WHOLE.test(i.lower) && i.lower !== "test")) return null;
  return [one, two].map((i) => (i.lower === "development" ? "dev" : textOf(d, i)));
}
