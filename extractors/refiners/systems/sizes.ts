import type { Mention } from "../../mentions/mention";
import { MODEL_NOUNS } from "../../rules/cues";
import type { Draft } from "../../rules/draft";
import { headOf, type Item, inBracket, isClass, itemText, type Scene, saysHow } from "../../rules/scene";
import type { PaperContext } from "../context/paper-context";

/** A bare size with the paper's own series: "our 32B model" of Skyline is "Skyline-32B". */
export function resolveSize(mention: Mention, scene: Scene, at: number, context: PaperContext): Mention {
  if (mention.kind !== "size") return mention;
  const series = context.own.find((o) => o.kind === "model");
  const ahead = scene.items.slice(Math.max(0, at - 5), at).map((i) => i.lower);
  const ours = ahead.some((w) => /^(?:our|the|its|both|resulting)$/.test(w));
  if (series && ours) return { ...mention, kind: "model", name: `${series.name}-${mention.surface}` };
  const noun = sizedNoun(scene.items, at);
  // "for 8B models" speaks of one such model as well.
  const name = noun === null ? `${mention.surface} model` : itemText(scene, at, noun).replace(/s$/, "");
  return { ...mention, kind: "model", name };
}

/** Nouns for what has a size, besides models: "the 7B *variant*". */
const SIZED = /^(?:models?|variants?|versions?|agents?|students?|baselines?|scale|experts?|reasoners?|assistants?)$/;

/** What a size is the size of: "7B *backbone*", "8B distilled *detector*"; null in "7B and 9B models". */
export function sizedNoun(items: readonly Item[], at: number): number | null {
  for (let i = at + 1; i < Math.min(items.length, at + 4); i++) {
    const item = items[i] as Item;
    const head = headOf(item.lower);
    if (item.kind !== "word" || isClass("preposition", item.lower) || saysHow(item.lower)) return null;
    if (SIZED.test(head) || MODEL_NOUNS.has(head)) return i;
    if (/^(?:and|or|an?|the|its|our|that|which)$|s$/.test(item.lower)) return null;
  }
  return null;
}

/** "65.4% (3B) and 67.2% (7B)": the number is that of the size behind it. */
export function bracketedSize({ scene: { items }, last }: Draft): { mention: Mention; at: number } | null {
  const mention = inBracket(items, last);
  return mention?.kind === "size" ? { mention, at: last + 2 } : null;
}
